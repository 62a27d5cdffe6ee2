// Returns the version and commit of the program, which the build writes into the page.

export const version = () => document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
