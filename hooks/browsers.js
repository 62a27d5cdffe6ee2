// The oldest browsers that the page supports (docs/DEPLOY.md): scripts and stylesheets are built for these.

/** The versions, as major and minor. @type {Record<string, [number, number]>} */
export const OLDEST = { chrome: [111, 0], firefox: [121, 0], safari: [16, 4] };

/** The browsers in the format of esbuild. */
export const forScripts = Object.entries(OLDEST).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

/** The browsers in the format of Lightning CSS, with one byte for each part of a version. */
export const forStyles = Object.fromEntries(
  Object.entries(OLDEST).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
