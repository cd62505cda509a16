import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import { ENGLISH_FILE } from '@/lib/content/schema/words';
import { SOURCES } from '@/lib/content/sources';
import { UsageError } from '@/scripts/command';
import { schemaLine } from './drafts';

const { file } = SOURCES.words;

/**
 * Writes all words of the interface to a file of content. Words that it says already stay as they are, so that it can
 * be run again for words that have come since.
 */
export function newWords(): void {
  const english = parseDocument(readFileSync(ENGLISH_FILE, 'utf8'));
  const own = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (own.errors.length > 0) throw new UsageError(`${file} cannot be read: ${own.errors[0]?.message}`);
  let kept = 0;
  let fresh = 0;
  for (const { key, value } of isMap(english.contents) ? english.contents.items : []) {
    for (const { key: name } of isMap(value) ? value.items : []) {
      const path = [String(key), String(name)];
      if (own.hasIn(path)) {
        english.setIn(path, own.getIn(path, true));
        kept += 1;
      } else fresh += 1;
    }
  }
  mkdirSync('data', { recursive: true });
  writeFileSync(file, `${schemaLine('data', 'words')}\n\n${english.toString({ lineWidth: 100 })}`);
  console.log(`Wrote ${file}: ${fresh} words in English, ${kept} as they were.

1. Translate them in ${file}, and set language in data/site.yaml
2. npm run dev   and look at http://localhost:3000/`);
}
