import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isYamlName } from '@/lib/content/file-names';
import { slugOf } from '@/lib/text/slug';
import { migrateFood } from './migrate/food';

// `npm run migrate`: rewrites pages that had fields of their own (about, content, coaching, flour, legumes, salads, home)
// as lists of sections, renames fields, and converts allergens and diets. Comments stay. A file that is converted already is
// left alone.

/** A field that becomes a section. */
type Rule = {
  field: string;
  type: string;
  /** `id` of the section, which its address had before; `true`: made from the title. */
  id?: string | true;
  change?: (section: YAMLMap, document: Document) => void;
};

type PageRules = {
  path?: string;
  /** A page to read, with a table of contents. */
  contents?: true;
  /** Fields before the sections that the page has, and those after them. */
  before: readonly Rule[];
  after?: readonly Rule[];
  change?: (page: YAMLMap, document: Document) => void;
};

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => isPair(pair) && String(pair.key) === key);

function rename(map: YAMLMap, names: Readonly<Record<string, string>>): void {
  for (const { key } of map.items) {
    const name = names[String(key)];
    if (isScalar(key) && name !== undefined) key.value = name;
  }
}

/** The maps in a list of a map. */
function mapsIn(map: YAMLMap, key: string): YAMLMap[] {
  const list = map.get(key);
  return isSeq(list) ? list.items.filter((item): item is YAMLMap => isMap(item)) : [];
}

/** Gives a titled map an id, if it has none. */
function addId(map: YAMLMap, document: Document, id: string | true = true): void {
  const title = map.get('title');
  if (map.has('id') || typeof title !== 'string') return;
  const place = map.items.findIndex(({ key }) => String(key) === 'title') + 1;
  map.items.splice(place, 0, document.createPair('id', id === true ? slugOf(title) : id) as Pair);
}

/** Puts a field before all others, below the comments at the head of the file. */
function addFirst(map: YAMLMap, pair: Pair): void {
  const first = map.items[0]?.key;
  if (isScalar(first) && isScalar(pair.key)) {
    pair.key.commentBefore = first.commentBefore;
    first.commentBefore = null;
  }
  map.items.unshift(pair);
}

/** The field of a page as a section, taken out of the page. */
function takeSection(page: YAMLMap, { field, type, id, change }: Rule, document: Document): YAMLMap[] {
  const pair = pairOf(page, field);
  if (!pair) return [];
  page.items.splice(page.items.indexOf(pair), 1);
  const section = isMap(pair.value) ? pair.value : new YAMLMap();
  if (isSeq(pair.value)) section.add(document.createPair('items', pair.value));
  if (isScalar(pair.key) && pair.key.commentBefore) section.commentBefore = pair.key.commentBefore;
  section.items.unshift(document.createPair('type', type) as Pair);
  if (id !== undefined) addId(section, document, id);
  change?.(section, document);
  return [section];
}

/** The buttons under the opening of the coaching page. */
function changeOpening(page: YAMLMap, document: Document): void {
  const opening = page.get('opening');
  if (!isMap(opening)) return;
  rename(opening, { apply: 'mail' });
  const name = opening.get('stories');
  if (name === undefined) return;
  opening.delete('stories');
  opening.set('link', document.createNode({ name, href: '#success-stories' }));
}

const SIDES = { stone: 'left', roller: 'right' };

