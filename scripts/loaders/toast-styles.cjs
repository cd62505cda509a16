/**
 * Cuts out of sonner the style element that it writes, which the content policy refuses: its stylesheet is loaded as
 * a file, beside it. Throws when the package has changed how it does so.
 */
module.exports = function withoutStyleElement(code) {
  const cut = code.replace(/^__insertCSS\(".*"\);?$/m, '');
  if (cut === code) throw new Error('sonner/dist/index.mjs writes its styles in another way than it did.');
  return cut;
};
