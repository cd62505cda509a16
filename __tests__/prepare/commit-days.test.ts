/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';
import { pathToFileURL } from 'node:url';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { commitDays } from '@/scripts/prepare/commit-days';

/** Runs Git without the settings of the machine, at noon of a day. */
function git(folder: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00+0000`;
  execFileSync('git', ['-c', 'user.name=Cook', '-c', 'user.email=cook@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}

/** Repository with two pages of one day, one of which changed later. */
function repository(): string {
  const folder = tempFolder({
    'data/pages/soup.yaml': 'a: 1',
    'data/pages/보리.yml': 'a: 1',
    'notes.yaml': '',
  });
  git(folder, '2024-01-02', 'init');
  git(folder, '2024-01-02', 'add', '.');
  git(folder, '2024-01-02', 'commit', '-m', 'first');
  writeFiles(folder, { 'data/pages/soup.yaml': 'a: 2', 'notes.yaml': 'a: 2' });
  git(folder, '2025-03-04', 'commit', '-a', '-m', 'second');
  return folder;
}

describe('commitDays', () => {
  it('has the day of the last commit of each content file', () => {
    const folder = repository();
    writeFiles(folder, { 'data/pages/new.yaml': 'a: 1' });
    expect(Object.fromEntries(commitDays(folder))).toEqual({
      'data/pages/soup': '2025-03-04',
      'data/pages/보리': '2024-01-02',
    });
  });

  it('is empty in a shallow clone, whose history ends at the newest commit', () => {
    const clone = tempFolder();
    git(clone, '2025-03-04', 'clone', '--depth', '1', pathToFileURL(repository()).href, '.');
    expect(commitDays(clone).size).toBe(0);
  });

  it('is empty outside of a repository', () => {
    expect(commitDays(tempFolder({ 'data/pages/soup.yaml': 'a: 1' })).size).toBe(0);
  });
});
