import { readFileSync } from 'node:fs';

const canParse = URL.canParse;

afterEach(() => {
  URL.canParse = canParse;
});

it('a browser that cannot tell an address from another text is taught to', async () => {
  Reflect.deleteProperty(URL, 'canParse');
  await import('@/lib/browser/fill-ins');
  const both = [
    'https://kitchen.example/soup',
    'soup',
    'http://',
    '//kitchen.example',
    '',
    'mailto:cook@kitchen.example',
  ];
  for (const address of both) {
    expect([address, URL.canParse(address)]).toEqual([address, canParse(address)]);
    expect(URL.canParse(address, 'https://kitchen.example')).toBe(
      canParse(address, 'https://kitchen.example'),
    );
  }
});

it('what stands in for parts of the framework stands in for parts that are there', () => {
  const from = (file: string) => readFileSync(`node_modules/next/dist/client/${file}`, 'utf8');
  expect(from('components/app-router.js')).toContain('"./builtin/global-error"');
  expect(from('react-client-callbacks/error-boundary-callbacks.js')).toContain(
    '"../components/builtin/global-error"',
  );
  expect(from('app-globals.js')).toContain('"../build/polyfills/polyfill-module"');
});
