// The files of deploy/ in the servers themselves, on the loopback: every file of dist/ is fetched, plain and compressed. `./dev test slow`
// unpacks Debian's nginx, Caddy and Apache into target/servers; elsewhere the test takes those that are on PATH.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { cacheFor, filesOf, headersFor } from "../../deploy/headers.js";

const TOP = fileURLToPath(new URL("../../", import.meta.url));
const DIST = `${TOP}dist`;
/** Compressed they are not worth the time. */
const PACKED = /\.(woff2|png)$|LICENSE$/;
/** @type {Record<string, RegExp>} */
const TYPES = {
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  wasm: /^application\/wasm$/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  woff2: /^font\/woff2$/,
};

/** Nobody in particular, where the test is run by root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** What the servers may read and write: a copy of the page, of their own files, and their logs. */
let folder = "";
/** Where Debian's programs and modules are, unpacked. */
let unpacked = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "annealing-lab-hosting-"));
  unpacked = join(folder, "servers");
  if (existsSync(`${TOP}target/servers`)) cpSync(`${TOP}target/servers`, unpacked, { recursive: true });
  // Below it everything may be written by the server's own user.
  if ("uid" in NOBODY) execFileSync("chown", ["-R", `${NOBODY.uid}:${NOBODY.gid}`, folder]);
});
after(() => rmSync(folder, { recursive: true }));

