import { spawnSync } from 'node:child_process';
import { isYamlName, withoutYamlEnding } from '@/lib/content/file-names';
import type { ChangeDays } from '@/lib/content/read/derive';

/** Output of a Git command; undefined if it fails or Git is not installed. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    // The log of a long history is larger than the default of 1 MB.
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Day of the last commit (YYYY-MM-DD) of each content file, from one `git log`. Empty outside of a repository, and in a
 * shallow clone, where every file would have the day of the newest commit.
 */
export function commitDays(root = process.cwd()): ChangeDays {
  const days = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return days;
  // NUL before the day distinguishes it from a file name; names outside of ASCII are not quoted.
  const format = '--format=%x00%cs';
  const log = git(root, '-c', 'core.quotePath=off', 'log', format, '--name-only', '--relative', '--', 'data');
  for (const commit of log?.split('\0') ?? []) {
    const [day = '', ...files] = commit.split('\n');
    for (const file of files.filter(isYamlName)) {
      const name = withoutYamlEnding(file);
      // The log lists the newest commit first.
      if (!days.has(name)) days.set(name, day);
    }
  }
  return days;
}
