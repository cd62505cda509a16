import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Message, namesInMessage } from '@/lib/text/message';
import { nearest } from '@/lib/text/nearest';
import { object } from './fields';

/** English messages by area and name. */
type Dictionary = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** English messages, which data/words.yaml may override. */
export const ENGLISH_FILE = 'lib/text/english.yaml';

export const english = parse(readFileSync(ENGLISH_FILE, 'utf8')) as Dictionary;

/** Message text. Leading and trailing spaces are significant; the line break at the end of a YAML block is removed. */
const text = z
  .string()
  .overwrite((written) => written.replace(/\n+$/, ''))
  .normalize('NFC')
  .min(1);

/** Field for a message that has only these parameters. */
function textWith(names: readonly string[]) {
  const allowed =
    names.length === 0 ? 'no names in braces' : `only ${names.map((name) => `{${name}}`).join(', ')}`;
  return text.superRefine((written, context) => {
    for (const name of namesInMessage(written)) {
      if (names.includes(name)) continue;
      const meant = nearest(name, names);
      context.addIssue(`a text with ${allowed}; {${name}} is unknown${meant ? `, perhaps {${meant}}` : ''}`);
    }
  });
}

function messageSchema(message: Message) {
  const one = textWith(namesInMessage(message));
  const other = one.optional();
  const form = (name: string) =>
    other.describe(`For numbers of the plural form “${name}”, if the language has it.`);
  const forms = object({
    zero: form('zero'),
    one: form('one'),
    two: form('two'),
    few: form('few'),
    many: form('many'),
    other: one.describe('For all other numbers.'),
  });
  const isText = typeof message === 'string';
  return (isText ? one : z.union([one, forms]))
    .optional()
    .describe(`In English: ${isText ? message : message.other}`);
}

/** Object with optional fields; the schema of each is made from its English value. */
function fieldsOf<Value, Field extends z.ZodType>(
  values: Readonly<Record<string, Value>>,
  field: (value: Value) => Field,
) {
  return object(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(value)])));
}

/** First English text of an area. */
function example(messages: Readonly<Record<string, Message>>): string {
  const [first = ''] = Object.values(messages);
  return typeof first === 'string' ? first : first.other;
}

/** Schema of data/words.yaml: translated messages; those left out stay English. */
export const words = fieldsOf(english, (messages) =>
  fieldsOf(messages, messageSchema)
    .optional()
    .describe(`Texts such as: ${example(messages)}`),
);
