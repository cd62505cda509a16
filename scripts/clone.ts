import { execFileSync, execSync } from 'node:child_process';
import { join } from 'node:path';

/** Clones the last commit of the project and its packages into a new folder. */
export function cloneProject(to: string, from = process.cwd()): void {
  execFileSync('git', ['clone', '--quiet', from, to]);
  const packages = [join(from, 'node_modules'), join(to, 'node_modules')] as const;
  // Hard links where the system supports them, since copying all packages is slow.
  execSync(`cp -al "${packages.join('" "')}" || cp -R "${packages.join('" "')}"`);
}