const RULES: Readonly<Record<string, PageRules>> = {
  about: {
    path: '/about',
    before: [
      { field: 'story', type: 'story', id: 'story' },
      { field: 'partners', type: 'partners', id: 'partners' },
      { field: 'community', type: 'community', id: 'community' },
    ],
  },
  content: {
    path: '/content',
    before: [
      { field: 'profiles', type: 'profiles', id: 'profiles' },
      { field: 'mediaKit', type: 'mediaKit', id: 'media-kit' },
    ],
  },
  coaching: {
    path: '/coaching',
    change: changeOpening,
    before: [
      { field: 'numbers', type: 'numbers' },
      { field: 'programs', type: 'programs', id: 'programs' },
      { field: 'fit', type: 'fit', id: 'who-it-is-for' },
      { field: 'start', type: 'steps', id: 'how-it-starts' },
      { field: 'guarantee', type: 'guarantee', id: 'guarantee' },
      {
        field: 'stories',
        type: 'upcoming',
        id: 'success-stories',
        change: (section) => rename(section, { status: 'label' }),
      },
    ],
    after: [
      { field: 'questions', type: 'questions', id: 'questions' },
      {
        field: 'closing',
        type: 'closing',
        id: 'apply',
        change: (section) => {
          const mails = new YAMLSeq();
          for (const key of ['apply', 'consultation']) {
            if (section.has(key)) mails.add(section.get(key, true));
            section.delete(key);
          }
          section.set('mails', mails);
        },
      },
    ],
  },
  flour: {
    path: '/flour',
    contents: true,
    before: [
      { field: 'intro', type: 'kernel', change: (section) => rename(section, { kernel: 'figure' }) },
      { field: 'action', type: 'showcase', id: true },
      {
        field: 'milling',
        type: 'comparison',
        id: true,
        change: (section) => {
          for (const map of [section, ...mapsIn(section, 'rows')]) rename(map, SIDES);
        },
      },
      {
        field: 'grains',
        type: 'pictureLists',
        id: true,
        change: (section) => {
          for (const list of mapsIn(section, 'lists')) rename(list, { grains: 'items' });
        },
      },
      { field: 'flours', type: 'flours', id: true },
      { field: 'which', type: 'flourFinder', id: true },
      {
        field: 'tips',
        type: 'tipLists',
        id: true,
        change: (section, document) => {
          for (const list of mapsIn(section, 'lists')) if (list.delete('inContents')) addId(list, document);
          const cups = section.get('cups');
          if (isMap(cups)) addId(cups, document);
        },
      },
    ],
  },
  legumes: {
    path: '/legumes',
    contents: true,
    before: [
      { field: 'what', type: 'fold', id: true, change: (section) => section.set('open', true) },
      { field: 'types', type: 'legumes', id: true },
      { field: 'soy', type: 'products', id: true },
      { field: 'cooking', type: 'cookingTable', id: true },
      {
        field: 'recipes',
        type: 'recipeCards',
        id: true,
        change: (section, document) => {
          const types = section.get('types', true);
          section.delete('types');
          const pick = document.createNode({}) as YAMLMap;
          pick.set('types', types);
          section.set('pick', pick);
          section.set('ownAddress', true);
        },
      },
      {
        field: 'remarkable',
        type: 'transformations',
        id: true,
        change: (section) => rename(section, { transformations: 'items' }),
      },
    ],
  },
  salads: {
    path: '/salads',
    contents: true,
    before: [],
    change: (page, document) => {
      for (const section of mapsIn(page, 'sections')) {
        for (const fold of mapsIn(section, 'folds')) addId(fold, document);
        if (section.get('type') !== 'recipes') continue;
        section.set('type', 'recipeCards');
        for (const key of ['as', 'protein', 'note', 'more']) section.delete(key);
        addId(section, document);
      }
    },
  },
  home: {
    before: [
      { field: 'explore', type: 'latest' },
      { field: 'types', type: 'types', change: (section) => section.set('large', true) },
      { field: 'coaching', type: 'programCards' },
      { field: 'table', type: 'table' },
      { field: 'connect', type: 'connect', id: 'connect' },
    ],
  },
};

/** The text of a page file as a list of sections; undefined if there is nothing to convert. */
export function migratePage(name: string, text: string): string | undefined {
  const rules = RULES[name];
  if (!rules) return undefined;
  const { path, contents, before, after = [], change } = rules;
  const document = parseDocument(text);
  const page = document.contents;
  if (!isMap(page) || (name === 'home' ? page.has('sections') : page.has(contents ? 'contents' : 'path')))
    return undefined;
  change?.(page, document);
  const take = (list: readonly Rule[]) => list.flatMap((rule) => takeSection(page, rule, document));
  const sections = page.get('sections');
  const list = isSeq(sections) ? sections : new YAMLSeq();
  page.delete('sections');
  list.flow = false;
  list.items = [...take(before), ...list.items, ...take(after)];
  page.add(document.createPair('sections', list));
  if (contents) addFirst(page, document.createPair('contents', true) as Pair);
  if (path && !page.has('path')) addFirst(page, document.createPair('path', path) as Pair);
  return document
    .toString({ lineWidth: 100, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: 1000 })
    .replace(/(\$schema=\S*\/)(about|content|coaching|flour|legumes|salads)\.json/, '$1pages.json');
}

/** Converts the files in data/pages. */
export function migrate(folder = 'data/pages'): void {
  for (const name of Object.keys(RULES)) {
    const file = `${folder}/${name}.yaml`;
    const text = existsSync(file) && migratePage(name, readFileSync(file, 'utf8'));
    if (!text) continue;
    writeFileSync(file, text);
    console.log(`Converted ${file}`);
  }
}

/** Fields of restaurants and events that have another name now. */
const RENAMED = { 'data/restaurants': 'hoursCheckedOn', 'data/events': 'datesCheckedOn' };

/** The text of a restaurant or event with `checkedOn` for its older name; undefined if there is nothing to rename. */
export function migrateCheckedOn(name: string, text: string): string | undefined {
  const renamed = text.replace(new RegExp(`^${name}:`, 'm'), 'checkedOn:');
  return renamed === text ? undefined : renamed;
}

/** Renames fields in data/restaurants and data/events. */
function migrateDays(): void {
  for (const [folder, name] of Object.entries(RENAMED)) {
    for (const each of existsSync(folder) ? readdirSync(folder) : []) {
      const file = `${folder}/${each}`;
      const text = isYamlName(each) && migrateCheckedOn(name, readFileSync(file, 'utf8'));
      if (!text) continue;
      writeFileSync(file, text);
      console.log(`Renamed ${name} in ${file}`);
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  migrate();
  migrateDays();
  migrateFood();
}
