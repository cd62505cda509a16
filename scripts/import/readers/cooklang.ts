import { lineOf } from '@/scripts/import/plain-text';
import {
  emptyRecipe,
  type SourceIngredient,
  type SourceRecipe,
  type SourceStep,
} from '@/scripts/import/source-recipe';
import { creditOf } from './credit';

const NAME = String.raw`[^@#~{}()\n.,;:!?]+?`;
const MARK = new RegExp(
  String.raw`([@#~])(?![\s\d])[&?+=-]*(?:(${NAME})?\{([^{}]*)\}(?:\(([^()]*)\))?|([\p{L}\p{N}_'’-]+))|~\{([^{}]*)\}`,
  'gu',
);
const IS_COOKLANG = /(?:^|[\s(])[@#~](?:[\p{L}][^@#~{}\n]{0,60})?\{[^{}\n]*\}/u;

/** True for a text with the marks of Cooklang. */
export const isCooklang = (text: string): boolean => IS_COOKLANG.test(text);

const amountOf = (inside: string): { amount: string; unit: string } => {
  const [amount = '', unit = ''] = inside.replace(/^=/, '').split('%');
  // Single things have no unit here: `@eggs{2%items}`.
  return {
    amount: amount.trim(),
    unit: /^(?:items?|units?|pcs?|ea(?:ch)?)$/i.test(unit.trim()) ? '' : unit.trim(),
  };
};

type Metadata = Readonly<Record<string, string>>;

function readMetadata(text: string): { metadata: Metadata; body: string } {
  const [whole = '', front = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text) ?? [];
  const body = text.slice(whole.length);
  const lines = [
    ...front.split(/\r?\n/),
    ...[...body.matchAll(/^>>\s*(.+)$/gm)].map(([, line = '']) => line),
  ];
  const entries = lines.flatMap((line) => {
    const [, key = '', value = ''] = /^([\w .-]+?)\s*:\s*(.*)$/.exec(line) ?? [];
    return key && value ? [[key.toLowerCase(), value.replace(/^["'[]|["'\]]$/g, '').trim()] as const] : [];
  });
  return { metadata: Object.fromEntries(entries), body: body.replaceAll(/^>>.*$/gm, '') };
}

/** Recipe in Cooklang. Its marks become words, and each step takes the ingredients that it marks. */
export function readCooklang(text: string, name: string): SourceRecipe {
  const { metadata, body } = readMetadata(text);
  const ingredients: (SourceIngredient & { id: string })[] = [];
  const equipment = new Set<string>();
  const notes: { text: string }[] = [];
  const groups: SourceRecipe['steps'] = [{ items: [] }];

  const addIngredient = (words: string, inside: string, note: string): string => {
    const { amount, unit } = amountOf(inside);
    const line = [amount, unit, words].filter(Boolean).join(' ') + (note ? ` (${note})` : '');
    // A name without an amount refers to the same ingredient again.
    const known = ingredients.find(
      (each) => each.parts?.name === words && (amount === '' || each.line === line),
    );
    if (known) return known.id;
    const id = String(ingredients.length);
    ingredients.push({ id, line, parts: { amount, unit, name: words, note } });
    return id;
  };

  const readStep = (paragraph: string): SourceStep => {
    const takes: string[] = [];
    const words = paragraph.replaceAll(MARK, (_, sign, long, inside = '', note = '', short, bare) => {
      const marked = String(long ?? short ?? '').trim();
      if (sign === '@') takes.push(addIngredient(marked, inside, note.trim()));
      if (sign === '#') equipment.add(marked);
      if (sign === '~' || bare !== undefined) {
        const { amount, unit } = amountOf(bare ?? inside);
        return amount ? `${amount} ${unit || 'minutes'}`.trim() : marked;
      }
      return marked;
    });
    return {
      text: lineOf(words.replaceAll('\\', '')),
      ...(takes.length > 0 && { takes: [...new Set(takes)] }),
    };
  };

  const plain = body.replaceAll(/\[-[\s\S]*?-\]/g, '').replaceAll(/(?:^|\s)--(?!-).*$|^\s*\/\/.*$/gm, '');
  for (const paragraph of plain.split(/\r?\n\s*\r?\n|\r?\n(?=\s*(?:=|>))|(?<=^\s*(?:=|>).*)\r?\n/m)) {
    const section = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(paragraph.trim());
    if (section && !paragraph.trim().includes('\n'))
      groups.push({ ...(section[1] && { title: section[1] }), items: [] });
    else if (/^\s*>/.test(paragraph)) notes.push({ text: lineOf(paragraph.replaceAll(/^\s*>\s?/gm, '')) });
    else if (paragraph.trim() !== '') groups.at(-1)?.items.push(readStep(paragraph));
  }

  const of = (...keys: string[]) => keys.map((key) => metadata[key]).find(Boolean) ?? '';
  const list = (value: string) => value.split(/\s*,\s*/).filter(Boolean);
  const source = of('source', 'source.url', 'source url');
  return {
    ...emptyRecipe(of('title') || name),
    ...creditOf(/^https?:/.test(source) ? of('source.name', 'author') : source, source),
    description: of('description', 'introduction'),
    categories: list(of('category', 'course')),
    cuisines: list(of('cuisine')),
    keywords: list(of('tags')),
    published: of('date'),
    ...(of('locale') && { language: of('locale') }),
    yields: [of('servings', 'serves', 'yield')].filter(Boolean),
    times: {
      prep: of('prep time', 'time.prep'),
      cook: of('cook time', 'time.cook'),
      total: of('time', 'time required', 'duration', 'total time'),
    },
    ingredients: ingredients.length > 0 ? [{ items: ingredients }] : [],
    steps: groups.filter(({ items }) => items.length > 0),
    equipment: [...equipment],
    notes,
  };
}
