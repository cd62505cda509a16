import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import type { DocumentBlock, DocumentItem } from '@/lib/seo/document';
import { nameBefore } from '@/lib/seo/recipe-document';
import { capitalize } from '@/lib/text/words';

// Sections of every type as text. Their schemas name things alike, so that a new type needs nothing here.

type Fields = Readonly<Record<string, unknown>>;

/** Sections that only lead elsewhere, and forms. */
const LEFT_OUT = ['links', 'more', 'action', 'types', 'comingSoon'];

/** Fields with the name of a thing. */
const NAMES = ['title', 'name', 'what', 'part'];

/** Fields with a text for visitors, in the order they are read. */
const TEXTS = [
  'meta',
  'value',
  'share',
  'text',
  'examples',
  'made',
  'bestFor',
  'goodFor',
  'left',
  'right',
  'side',
  'meal',
  'soak',
  'cook',
  'cooked',
  'when',
  'reason',
  'safety',
  'closing',
  'note',
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isFieldsList = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

const isPicture = (value: unknown): value is PictureRef =>
  isFields(value) && typeof value.name === 'string' && typeof value.alt === 'string';

function textsIn(fields: Fields, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const text = fields[key];
    return typeof text === 'string' && text !== '' ? text : [];
  });
}

/** Texts as sentences one after the other. */
const sentences = (texts: readonly string[]) =>
  texts
    .map(capitalize)
    .map((text, index) => (index < texts.length - 1 ? nameBefore(text) : text))
    .join(' ');

/** Names of fields: "Soak" for `soak` of legumes, the titles of the columns of a table. */
type Labels = Readonly<Record<string, string>>;

function labelsOf({ labels, left, right, columns }: Fields): Labels {
  if (isFields(labels)) return labels as Labels;
  if (isTextList(columns)) return { side: columns[1] ?? '', meal: columns[2] ?? '' };
  const sides = Object.entries({ left, right }).map(([key, side]) => [
    key,
    isFields(side) && typeof side.name === 'string' ? side.name : '',
  ]);
  return Object.fromEntries(sides.filter(([, name]) => name !== ''));
}

/** Entry with paragraphs or lists of its own, which becomes a part with a heading. */
const isPart = (entry: Fields) => isTextList(entry.paragraphs) || Object.values(entry).some(isFieldsList);

/** Address that an entry links to: its own, or that of the recipe or page it names. */
function hrefOf({ href, page, recipe }: Fields): string | undefined {
  if (typeof href === 'string') return href;
  if (typeof page === 'string') return page;
  return typeof recipe === 'string' ? recipePath(recipeBySlug(recipe)) : undefined;
}

function listItem(entry: Fields, labels: Labels): DocumentItem {
  const [name] = textsIn(entry, NAMES);
  const texts = TEXTS.flatMap((key) =>
    textsIn(entry, [key]).map((text) => (labels[key] ? `${labels[key]}: ${text}` : text)),
  );
  const text = sentences(texts) || undefined;
  return { name: name && (text ? nameBefore(name) : name), text, href: hrefOf(entry) };
}

function fieldBlocks(key: string, value: unknown, labels: Labels): DocumentBlock[] {
  if (isPicture(value)) return [{ kind: 'picture', picture: value }];
  if (key === 'figure' && isFields(value) && isPicture(value.picture)) {
    const caption = typeof value.caption === 'string' ? value.caption : undefined;
    return [{ kind: 'picture', picture: value.picture, caption }];
  }
  // The two sides of a comparison.
  if (/^(?:left|right)$/.test(key) && isFields(value)) return partBlocks(value, 3);
  if (key === 'paragraphs' && isTextList(value)) return value.map((text) => ({ kind: 'paragraph', text }));
  if (!isFieldsList(value)) return [];
  if (value.some(isPart)) return value.flatMap((part) => partBlocks(part, 3));
  const items = value.map((entry) => listItem(entry, labels)).filter(({ name, text }) => name || text);
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

function partBlocks(part: Fields, level: 2 | 3): DocumentBlock[] {
  const [name] = textsIn(part, NAMES);
  const before = textsIn(part, TEXTS.slice(0, -2));
  const after = textsIn(part, TEXTS.slice(-2));
  const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
  return [
    ...(name ? [{ kind: 'heading', level, text: name } as const] : []),
    ...before.map(paragraph),
    ...Object.entries(part).flatMap(([key, value]) => fieldBlocks(key, value, labelsOf(part))),
    ...after.map(paragraph),
  ];
}

/** Section of a page as text: heading, texts, pictures and lists. Empty for one that only leads elsewhere. */
export function sectionDocument(section: { type: string }): DocumentBlock[] {
  return LEFT_OUT.includes(section.type) ? [] : partBlocks(section as Fields, 2);
}