/** A program of target/servers or of PATH, or "". @param {string[]} names */
function found(names) {
  const places = [`${unpacked}/usr/sbin`, `${unpacked}/usr/bin`, ...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
  return names.flatMap((name) => places.map((place) => join(place, name))).find((path) => existsSync(path)) ?? "";
}

const freePort = () =>
  new Promise((/** @type {(port: number) => void} */ resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @typedef {{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }} Answer */

/** @param {number} port @param {string} path @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
const fetched = (port, path, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on("error", reject);
  });

/** @param {string} text @param {[string | RegExp, string][]} edits each of which must find something */
function edited(text, edits) {
  for (const [from, to] of edits) {
    const now = text.replaceAll(
      from instanceof RegExp ? from : new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"),
      () => to,
    );
    assert.notEqual(now, text, `nothing reads ${from}`);
    text = now;
  }
  return text;
}

const ready = (/** @type {string} */ file) => readFileSync(`${TOP}deploy/${file}`, "utf8");

/** @typedef {{ home: string, page: string, port: number, frames: [string | RegExp, string][] }} Place of a server: its folder, the page's */

/** Puts the server's files in place, and gives the words that start it. @type {Record<string, { programs: string[], encodings: string[], start: (program: string, place: Place) => { args: string[], env?: Record<string, string> } }>} */
const SERVERS = {
  nginx: {
    programs: ["nginx"],
    encodings: ["br", "gzip"],
    start(_, { home, page, port, frames }) {
      const modules = `${unpacked}/usr/lib/nginx/modules`;
      const brotli = existsSync(`${modules}/ngx_http_brotli_filter_module.so`);
      assert.ok(brotli || !process.env.CI, "nginx's brotli module is missing");
      const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${home}/${of};`);
      const site = edited(ready("nginx/annealing-lab.conf"), [
        ["listen 80;", `listen 127.0.0.1:${port};`],
        ["/srv/www/annealing/", `${page}/`],
        ...frames,
      ]);
      writeFileSync(`${home}/site.conf`, site);
      const main = [
        ...(brotli ? [`load_module ${modules}/ngx_http_brotli_filter_module.so;`] : []),
        `daemon off; pid ${home}/pid; error_log ${home}/errors; worker_processes 1;`,
        `events {} http { access_log off; ${own.join(" ")}`,
        ...(brotli ? [`include ${TOP}deploy/nginx/brotli.conf;`] : []),
        `include ${home}/site.conf; }`,
      ].join("\n");
      // The project may lie where nobody else may look.
      writeFileSync(`${home}/brotli.conf`, ready("nginx/brotli.conf"));
      writeFileSync(`${home}/nginx.conf`, main.replace(`${TOP}deploy/nginx/brotli.conf`, `${home}/brotli.conf`));
      return { args: ["-p", home, "-e", `${home}/errors`, "-c", `${home}/nginx.conf`] };
    },
  },
  Caddy: {
    programs: ["caddy"],
    encodings: ["br", "gzip"],
    start(_, { home, page, port, frames }) {
      if (!frames.length) execFileSync(process.execPath, [`${TOP}deploy/compress.js`, page]);
      // Its own port of administration is for nobody here.
      const site = edited(ready("caddy/Caddyfile"), [["# bind 127.0.0.1", "bind 127.0.0.1"], ...frames]);
      writeFileSync(`${home}/Caddyfile`, `{\n\tadmin off\n}\n${site}`);
      return {
        args: ["run", "--config", `${home}/Caddyfile`, "--adapter", "caddyfile"],
        env: { LAB_ADDRESS: `http://127.0.0.1:${port}`, LAB_FOLDER: page, HOME: home },
      };
    },
  },
  Apache: {
    programs: ["apache2", "httpd"],
    encodings: ["br", "gzip"],
    start(program, { home, page, port, frames }) {
      const modules = [
        `${unpacked}/usr/lib/apache2/modules`,
        "/usr/lib/apache2/modules",
        "/usr/lib64/httpd/modules",
      ].find(existsSync);
      const names = ["mpm_event", "authz_core", "dir", "mime", "alias", "headers", "filter", "deflate", "brotli"];
      const htaccess = ready("apache/.htaccess");
      writeFileSync(`${page}/.htaccess`, frames.length ? edited(htaccess, frames) : htaccess);
      writeFileSync(`${home}/mime.types`, "text/html html\ntext/css css\nimage/png png\ntext/plain txt\n");
      const main = [
        ...names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
        `ServerRoot ${home}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${home}/pid\nErrorLog ${home}/errors`,
        `TypesConfig ${home}/mime.types\nDirectoryIndex index.html\nDocumentRoot ${home}`,
        `Alias /annealing ${page}`,
        `<Directory ${page}>\nRequire all granted\nAllowOverride FileInfo\n</Directory>`,
      ].join("\n");
      writeFileSync(`${home}/httpd.conf`, main);
      return { args: ["-f", `${home}/httpd.conf`, "-D", "FOREGROUND"] };
    },
  },
};

/** Starts a server, lets it be looked at and ends it. @param {string} name @param {boolean} embed @param {(port: number) => Promise<void>} look @param {import("node:test").TestContext} t */
async function withServer(name, embed, look, t) {
  const { programs, start } = SERVERS[name];
  const program = found(programs);
  if (!program) {
    const why = `${name} is not here: nobody has looked at its files`;
    assert.ok(!process.env.CI, why);
    return t.skip(why);
  }
  const home = join(folder, `${name}${embed ? "-embed" : ""}`);
  const page = `${home}/page`;
  mkdirSync(home);
  cpSync(DIST, page, { recursive: true });
  const port = await freePort();
  const { args, env } = start(program, {
    home,
    page,
    port,
    frames: embed
      ? [
          ["frame-ancestors 'none'", "frame-ancestors *"],
          [/# (?=.*Cross-Origin-)/g, ""],
        ]
      : [],
  });
  if ("uid" in NOBODY) execFileSync("chown", ["-R", `${NOBODY.uid}:${NOBODY.gid}`, home]);
  chmodSync(folder, 0o755);
  const libraries = existsSync(`${unpacked}/usr/lib`)
    ? readdirSync(`${unpacked}/usr/lib`).filter((name) => name.endsWith("-linux-gnu"))
    : [];
  const LD_LIBRARY_PATH = libraries.map((name) => `${unpacked}/usr/lib/${name}`).join(":");
  const server = spawn(program, args, {
    ...NOBODY,
    cwd: home,
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH, ...env },
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (said += String(text)));
  const ended = new Promise((resolve) => server.on("close", resolve));
  try {
    for (let tries = 0; ; tries++) {
      const up = await fetched(port, "/annealing/sw.js").then(
        () => true,
        () => false,
      );
      if (up) break;
      const errors = existsSync(`${home}/errors`) ? readFileSync(`${home}/errors`, "utf8") : "";
      assert.ok(tries < 100 && server.exitCode === null, `${name} does not start: ${said}${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await look(port);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** @param {Answer} answer @param {string} frames @param {string} what */
function assertPolicy({ headers }, frames, what) {
  for (const [header, value] of Object.entries(headersFor(frames)))
    assert.equal(headers[header.toLowerCase()], value, `${what}: ${header}`);
  assert.equal(headers["x-frame-options"], undefined, what);
}

for (const name of Object.keys(SERVERS)) {
  test(`${name} sends every file whole, compressed, with its headers, below a path`, (t) =>
    withServer(
      name,
      false,
      async (port) => {
        const files = filesOf(DIST);
        assert.ok(files.length > 100);
        for (const file of files) {
          const path = `/annealing/${file === "index.html" ? "" : file}`;
          const bytes = readFileSync(join(DIST, file));
          const plain = await fetched(port, path);
          assert.equal(plain.status, 200, path);
          assert.ok(plain.body.equals(bytes), `${path}: other bytes`);
          assert.equal(plain.headers["content-encoding"], undefined, path);
          assert.equal(plain.headers["cache-control"], cacheFor(file), path);
          assert.match(plain.headers["content-type"] ?? "", TYPES[file.split(".").at(-1) ?? ""] ?? /^/, path);
          assertPolicy(plain, "'none'", path);
          for (const encoding of SERVERS[name].encodings) {
            if (PACKED.test(file) || bytes.length < 2000) continue;
            const packed = await fetched(port, path, { "Accept-Encoding": encoding });
            assert.equal(packed.headers["content-encoding"], encoding, `${path} by ${encoding}`);
            assert.match(packed.headers.vary ?? "", /accept-encoding/i, path);
            assert.equal(packed.headers["cache-control"], cacheFor(file), path);
            const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync;
            assert.ok(unpack(packed.body).equals(bytes), `${path} by ${encoding}: other bytes`);
            assert.ok(packed.body.length < 0.9 * bytes.length, `${path} by ${encoding}: ${packed.body.length} bytes`);
            assertPolicy(packed, "'none'", path);
            const { etag } = packed.headers;
            assert.ok(etag, `${path} has no ETag`);
            const again = await fetched(port, path, { "Accept-Encoding": encoding, "If-None-Match": etag });
            assert.equal(again.status, 304, `${path} by ${encoding}, asked for again`);
          }
        }
        const missing = await fetched(port, "/annealing/www/main-00000000.js");
        assert.equal(missing.status, 404);
        assert.doesNotMatch(missing.headers["cache-control"] ?? "", /immutable|max-age=[1-9]/);
        assertPolicy(missing, "'none'", "a missing file");
        const escaped = await fetched(port, "/annealing/%23puzzle=magic19&seed=7");
        assert.equal(escaped.status, 404);
        assert.match(String(escaped.body), /www\/404\.js/, "what a host shows for a link with %23 opens it");
        const bare = await fetched(port, "/annealing");
        assert.equal(bare.status, 301);
        assert.equal(new URL(bare.headers.location ?? "", `http://127.0.0.1:${port}`).pathname, "/annealing/");
        const folder = await fetched(port, "/annealing/www/");
        assert.ok([403, 404].includes(folder.status), `a folder is not listed: ${folder.status}`);
      },
      t,
    ));

  test(`${name} allows embedding where its file allows it`, (t) =>
    withServer(
      name,
      true,
      async (port) => {
        for (const path of ["/annealing/", "/annealing/www/worker.js", "/annealing/www/none"])
          assertPolicy(await fetched(port, path), "*", path);
        // Caddy has the compressed files beside the others in the other test, and here compresses by itself.
        const packed = await fetched(port, "/annealing/", { "Accept-Encoding": "gzip" });
        assert.ok(gunzipSync(packed.body).equals(readFileSync(`${DIST}/index.html`)));
      },
      t,
    ));
}
