//! As much of lightningcss as Trunk names. hooks/bundle.js makes stylesheets small.

pub mod stylesheet {
    #[derive(Default)]
    pub struct ParserOptions;
    #[derive(Default)]
    pub struct MinifyOptions;
    #[derive(Default)]
    pub struct PrinterOptions {
        pub minify: bool,
        pub others: (),
    }
    pub struct ToCssResult {
        pub code: String,
    }
    pub struct StyleSheet;

    impl StyleSheet {
        pub fn parse(_: &str, _: ParserOptions) -> Result<Self, &'static str> {
            Err("this Trunk minifies nothing")
        }

        pub fn minify(&mut self, _: MinifyOptions) -> Result<(), &'static str> {
            Ok(())
        }

        pub fn to_css(&self, _: PrinterOptions) -> Result<ToCssResult, &'static str> {
            Err("this Trunk minifies nothing")
        }
    }
}
