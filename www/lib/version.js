// The program's version and commit, as the build wrote them into the page.

export const version = () => document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
