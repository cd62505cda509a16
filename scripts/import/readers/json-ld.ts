import { parseFragment } from 'parse5';
import { fieldsOf, lineOf, linesOf, listOf, textOfValue } from '@/scripts/import/plain-text';
import {
  emptyRecipe,
  type Group,
  type SourceNutrition,
  type SourceRecipe,
  type SourceStep,
} from '@/scripts/import/source-recipe';
import { findAll, imageOf, withTag } from './dom';
import { ingredientGroups, stepGroups } from './lines';

/** Escapes control characters inside of the strings of broken JSON, and removes trailing commas and comments around it. */
function mendJson(text: string): string {
  let mended = '';
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isString && character === '\\') {
      const escaped = text.charAt(at + 1);
      mended += /["\\/bfnrtu]/.test(escaped) ? character + escaped : escaped;
      at += 1;
      continue;
    }
    if (character === '"') isString = !isString;
    if (character < ' ') mended += isString ? (/[\r\n]/.test(character) ? '\\n' : ' ') : ' ';
    else mended += character;
  }
  return mended
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>|\/\/\]\]>)?[\s;]*$/, '')
    .replaceAll(/,(?=\s*[}\]])/g, '');
}

/** Text whose quotation marks are entities, resolved once; others unchanged. */
function withoutEntities(text: string): string {
  if (text.includes('"') || !text.includes('&quot;')) return text;
  const nodes = parseFragment(text).childNodes;
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Value of a JSON text, also of one with raw control characters or entities; undefined if it is broken beyond that. */
export function readJson(text: string): unknown {
  const plain = withoutEntities(text);
  for (const tried of [plain.replace(/^\uFEFF/, ''), mendJson(plain)]) {
    try {
      return JSON.parse(tried);
    } catch {}
  }
  return undefined;
}

/** Fault of a JSON text with its place; none for a sound one. */
export function jsonFault(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const isRecipe = (value: Record<string, unknown>): boolean =>
  listOf(value['@type']).some((type) => /(?:^|[/#:])Recipe$/i.test(String(type)));

const DEEPEST = 12;

/** All recipes inside a value, at any depth: in `@graph`, lists and properties. */
export function recipesIn(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => recipesIn(entry, depth + 1));
  const fields = fieldsOf(value);
  if (isRecipe(fields)) return [fields];
  return Object.values(fields).flatMap((field) =>
    typeof field === 'object' && field !== null ? recipesIn(field, depth + 1) : [],
  );
}

/** Texts of a value: strings, lists of them, and objects with a name. */
const textsOf = (value: unknown): string[] =>
  listOf(value)
    .flatMap((entry) => (typeof entry === 'object' ? textOfValue(fieldsOf(entry).name) : textOfValue(entry)))
    .filter((text) => text !== '');

/** UN/CEFACT codes of units, as schema.org has them in `unitCode`. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MLT: 'ml',
  LTR: 'l',
  DZN: 'dozen',
};

/** Texts of a yield, which may be a `QuantitativeValue`: { value: 12, unitText: "cookies" }. */
const yieldTexts = (value: unknown): string[] =>
  listOf(value).flatMap((entry) => {
    const { value: amount, minValue, maxValue, unitText, unitCode } = fieldsOf(entry);
    const [from, to] = [textOfValue(amount) || textOfValue(minValue), textOfValue(maxValue)];
    if (from === '') return textsOf(entry);
    const unit = textOfValue(unitText) || (UNIT_CODES[textOfValue(unitCode)] ?? '');
    return [`${from}${to === '' ? '' : `-${to}`} ${unit}`.trim()];
  });

const splitList = (value: unknown): string[] =>
  textsOf(value)
    .flatMap((text) => text.split(/\s*[,;、]\s*/))
    .filter((text) => text !== '');

/** First address of an image value: a string, an object, a list of either. */
export function addressesOf(value: unknown): string[] {
  return listOf(value).flatMap((entry) => {
    const { url, contentUrl } = fieldsOf(entry);
    const written =
      typeof entry === 'string' ? entry : [url, contentUrl].flat().find((each) => typeof each === 'string');
    // Addresses may leave the scheme to the page.
    const address = typeof written === 'string' ? written.trim().replace(/^\/\//, 'https://') : '';
    return /^https?:\/\//.test(address) ? [address] : [];
  });
}

function imagesInText(text: string): string | undefined {
  if (!text.includes('<img')) return undefined;
  return findAll(parseFragment(text), withTag('img')).map(imageOf).find(Boolean);
}

/** Instructions in any form: steps, sections, strings, one string, nested lists. */
export function instructionGroups(value: unknown): Group<SourceStep>[] {
  const groups: Group<SourceStep>[] = [];
  const add = (step: SourceStep) => {
    if (groups.length === 0) groups.push({ items: [] });
    groups.at(-1)?.items.push(step);
  };
  const visit = (entry: unknown, depth: number): void => {
    if (depth > DEEPEST) return;
    if (typeof entry === 'string') {
      for (const group of stepGroups(linesOf(entry))) {
        if (group.title) groups.push({ title: group.title, items: [] });
        const address = imagesInText(entry);
        group.items.forEach((step, index) => {
          add({ ...step, ...(address !== undefined && index === 0 && { photo: { address } }) });
        });
      }
      return;
    }
    if (Array.isArray(entry)) {
      for (const inner of entry) visit(inner, depth + 1);
      return;
    }
    const fields = fieldsOf(entry);
    const type = String(listOf(fields['@type'])[0] ?? '');
    const inner = fields.itemListElement ?? fields.steps;
    const name = textOfValue(fields.name);
    const text = typeof fields.text === 'string' ? lineOf(fields.text) : '';
    if (/Section$/i.test(type)) {
      groups.push({ ...(name && { title: name }), items: [] });
      visit(inner ?? fields.text, depth + 1);
      // Steps after a section belong to no section any more.
      groups.push({ items: [] });
    } else if (text === '' && inner !== undefined) visit(inner, depth + 1);
    else if (text !== '' || name !== '') {
      const photo = addressesOf(fields.image)[0] ?? imagesInText(String(fields.text ?? ''));
      const isCopy = name === '' || text.toLowerCase().startsWith(name.toLowerCase().replace(/[.…]+$/, ''));
      add({
        ...(!isCopy && text !== '' && { title: name }),
        text: text || name,
        ...(photo && { photo: { address: photo } }),
      });
    }
  };
  visit(value, 0);
  return groups.filter(({ items }) => items.length > 0);
}

const NUTRITION: Readonly<Record<keyof SourceNutrition, string>> = {
  calories: 'calories',
  protein: 'proteinContent',
  carbohydrate: 'carbohydrateContent',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  fibre: 'fiberContent',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
};

/** Figures of a schema.org `NutritionInformation`. */
export function nutritionOf(value: unknown): SourceNutrition {
  const fields = fieldsOf(value);
  const given = Object.entries(NUTRITION).map(([key, name]) => [key, textOfValue(fields[name])] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

/** Own address of a thing: its `url`, or that of its page. */
function addressOf(fields: Record<string, unknown>): string | undefined {
  const page = fieldsOf(fields.mainEntityOfPage);
  const candidates = [fields.url, page['@id'], page.url, fields.mainEntityOfPage, fields['@id']];
  const found = candidates.find((each) => typeof each === 'string' && /^https?:\/\//.test(each)) as
    | string
    | undefined;
  return found?.replace(/#.*$/, '');
}

/** Recipe of a schema.org `Recipe`, from JSON-LD or microdata or an export in this shape. */
export function fromSchemaOrg(fields: Record<string, unknown>): SourceRecipe {
  const based = fieldsOf(listOf(fields.isBasedOn)[0]);
  const basedOn = addressesOf(fields.isBasedOn)[0] ?? addressesOf(fields.isBasedOnUrl)[0];
  const basedName =
    textOfValue(based.name) || (basedOn ? new URL(basedOn).hostname.replace(/^www\./, '') : '');
  const videos = listOf(fields.video).flatMap((video) => {
    const { contentUrl, embedUrl, url } = fieldsOf(video);
    return [contentUrl, embedUrl, url].find((each) => typeof each === 'string') ?? [];
  });
  return {
    ...emptyRecipe(textOfValue(fields.name) || textOfValue(fields.headline)),
    ...(addressOf(fields) && { address: addressOf(fields) }),
    ...(basedName && { credit: { name: basedName, ...(basedOn && { href: basedOn }) } }),
    description: textOfValue(fields.description),
    ...(textOfValue(fields.inLanguage) && { language: textOfValue(fields.inLanguage) }),
    categories: splitList(fields.recipeCategory),
    cuisines: splitList(fields.recipeCuisine),
    keywords: splitList(fields.keywords),
    published: textOfValue(fields.datePublished) || textOfValue(fields.dateCreated),
    yields: [...yieldTexts(fields.recipeYield), ...yieldTexts(fields.yield)],
    times: {
      prep: textOfValue(fields.prepTime),
      cook: textOfValue(fields.cookTime) || textOfValue(fields.performTime),
      total: textOfValue(fields.totalTime),
    },
    ingredients: ingredientGroups(
      listOf(fields.recipeIngredient ?? fields.ingredients).flatMap((entry) =>
        typeof entry === 'string' ? linesOf(entry) : textsOf(entry),
      ),
    ),
    steps: instructionGroups(fields.recipeInstructions),
    equipment: textsOf(fields.tool),
    nutrition: nutritionOf(fields.nutrition),
    photos: [...new Set(addressesOf(fields.image))].slice(0, 1).map((address) => ({ address })),
    leftOut: videos.map((address) => `video, not taken over: ${String(address)}`),
  };
}
