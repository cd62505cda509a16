import { z } from 'zod';
import { english } from '@/lib/content/messages';
import { ALL_FILTERS } from '@/lib/text/filters';
import { filtersInMessage, type Message, namesInMessage } from '@/lib/text/message';
import { nearest } from '@/lib/text/nearest';
import { object } from './fields';

/** Message text. Leading and trailing spaces are significant; the line break at the end of a YAML block is removed. */
const text = z
  .string()
  .overwrite((written) => written.replace(/\n+$/, ''))
  .normalize('NFC');

/** Field for a message that has only these parameters. @param isEmpty true for one that is empty in English */
function textWith(names: readonly string[], isEmpty = false) {
  const allowed =
    names.length === 0 ? 'no names in braces' : `only ${names.map((name) => `{${name}}`).join(', ')}`;
  return text.min(isEmpty ? 0 : 1).superRefine((written, context) => {
    for (const filter of filtersInMessage(written)) {
      if (ALL_FILTERS.includes(filter)) continue;
      const meant = nearest(filter, ALL_FILTERS);
      context.addIssue(
        `a text with only ${ALL_FILTERS.join(', ')} after | in braces; ${filter || 'nothing'} is unknown${meant ? `, perhaps ${meant}` : ''}`,
      );
    }
    for (const name of namesInMessage(written)) {
      if (names.includes(name)) continue;
      const meant = nearest(name, names);
      context.addIssue(`a text with ${allowed}; {${name}} is unknown${meant ? `, perhaps {${meant}}` : ''}`);
    }
  });
}

function messageSchema(message: Message) {
  const one = textWith(namesInMessage(message), message === '');
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

/** Schema of data/words.yaml: messages of the site; those left out are those of its language, or English. */
export const words = fieldsOf(english, (messages) =>
  fieldsOf(messages, messageSchema)
    .optional()
    .describe(`Texts such as: ${example(messages)}`),
);
