// The oldest browsers that the page promises (docs/DEPLOY.md): scripts and stylesheets are built for these.

/** Versions, as major and minor. @type {Record<string, [number, number]>} */
export const OLDEST = { chrome: [111, 0], firefox: [121, 0], safari: [16, 4] };

/** As esbuild names them. */
export const forScripts = Object.entries(OLDEST).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

/** As Lightning CSS has them: a byte for each part of a version. */
export const forStyles = Object.fromEntries(
  Object.entries(OLDEST).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
