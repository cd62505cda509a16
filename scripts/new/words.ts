import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import { ENGLISH_FILE, shippedMessages } from '@/lib/content/messages';
import { curlyTexts } from '@/lib/content/read/yaml-faults';
import { SOURCES } from '@/lib/content/sources';
import { UsageError } from '@/scripts/command';
import { schemaLine } from './drafts';
import { siteLanguage } from './region';

const { file } = SOURCES.words;

/**
 * Writes all messages to data/words.yaml: those that the site has, otherwise those of its language, otherwise English ones.
 * It can be run again after an update.
 */
export function newWords(): void {
  const all = parseDocument(readFileSync(ENGLISH_FILE, 'utf8'));
  const own = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (own.errors.length > 0) throw new UsageError(`${file} cannot be read: ${own.errors[0]?.message}`);
  const shipped = shippedMessages(siteLanguage());
  let kept = 0;
  let translated = 0;
  let added = 0;
  for (const { key, value } of isMap(all.contents) ? all.contents.items : []) {
    for (const { key: name } of isMap(value) ? value.items : []) {
      const [area, message] = [String(key), String(name)];
      const inLanguage = shipped[area]?.[message];
      if (own.hasIn([area, message])) {
        all.setIn([area, message], own.getIn([area, message], true));
        kept += 1;
      } else if (inLanguage !== undefined) {
        all.setIn([area, message], all.createNode(inLanguage));
        translated += 1;
      } else added += 1;
    }
  }
  // A plain text in curly quotes would be reported as a mistake of a word processor.
  const written = parseDocument(all.toString({ lineWidth: 100 }));
  for (const { node } of curlyTexts(written)) node.type = 'QUOTE_DOUBLE';
  mkdirSync('data', { recursive: true });
  writeFileSync(file, `${schemaLine('data', 'words')}\n\n${written.toString({ lineWidth: 100 })}`);
  const known = translated > 0 ? `${translated} in the language of the site, ` : '';
  console.log(`Wrote ${file}: ${added} messages in English, ${known}${kept} as they were.

1. Translate them in ${file}, and set language in data/site.yaml
2. npm run dev   and look at http://localhost:3000/`);
}
