/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { english } from '@/lib/content/schema/words';
import { namesInMessage } from '@/lib/text/message';
import { messageModules } from '@/scripts/prepare/messages';

/** All code that may use messages. */
const code = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

describe('English messages', () => {
  it('are all used', () => {
    const unused = Object.entries(english).flatMap(([area, messages]) => {
      const users = code.filter((text) => text.includes(`'@/.content/messages/${area}'`)).join('\n');
      return Object.keys(messages)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(users))
        .map((name) => `${area}.${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('with plural forms have a count and the form for any other number', () => {
    const plurals = Object.values(english)
      .flatMap(Object.values)
      .filter((message) => typeof message !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const message of plurals) {
      expect(message).toHaveProperty('other');
      expect(namesInMessage(message)).toContain('count');
    }
  });
});

describe('messageModules', () => {
  it('has English for messages that the content leaves out', () => {
    const { controls } = messageModules({ controls: { undo: '되돌리기' } }, 'ko');
    expect(controls).toContain('export const undo = "되돌리기";');
    expect(controls).toContain('export const units = "Units";');
  });

  const hours = { one: '{number} hr', other: '{number} hrs' };
  const korean = { one: '{number}시간', other: '{number}시간' };
  it.each([
    ['ko', {}, true],
    // As `npm run new words` writes them, to be translated.
    ['ko', { duration: { hours } }, true],
    ['ko', { duration: { hours: korean } }, false],
    ['en-CA', {}, false],
  ])('in %s with %j has English plural rules: %s', (language, words, isEnglish) => {
    const { duration = '' } = messageModules(words, language);
    expect(/hours = .*plural\(of\.count, \{.*\}, true\);/.test(duration)).toBe(isEnglish);
  });

  it('binds numbers to their units, unless it is switched off', () => {
    const own = { clock: { pm: '{hour} h' } };
    const { measures, clock } = messageModules(own, 'fr-CA');
    expect(measures).toContain('{of.number}\u00a0kg`');
    expect(clock).toContain('{of.hour}\u00a0h`');
    expect(messageModules(own, 'fr-CA', false).clock).toContain('{of.hour} h`');
  });

  it('escapes the syntax of JavaScript', () => {
    const { storedFile } = messageModules({ storedFile: { exported: '`$' + '{name}` \\ {name}' } }, 'en');
    expect(storedFile).toContain('`\\`$$' + '{of.name}\\` \\\\ $' + '{of.name}`');
  });
});
