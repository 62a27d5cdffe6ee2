// Starts the single-file page (single.js): unpacks its parts, gives each part an address, and puts that address into
// the tag that names the part. If the environment forbids this, one sentence reports it.

(async () => {
  /** Returns the unpacked content of a tag. @param {string} id */
  const unpacked = (id) => {
    const text = document.getElementById(id)?.textContent ?? "";
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const root = document.documentElement;
  try {
    // A person who packs the page for a learning platform must not pass on the choices that first.js has set here.
    const source = /** @type {HTMLElement} */ (root.cloneNode(true));
    source.removeAttribute("class");
    source.querySelector('meta[name="annealing-lab-scorm"]')?.setAttribute("content", "");
    for (const name of Object.keys(source.dataset))
      if (!["languages", "site"].includes(name)) delete source.dataset[name];
    const [files, wasm] = await Promise.all([unpacked("packed-files").json(), unpacked("packed-wasm").arrayBuffer()]);
    const addressOf = (/** @type {BlobPart} */ content, /** @type {string} */ type) =>
      URL.createObjectURL(new Blob([content], { type }));
    /** @type {Map<string, string>} */
    const addresses = new Map([["wasm", "blob:packed"]]);
    Object.assign(globalThis, { annealingLabModule: wasm });
    addresses.set("annealing-lab.html", addressOf(`<!DOCTYPE html>${source.outerHTML}`, "text/html"));
    for (const [path, [type, text]] of Object.entries(files)) addresses.set(path, addressOf(text, type));
    for (const tag of document.querySelectorAll("[data-packed]")) {
      const address = addresses.get(tag.getAttribute("data-packed") ?? "") ?? "";
      tag.setAttribute(tag instanceof HTMLLinkElement ? "href" : "content", address);
    }
    for (const id of ["packed-files", "packed-wasm"]) document.getElementById(id)?.remove();
    const link = document.querySelector('meta[name="annealing-lab-scorm"]')?.getAttribute("content");
    if (link && !location.hash) history.replaceState(null, "", `${location.href.split("#")[0]}#${link}`);
    // A policy may allow the page's script, but forbid this.
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    await import(addresses.get("page") ?? "");
  } catch (error) {
    // The page itself reports its own errors.
    if (root.classList.contains("loaded")) throw error;
    const place = document.getElementById("failure");
    if (!place) return;
    const own = place.getAttribute(`data-single-${root.dataset.language ?? root.lang}`);
    place.lang = own ? (root.dataset.language ?? root.lang) : "en";
    place.textContent = own ?? place.getAttribute("data-single");
    place.hidden = false;
    delete root.dataset.language;
    document.getElementById("unstarted")?.remove();
  }
})();
