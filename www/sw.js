// The service worker, which provides the page without a network, always from a single build. hooks/offline.js fills in
// the three constants and puts this file beside index.html.
//
// A build is fetched completely into a separate cache, and each file is checked against its hash. If any file is
// missing or differs, nothing changes. The new build takes over when the last page of the old build is gone, or when
// the only open page requests it. It never takes over during a run.

const BUILD = "";
/** @type {Record<string, string>} path -> integrity */
const FILES = {};
/**
 * The files of languages with their hashes; only languages used on this page are stored.
 * @type {Record<string, string>}
 */
const LANGUAGES = {};

/** @type {any} */
const worker = globalThis;
const { scope } = worker.registration;
const PREFIX = "annealing-lab-";
/** A host may have several copies of the page, each with separate caches. */
const CACHE = `${PREFIX}${BUILD} ${scope}`;

/** @param {Cache} cache @param {string} path @param {string} integrity */
async function keep(cache, path, integrity) {
  const address = new URL(path, scope).href;
  // A mixed build would fail here, because the hash proves that the file belongs to this build.
  const response = await fetch(new Request(address, { integrity, cache: "no-cache" }));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  await cache.put(address, response);
}

/** Returns the language of a file, by its name; the first builds had no folder for these files. @param {string} path */
const languageOf = (path) => /\bwww\/(?:text\/)?([a-z]+)-[^/]*$/.exec(path)?.[1];

/** Returns the language files stored by earlier builds. */
async function spoken() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name.endsWith(` ${scope}`));
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(lists.flat().map(({ url }) => languageOf(url)));
  return Object.entries(LANGUAGES).filter(([path]) => kept.has(languageOf(path)));
}

/** Stores the files of a language, because a page is read in it. @param {string} language */
async function keepLanguage(language) {
  const cache = await caches.open(CACHE);
  for (const [path, integrity] of Object.entries(LANGUAGES)) {
    if (languageOf(path) === language && !(await cache.match(new URL(path, scope).href)))
      await keep(cache, path, integrity);
  }
}

async function fetchAll() {
  const files = [...Object.entries(FILES), ...(await spoken())];
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(files.map(([path, integrity]) => keep(cache, path, integrity)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith(PREFIX)) continue;
    if (name.endsWith(` ${scope}`)) await caches.delete(name);
    else if (!name.includes(" ")) await dropOldest(name);
  }
}

/**
 * Deletes a cache of the first builds, which named no scope, so that copies of one build shared a cache.
 * @param {string} name
 */
async function dropOldest(name) {
  const cache = await caches.open(name);
  if (!(await cache.match(scope))) return;
  const urls = (await cache.keys()).map(({ url }) => url);
  // A copy may be in a folder of this one.
  const inside = urls.filter((url) => url.endsWith("/") && url.startsWith(scope) && url !== scope);
  const own = urls.filter((url) => url.startsWith(scope) && !inside.some((other) => url.startsWith(other)));
  for (const url of own) await cache.delete(url);
  if ((await cache.keys()).length === 0) await caches.delete(name);
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const address = new URL(request.url);
  address.search = "";
  if (request.mode === "navigate") {
    // A program has replaced the # of the link with %23.
    const [page, link] = address.href.split(/%(?:25)*23(.*)/);
    if (link) return Response.redirect(`${page}#${link}`);
    if (address.pathname.endsWith("/index.html")) address.pathname = address.pathname.slice(0, -10);
  }
  return (await cache.match(address.href)) ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  // A request that bypasses caches is left to the host.
  const kept = request.method === "GET" && request.cache !== "no-store";
  if (kept && request.url.startsWith(scope)) event.respondWith(answer(request));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.speaks) event.waitUntil(keepLanguage(event.data.speaks));
  if (event.data !== "take over") return;
  event.waitUntil(
    (async () => {
      const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      // The host may have other pages beside this one or below it.
      const pages = windows.filter((/** @type {{ url: string }} */ { url }) =>
        [scope, `${scope}index.html`].includes(url.replace(/[?#].*/, "")),
      );
      if (pages.length <= 1) await worker.skipWaiting();
      else event.source?.postMessage("others are open");
    })(),
  );
});
