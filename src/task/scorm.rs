//! A task or a lesson as a package for learning platforms: a zip of a manifest and the page as one file [ADL 2001].
//!
//! Platforms join a file's name and its parameters in different ways, so the page contains the link that it opens. The
//! page produces the same bytes with a separate module, which is loaded only for packages
//! (`www/features/scorm/package.js`).

use crate::text::checksum::crc32;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;

/// The place for the link, which exists only in the single-file page.
const PLACE: &str = r#"<meta name="annealing-lab-scorm" content=""#;
const LEVEL: u8 = 9;

/// Returns the package of a link of the page; `None` if `page` is not the single-file page.
pub fn scorm_package(page: &str, title: &str, link: &str) -> Option<Vec<u8>> {
    let packed = page.replacen(&format!("{PLACE}\""), &format!("{PLACE}{}\"", escaped(link)), 1);
    if packed == page {
        return None;
    }
    let title = escaped(title);
    // A platform may contain many packages, so each needs a distinct identifier.
    let own = crc32(0, link.as_bytes());
    let manifest = format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="annealing-lab-{own:08x}" version="1.1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="all">
<organization identifier="all"><title>{title}</title><item identifier="item" identifierref="page"><title>{title}</title></item></organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="annealing-lab.html"><file href="annealing-lab.html"/></resource>
</resources>
</manifest>
"#
    );
    Some(zip(&[("imsmanifest.xml", &manifest), ("annealing-lab.html", &packed)]))
}

/// Returns the link that makes the page open the text of a lesson.
pub fn lesson_link(text: &str) -> String {
    format!("learn&text={}&step=1", URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), LEVEL)))
}

/// Escapes a text for XML and HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Packs files uncompressed into a zip. They have the first date of the zip format, so that the bytes do not depend on
/// a clock.
fn zip(files: &[(&str, &str)]) -> Vec<u8> {
    let (mut bytes, mut list) = (Vec::new(), Vec::new());
    for (name, content) in files {
        let size = content.len() as u32;
        let numbers = words(&[crc32(0, content.as_bytes()), size, size, name.len() as u32]);
        // The fields are the version, no flags, no packing, and midnight of the first day of 1980.
        let head = [b"\x0a\0\0\0\0\0\0\0\x21\0", &numbers[..]].concat();
        let place = words(&[bytes.len() as u32]);
        // The fields are no comment, no attributes, and the first disk.
        list.extend([b"PK\x01\x02\x0a\0", &head[..], &[0; 10], &place, name.as_bytes()].concat());
        bytes.extend([b"PK\x03\x04", &head[..], name.as_bytes(), content.as_bytes()].concat());
    }
    let count = files.len() as u32;
    let ends = words(&[0, count | count << 16, list.len() as u32, bytes.len() as u32]);
    [&bytes[..], &list, b"PK\x05\x06", &ends, &[0; 2]].concat()
}

fn words(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::files::read_file;

    #[test]
    fn a_package_has_a_manifest_and_the_page_with_its_link() {
        let page = format!("<head>{PLACE}\"></head>");
        let package = scorm_package(&page, "Q & <A>", "task&v=2&title=Q").unwrap();
        let (mut texts, mut unread) = (Vec::new(), Vec::new());
        read_file("x.zip", &package, &mut texts, &mut unread);
        assert!(unread.is_empty());
        let names: Vec<&str> = texts.iter().map(|text| &text.file[..]).collect();
        assert_eq!(names, ["x.zip/annealing-lab.html", "x.zip/imsmanifest.xml"]);
        assert_eq!(texts[0].text, page.replace("content=\"", "content=\"task&amp;v=2&amp;title=Q"));
        assert_eq!(texts[1].text.matches("<title>Q &amp; &lt;A&gt;</title>").count(), 2);
        assert_eq!(scorm_package("<head></head>", "Q", "task"), None);
    }
}
