import { execFileSync, execSync } from 'node:child_process';
import { join } from 'node:path';

/** Clones the project as it was last committed, its packages with it, into a folder that is not there yet. */
export function cloneProject(to: string, from = process.cwd()): void {
  execFileSync('git', ['clone', '--quiet', from, to]);
  const packages = [join(from, 'node_modules'), join(to, 'node_modules')] as const;
  // Links where the system has them: a copy of all packages takes a while.
  execSync(`cp -al "${packages.join('" "')}" || cp -R "${packages.join('" "')}"`);
}
