import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { nearest } from '@/lib/text/nearest';
import { type Message, namesInMessage } from '@/lib/words/message';

/** All words of the site by area and name. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Where the words stand that are said unless the content says others. */
export const ENGLISH_FILE = 'lib/words/english.yaml';

export const english = parse(readFileSync(ENGLISH_FILE, 'utf8')) as Dictionary;

/**
 * Spaces at its ends stay: they stand between it and the words beside it. The end of the line that a block of YAML
 * closes with does not.
 */
const text = z
  .string()
  .overwrite((written) => written.replace(/\n+$/, ''))
  .normalize('NFC')
  .min(1);

/** A text in which only these names are filled in. */
function textWith(names: readonly string[]) {
  const allowed = names.length === 0 ? 'no {names}' : names.map((name) => `{${name}}`).join(', ');
  return text.superRefine((written, context) => {
    for (const name of namesInMessage(written)) {
      if (names.includes(name)) continue;
      const meant = nearest(name, names);
      context.addIssue(
        `{${name}} is not filled in here; what is: ${allowed}${meant ? ` (perhaps {${meant}})` : ''}`,
      );
    }
  });
}

function messageSchema(message: Message) {
  const one = textWith(namesInMessage(message));
  const forms = z.strictObject({
    zero: one.optional(),
    one: one.optional(),
    two: one.optional(),
    few: one.optional(),
    many: one.optional(),
    other: one,
  });
  const said = typeof message === 'string' ? one : z.union([one, forms]);
  return said.optional().describe(`In English: ${typeof message === 'string' ? message : message.other}`);
}

/** What the site says, where it says something else than in English. What is left out stays English. */
export const words = z.strictObject(
  Object.fromEntries(
    Object.entries(english).map(([area, messages]) => [
      area,
      z
        .strictObject(
          Object.fromEntries(
            Object.entries(messages).map(([name, message]) => [name, messageSchema(message)]),
          ),
        )
        .optional(),
    ]),
  ),
);
