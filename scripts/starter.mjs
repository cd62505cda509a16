import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(import.meta.dirname, '..');

/** Where the hash of the starter's content is kept. */
export const KEPT = '__tests__/starter/content.sha256';

/** Files whose line ends may differ from one checkout to the next. */
const TEXT = /\.(?:yaml|svg|md|txt)$/i;

/**
 * SHA-256 of everything under data/, in hex: of the path and the content of each file, in the order of their paths. It is
 * the same on every checkout, and any file that is added, changed or taken away changes it. Hidden files, such as those
 * that file managers leave behind, do not count.
 */
export function contentHash(root = ROOT) {
  const hash = createHash('sha256');
  const data = path.join(root, 'data');
  const found = existsSync(data) ? readdirSync(data, { recursive: true, withFileTypes: true }) : [];
  const files = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: path.relative(root, file).replaceAll(path.sep, '/') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { file, name } of files) {
    const bytes = readFileSync(file);
    const content = TEXT.test(name) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
    hash.update(`${name}\0`).update(createHash('sha256').update(content).digest());
  }
  return hash.digest('hex');
}

/** Whether the content under data/ is that of the starter, to the letter. */
export function isStarter(root = ROOT) {
  const kept = path.join(root, KEPT);
  return existsSync(kept) && readFileSync(kept, 'utf8').trim() === contentHash(root);
}

/** Whether the tests of what the starter says belong to a run: not on other content, nor with WITHOUT_STARTER set. */
export function testsStarter(root = ROOT) {
  return !process.env.WITHOUT_STARTER && isStarter(root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--keep')) writeFileSync(path.join(ROOT, KEPT), `${contentHash()}\n`);
  console.log(
    isStarter()
      ? `The content under data/ is the starter’s${testsStarter() ? '.' : '; the tests of what it says are left out.'}`
      : 'The content under data/ is not the starter’s any more: the tests of what that says are left out.',
  );
}
