/** @jest-environment node */
import { existsSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { publicCollisions } from '@/scripts/postbuild/public-files';

const PUBLIC = {
  '.gitignore': '/icons/',
  CNAME: 'www.my-kitchen.org',
  '.well-known/security.txt': 'Contact: me',
};

describe('publicCollisions', () => {
  it('accepts copied files, and removes .gitignore from the export', () => {
    const out = tempFolder(PUBLIC);
    expect(publicCollisions(out, tempFolder(PUBLIC))).toEqual([]);
    expect(existsSync(`${out}/.gitignore`)).toBe(false);
    expect(existsSync(`${out}/CNAME`)).toBe(true);
  });

  it('names files that a generated file has replaced', () => {
    const out = tempFolder({ ...PUBLIC, '.well-known/security.txt': 'Contact: hello' });
    expect(publicCollisions(out, tempFolder(PUBLIC))).toEqual(['.well-known/security.txt']);
  });

  it('finds nothing without the folder', () => {
    expect(publicCollisions(tempFolder(), '/no-such-folder')).toEqual([]);
  });
});
