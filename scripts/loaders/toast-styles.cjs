/**
 * Webpack loader that removes the `<style>` element which sonner inserts, since the content policy forbids it; its
 * stylesheet is imported as a file. Throws if sonner inserts it in another way.
 */
module.exports = function withoutStyleElement(code) {
  const cut = code.replace(/^__insertCSS\(".*"\);?$/m, '');
  if (cut === code)
    throw new Error(
      'sonner/dist/index.mjs inserts its styles in another way than expected; adapt this loader.',
    );
  return cut;
};
