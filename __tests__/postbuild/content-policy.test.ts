/** @jest-environment node */
import { policyFor, sourceHash, toastStylesheet, withPolicy } from '@/scripts/postbuild/content-policy';

const HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Soup</title><script src="/_next/a.js"></script>' +
  '<style>p{color:red}</style></head><body><script>one()</script><script>one()</script><script>two()</script>' +
  '<script type="application/ld+json">{"@type":"Recipe"}</script></body></html>';
const SOURCES = { styles: ["'sha256-toast'"], formTargets: [] };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('each inline script is named once by its hash, and nothing else may run', () => {
  const scripts = directive(policyFor(HTML, SOURCES), 'script-src');
  expect(scripts).toBe(`script-src 'self' ${sourceHash('one()')} ${sourceHash('two()')}`);
});

test('inline styles and styles that scripts add are named by their hashes', () => {
  const styles = directive(policyFor(HTML, SOURCES), 'style-src');
  expect(styles).toContain("'sha256-toast'");
  expect(styles).toContain(sourceHash('p{color:red}'));
  expect(styles).not.toContain('unsafe-inline');
});

test('forms go to this site, the mail composer and the named endpoint', () => {
  const policy = policyFor(HTML, { styles: [], formTargets: ['https://mail.test'] });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' mailto: https://mail.test");
});

const withEmbeds = (...providers: string[]) =>
  HTML.replace('</body>', `${providers.map((name) => `<div data-embed="${name}"></div>`).join('')}</body>`);

test('a page without embeds frames nobody and runs nobody else', () => {
  const policy = policyFor(HTML, SOURCES);
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(policy).not.toMatch(/youtube|instagram/);
});

test('only a page with a film frames its player', () => {
  const policy = policyFor(withEmbeds('youtube', 'youtube'), SOURCES);
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
  expect(policy).not.toContain('instagram');
  expect(directive(policy, 'script-src')).not.toContain('youtube');
});

test('only a page with a post runs the script of its network, and frames what it draws', () => {
  const policy = policyFor(withEmbeds('instagram'), SOURCES);
  expect(directive(policy, 'script-src')).toContain(' https://www.instagram.com');
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.instagram.com');
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('words about an embed are not an embed', () => {
  const html = HTML.replace(
    '</body>',
    '<p>data-embed="youtube"</p><script>"data-embed=instagram"</script></body>',
  );
  expect(directive(policyFor(html, SOURCES), 'frame-src')).toBe("frame-src 'none'");
});

test('an embed of an unknown provider is refused', () => {
  expect(() => policyFor(withEmbeds('tiktok'), SOURCES)).toThrow('has an embed of “tiktok”');
  expect(() => policyFor(withEmbeds('constructor'), SOURCES)).toThrow('has an embed of “constructor”');
});

test('a hash is the one that browsers compute', () => {
  expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('the policy stands before everything but the character set', () => {
  const html = withPolicy(HTML, "default-src 'self'");
  expect(html).toContain(
    `<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>`,
  );
});

test('without a character set first, the policy is the first thing in the head', () => {
  const html = withPolicy('<html><head><title>x</title></head></html>', "default-src 'self'");
  expect(html).toContain('<head><meta http-equiv="Content-Security-Policy"');
});

test('a page without a head is refused', () => {
  expect(() => withPolicy('<p>Soup</p>', "default-src 'self'")).toThrow('has no <head>');
});

test('the stylesheet of the toasts is found in their package', () => {
  expect(toastStylesheet()).toContain('[data-sonner-toaster]');
});
