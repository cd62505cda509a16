/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicCollisions } from '@/scripts/postbuild/public-files';

let root: string;
const at = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(at('public/.well-known'), { recursive: true });
  writeFileSync(at('public/.gitignore'), '/icons/');
  writeFileSync(at('public/CNAME'), 'www.my-kitchen.org');
  writeFileSync(at('public/.well-known/security.txt'), 'Contact: mailto:me@my-kitchen.org');
  cpSync(at('public'), at('out'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('accepts files that the export has copied, and keeps .gitignore out of it', () => {
  expect(publicCollisions(at('out'), at('public'))).toEqual([]);
  expect(existsSync(at('out/.gitignore'))).toBe(false);
  expect(existsSync(at('out/CNAME'))).toBe(true);
});

it('names files that a generated file has replaced', () => {
  writeFileSync(at('out/.well-known/security.txt'), 'Contact: mailto:hello@example.com');
  expect(publicCollisions(at('out'), at('public'))).toEqual(['.well-known/security.txt']);
});

it('finds nothing in a project without the folder', () => {
  expect(publicCollisions(at('out'), at('no-such-folder'))).toEqual([]);
});
