// The checksum of zips, and of proofs.

/** The change that a byte makes to a CRC-32. */
const CHANGES = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 && 0xedb88320);
  return sum;
});

/** Gives the CRC-32 of bytes, after those whose checksum is `before`. @param {Uint8Array} bytes @param {number} [before] */
export function crc32(bytes, before = 0) {
  let sum = ~before;
  for (const byte of bytes) sum = (sum >>> 8) ^ CHANGES[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
