import { readFileSync } from 'node:fs';
import * as frameworkConstants from 'next/dist/lib/constants';
import * as constants from '@/lib/browser/framework-constants';
import config from '@/next.config';
import { filesUnder } from '@/scripts/export';

/** Source of a file of the framework. */
const ofFramework = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

it.each([
  ['client/components/app-router.js', './builtin/global-error'],
  ['client/react-client-callbacks/error-boundary-callbacks.js', '../components/builtin/global-error'],
  ['client/app-globals.js', '../build/polyfills/polyfill-module'],
  ['client/components/router-reducer/router-reducer.js', './reducers/server-action-reducer'],
  ['client/components/segment-cache/cache.js', '../../../lib/constants'],
  ['client/components/router-reducer/fetch-server-response.js', '../../../lib/constants'],
])('%s requires %s, which the site replaces', (file, part) => {
  expect(ofFramework(file)).toContain(`require("${part}")`);
  expect(Object.keys(config.turbopack?.resolveAlias ?? {})).toContain(part);
});

it('the router reads only the constants of lib/browser, which have the values of the framework', () => {
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

it('the site has no server actions, whose reducer is replaced', () => {
  const code = ['app', 'components', 'lib'].flatMap((folder) =>
    filesUnder(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(code.filter((text) => /^\s*['"]use server['"]/m.test(text))).toEqual([]);
});
