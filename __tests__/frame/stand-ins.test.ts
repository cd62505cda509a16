import { readFileSync } from 'node:fs';
import * as frameworkConstants from 'next/dist/lib/constants';
import * as constants from '@/lib/browser/framework-constants';
import config from '@/next.config';
import { filesUnder } from '@/scripts/export';

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

/** Text of a file of the framework. */
const ofFramework = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

it.each([
  ['client/components/app-router.js', './builtin/global-error'],
  ['client/react-client-callbacks/error-boundary-callbacks.js', '../components/builtin/global-error'],
  ['client/app-globals.js', '../build/polyfills/polyfill-module'],
  ['client/components/router-reducer/router-reducer.js', './reducers/server-action-reducer'],
  ['client/components/segment-cache/cache.js', '../../../lib/constants'],
  ['client/components/router-reducer/fetch-server-response.js', '../../../lib/constants'],
])('%s asks for %s, which the site has a part of its own for', (file, part) => {
  expect(ofFramework(file)).toContain(`require("${part}")`);
  expect(Object.keys(config.turbopack?.resolveAlias ?? {})).toContain(part);
});

it('the router reads no constant but those that the site gives it, which are the framework’s own', () => {
  const router = ['segment-cache', 'router-reducer'].flatMap((folder) =>
    filesUnder(`node_modules/next/dist/client/components/${folder}`)
      .filter((file) => file.endsWith('.js'))
      .map((file) => ofFramework(`client/components/${folder}/${file}`))
      .filter((code) => code.includes('require("../../../lib/constants")')),
  );
  const read = router.flatMap((code) =>
    [...code.matchAll(/_constants\.(\w+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(read)).toEqual(new Set(Object.keys(constants)));
  expect(frameworkConstants).toMatchObject(constants);
});

it('nothing of the site is called on a server', () => {
  const code = ['app', 'components', 'lib'].flatMap((folder) =>
    filesUnder(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(code.filter((text) => /^\s*['"]use server['"]/m.test(text))).toEqual([]);
});
