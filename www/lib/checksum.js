// The checksum of zip files and of proofs.

/** The change of a CRC-32 for each value of a byte. */
const CHANGES = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 && 0xedb88320);
  return sum;
});

/**
 * Returns the CRC-32 of bytes, continued from the checksum `before` of earlier bytes.
 * @param {Uint8Array} bytes
 * @param {number} [before]
 */
export function crc32(bytes, before = 0) {
  let sum = ~before;
  for (const byte of bytes) sum = (sum >>> 8) ^ CHANGES[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
