import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '@/package.json';
import { filesUnder } from '@/scripts/export';

/** Documents of the project: paths from its root. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesUnder('docs').map((file) => join('docs', file)),
  ...filesUnder('__tests__').map((file) => join('__tests__', file)),
].filter((file) => file.endsWith('.md') && !file.startsWith('__tests__/expected/'));

const TESTS = filesUnder('__tests__').filter((file) => /\.test\.tsx?$/.test(file));

/**
 * Names in the documents that do not exist, each as "document: name".
 *
 * @param pattern finds the names, as its first group
 * @param isCode false to leave out code, whose links are examples
 */
const missing = (pattern: RegExp, exists: (name: string, document: string) => boolean, isCode = true) =>
  DOCUMENTS.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const read = isCode ? text : text.replaceAll(/^```[\s\S]*?^```|`[^`\n]+`/gm, '');
    return [...read.matchAll(pattern)]
      .filter(([, name = '']) => !exists(name, document))
      .map(([, name]) => `${document}: ${name}`);
  });

it('each Jest command of a document finds a test', () => {
  const isTest = (name: string) => TESTS.some((test) => `__tests__/${test}`.includes(name));
  expect(missing(/npx jest ([\w/.-]+)/g, isTest)).toEqual([]);
});

it('each npm script of a document is a script of the project', () => {
  expect(missing(/npm run ([\w:-]+)/g, (name) => name in packageJson.scripts)).toEqual([]);
});

it('each path of code in a document exists', () => {
  // Content and public files are those of an owner; a build writes the folders `generated`.
  const path = /`((?:app|components|docs|e2e|hosting|lib|scripts|__tests__|\.github)\/[\w./@()[\]-]+)`/g;
  const isFile = (name: string) =>
    name.includes('/generated/') || ['', '.ts', '.tsx'].some((ending) => existsSync(name + ending));
  expect(missing(path, isFile)).toEqual([]);
});

it('each link of a document to a file leads to one', () => {
  const isFile = (link: string, document: string) => existsSync(join(dirname(document), link));
  expect(missing(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g, isFile, false)).toEqual([]);
});
