import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import { ENGLISH_FILE } from '@/lib/content/schema/words';
import { SOURCES } from '@/lib/content/sources';
import { UsageError } from '@/scripts/command';
import { schemaLine } from './drafts';

const { file } = SOURCES.words;

/** Writes all messages to data/words.yaml. Existing translations are preserved, so that it can be run again after an update. */
export function newWords(): void {
  const english = parseDocument(readFileSync(ENGLISH_FILE, 'utf8'));
  const own = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (own.errors.length > 0) throw new UsageError(`${file} cannot be read: ${own.errors[0]?.message}`);
  let translated = 0;
  let added = 0;
  for (const { key, value } of isMap(english.contents) ? english.contents.items : []) {
    for (const { key: name } of isMap(value) ? value.items : []) {
      const path = [String(key), String(name)];
      if (own.hasIn(path)) {
        english.setIn(path, own.getIn(path, true));
        translated += 1;
      } else added += 1;
    }
  }
  mkdirSync('data', { recursive: true });
  writeFileSync(file, `${schemaLine('data', 'words')}\n\n${english.toString({ lineWidth: 100 })}`);
  console.log(`Wrote ${file}: ${added} messages in English, ${translated} as they were.

1. Translate them in ${file}, and set language in data/site.yaml
2. npm run dev   and look at http://localhost:3000/`);
}
