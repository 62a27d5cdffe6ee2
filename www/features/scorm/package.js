// The package for learning platforms: a zip of a manifest and the page as one file, byte for byte equal to the
// program's package (src/task/scorm.rs).

import { crc32 } from "../../lib/checksum.js";

/** The place for the link that the packed page opens; only the single-file page contains it. */
const PLACE = '<meta name="annealing-lab-scorm" content="';

/**
 * Makes the package of a link; null if `page` is not the single-file page.
 * @param {string} page
 * @param {string} title
 * @param {string} link
 */
export function packageOf(page, title, link) {
  const packed = page.replace(`${PLACE}"`, () => `${PLACE}${escaped(link)}"`);
  if (packed === page) return null;
  const name = escaped(title);
  // A platform may contain many packages, so each needs a separate identifier.
  const own = crc32(new TextEncoder().encode(link)).toString(16).padStart(8, "0");
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="annealing-lab-${own}" version="1.1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="all">
<organization identifier="all"><title>${name}</title><item identifier="item" identifierref="page"><title>${name}</title></item></organization>
</organizations>
<resources>
<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="annealing-lab.html"><file href="annealing-lab.html"/></resource>
</resources>
</manifest>
`;
  return zip({ "imsmanifest.xml": manifest, "annealing-lab.html": packed });
}

/** Escapes a text for XML and HTML. @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * Stores files uncompressed in a zip, with the earliest date of the format, so that its bytes do not depend on a clock.
 * @param {Record<string, string>} files
 */
function zip(files) {
  /** @type {[BlobPart[], BlobPart[]]} */
  const [bytes, list] = [[], []];
  for (const [name, text] of Object.entries(files)) {
    const content = new TextEncoder().encode(text);
    const { length } = content;
    // The version, no flags, no compression, midnight on 1 January 1980.
    const head = ["\x0a\0\0\0\0\0\0\0\x21\0", Uint32Array.of(crc32(content), length, length, name.length)];
    // No comment, no attributes, the first disk.
    list.push("PK\x01\x02\x0a\0", ...head, new Uint8Array(10), Uint32Array.of(sizeOf(bytes)), name);
    bytes.push("PK\x03\x04", ...head, name, content);
  }
  const count = Object.keys(files).length;
  const ends = Uint32Array.of(0, count | (count << 16), sizeOf(list), sizeOf(bytes));
  return new Blob([...bytes, ...list, "PK\x05\x06", ends, new Uint8Array(2)], { type: "application/zip" });
}

/** @param {BlobPart[]} parts */
const sizeOf = (parts) => new Blob(parts).size;
