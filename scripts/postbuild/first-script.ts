import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  countStored,
  keepEarlyPresses,
  leaveRepeatedSlashes,
  loadScripts,
  markStored,
  trustRules,
} from '@/lib/first-script';
import { compileScript } from './compile-script';

/**
 * Writes the script that every page begins with, before anything of it can be pressed or loaded, under a name that
 * changes with it. Its element names the other scripts of the page in `data-then`.
 *
 * @param hosts origins of scripts that the content allows beside the site's own
 * @returns its path in the folder
 */
export function writeFirstScript(folder: string, hosts: readonly string[]): string {
  const rules = `${trustRules.name}(document.currentScript.src, ${JSON.stringify(hosts)})`;
  const code = compileScript(
    'lib/first-script.ts',
    `self.trustedTypes?.createPolicy('default', ${rules});
if (!${leaveRepeatedSlashes.name}()) {
  ${keepEarlyPresses.name}();
  ${markStored.name}(${countStored.name}());
  ${loadScripts.name}(document.currentScript.dataset.then.split(' '));
}`,
  );
  const name = `_next/static/first-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, name), code);
  return name;
}
