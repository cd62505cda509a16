import { join } from 'node:path';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import type { SomeMessages } from '@/lib/content/messages';
import { messageModules } from '@/scripts/prepare/messages';

/**
 * Loads modules with the messages of another language in place of those of the fixture site.
 *
 * @param own messages as data/words.yaml has them, for languages that the engine does not ship
 */
export async function inLanguage<Loaded>(
  language: string,
  own: SomeMessages,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const folder = tempFolder();
  const codes = Object.entries(messageModules(own, language));
  writeFiles(folder, Object.fromEntries(codes.map(([area, code]) => [`${area}.ts`, code])));
  jest.resetModules();
  for (const [area] of codes)
    jest.doMock(`@/.content/messages/${area}`, () => jest.requireActual(join(folder, `${area}.ts`)));
  try {
    return await load();
  } finally {
    for (const [area] of codes) jest.dontMock(`@/.content/messages/${area}`);
  }
}
