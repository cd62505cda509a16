import { orderGuides, searchedGuides } from '@/lib/content/guide';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Neighbourhood } from '@/lib/content/schema/guide';
import type { Page } from '@/lib/content/schema/page';
import type { Post } from '@/lib/content/schema/post';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { recipeFilters } from '@/lib/content/schema/vocabulary';
import { type Content, type Prepared, SOURCES, type SourceName } from '@/lib/content/sources';
import { zoneComponent } from '@/lib/content/time-zones';
import { stepsOf } from '@/lib/recipe/blocks';
import { resolveShares } from '@/lib/recipe/references';
import { type Disabled, REMOVED_LINK, withoutDisabled } from './links';

/** Recipe with every `{id|rest}` of its steps resolved to a share. */
function withShares(recipe: Recipe): Recipe {
  const texts = resolveShares(
    stepsOf(recipe).flatMap(({ text, takes = [] }) => [text, ...takes.map((taken) => `{${taken}}`)]),
  ).values();
  const next = (written: string) => texts.next().value ?? written;
  const resolve = (steps: Step[]) =>
    steps.map((step) => {
      const text = next(step.text);
      return step.takes
        ? { ...step, text, takes: step.takes.map((id) => next(id).slice(1, -1)) }
        : { ...step, text };
    });
  const blocks = recipe.blocks.map((block) => {
    if (block.type === 'advance') return { ...block, steps: resolve(block.steps) };
    if (block.type !== 'method') return block;
    return { ...block, groups: block.groups.map((group) => ({ ...group, steps: resolve(group.steps) })) };
  });
  return { ...recipe, blocks };
}

/** Recipe whose counted ingredients have the counters of their groceries, unless they have their own. */
function withCounters(recipe: Recipe, groceries: Readonly<Record<string, Grocery>>): Recipe {
  const counted = (item: Ingredient): Ingredient => {
    const { counter } = groceries[item.buy ?? ''] ?? {};
    return counter && item.unit === undefined && !item.counter ? { ...item, counter } : item;
  };
  const blocks = recipe.blocks.map((block) => {
    if (block.type === 'variants')
      return {
        ...block,
        options: block.options.map((option) => ({ ...option, items: option.items.map(counted) })),
      };
    if (block.type !== 'ingredients') return block;
    const { groups, items } = block;
    return {
      ...block,
      ...(groups && { groups: groups.map((group) => ({ ...group, items: group.items.map(counted) })) }),
      ...(items && { items: items.map(counted) }),
    };
  });
  return { ...recipe, blocks };
}

/** Recipe with its derived values. Throws for a text whose references cannot be read. */
const deriveRecipe = (recipe: Recipe, groceries: Readonly<Record<string, Grocery>>): Recipe =>
  withCounters(withShares(recipe), groceries);

/**
 * The same value without hidden sections, and with the application questions filled into the emails that ask for them.
 */
function withShownSections<T>(value: T, application = ''): T {
  const shown = (key: string, field: unknown) => {
    if (key === 'body' && typeof field === 'string')
      return field.replace('{application}', application.trim());
    if (key !== 'sections' || !Array.isArray(field)) return field;
    return field.filter(({ status }) => status !== 'off').map(({ status: _, ...section }) => section);
  };
  return JSON.parse(JSON.stringify(value), shown);
}

/** Page without hidden sections. */
const derivePage = ({ application, ...page }: Page): Page => withShownSections(page, application);

/** Neighbourhoods of a guide by the names that pages show: a translation has them in `name`, as it cannot change keys. */
function byShownName(all: Readonly<Record<string, Neighbourhood>>): Record<string, Neighbourhood> {
  const shown = (key: string) => (Object.hasOwn(all, key) && all[key]?.name) || key;
  return Object.fromEntries(
    Object.entries(all).map(([key, { name = key, near, ...notes }]) => [
      name,
      { ...notes, ...(near && { near: near.map(shown) }) },
    ]),
  );
}

/** Days of last changes by source file, without the extension: `data/pages/flour`. */
export type ChangeDays = ReadonlyMap<string, string>;

type Dated = { published?: string | undefined; updated?: string | undefined };

/** Entry with a day as its `updated`, unless it has one or was published later. */
function withUpdated<T extends Dated>(entry: T, day: string | undefined): T {
  const isUsed = day !== undefined && entry.updated === undefined && (entry.published ?? '') <= day;
  return isUsed ? { ...entry, updated: day } : entry;
}

/** Entries of a folder with the days of their files. */
const withDays = <T extends Dated>(folder: string, entries: Readonly<Record<string, T>>, days: ChangeDays) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, withUpdated(entry, days.get(`${folder}/${name}`))]),
  );

/** Source without links to disabled content. Throws if a required file needs such a link. */
function sourceWithoutDisabled(name: SourceName, content: Content, off: Disabled): unknown {
  const source = SOURCES[name];
  if ('folder' in source) {
    const entries = Object.entries(content[name] ?? {}).map(
      ([key, entry]) => [key, withoutDisabled(source.schema, entry, off)] as const,
    );
    return Object.fromEntries(entries.filter(([, entry]) => entry !== REMOVED_LINK));
  }
  const left = withoutDisabled(source.schema, content[name], off);
  if (left !== REMOVED_LINK) return left;
  if ('optional' in source) return undefined;
  const pages = [...off.paths, ...off.recipes].join(', ');
  throw new Error(
    `${source.file} has a required link to a page that is switched off, a draft or published later. Such pages: ${pages}.`,
  );
}

/**
 * Content with derived values and without links to disabled content. Throws if a required file needs such a link.
 *
 * @param days used for pages and guides without `updated`
 */
export function deriveContent(content: Content, off: Disabled, days: ChangeDays = new Map()): Prepared {
  const names = Object.keys(SOURCES) as SourceName[];
  const left = Object.fromEntries(
    names.map((name) => [name, sourceWithoutDisabled(name, content, off)]),
  ) as Content;
  const pages = Object.entries(withDays('data/pages', left.pages, days)).map(([name, page]) => [
    name,
    derivePage(page),
  ]);
  const zones = Object.values(left.guides).map(({ timeZone }) => [timeZone, zoneComponent(timeZone)]);
  const { groceries } = left.groceries;
  const recipes = Object.entries(left.recipes).map(([name, recipe]) => [
    name,
    deriveRecipe(recipe, groceries),
  ]);
  const hadDropdown = (name: string) =>
    content.navigation.header.some((item) => item.name === name && item.dropdownItems);
  return {
    ...left,
    home: withShownSections(left.home),
    guides: withShownSections(withDays('data/guides', left.guides, days)),
    markets: withShownSections(withDays('data/markets', left.markets, days)),
    neighbourhoods: Object.fromEntries(
      Object.entries(left.neighbourhoods).map(([guide, all]) => [guide, byShownName(all)]),
    ),
    recipesPage: withShownSections(withUpdated(left.recipesPage, days.get('data/pages/recipes'))),
    pages: Object.fromEntries(pages),
    navigation: {
      ...left.navigation,
      // Remove menus that lost all entries; a menu without entries in the file is shown as "Soon".
      header: left.navigation.header.filter(
        ({ name, href, dropdownItems }) => href || dropdownItems || !hadDropdown(name),
      ),
    },
    recipes: Object.fromEntries(recipes),
    recipeFilters: recipeFilters(left.vocabulary),
    filterKeys: [],
    originalCuisines: {},
    searchedGuides: searchedGuides(orderGuides(left.guides), left.restaurants),
    timeZones: Object.fromEntries(zones),
  };
}

/** Folders whose entries are pages of their own, by the values of their entries. */
export type EntryPages = { recipes: Recipe; pages: Page; posts: Post };

/**
 * One entry with derived values and without links to disabled content, as `deriveContent` has it. Throws as that does.
 *
 * @param data valid value of the entry
 */
export function deriveEntry<Name extends keyof EntryPages>(
  source: Name,
  data: EntryPages[Name],
  { groceries }: Pick<Content, 'groceries'>,
  off: Disabled,
): EntryPages[Name] {
  const left = withoutDisabled(SOURCES[source].schema, data, off) as EntryPages[Name];
  const derived: { [Source in keyof EntryPages]: (entry: EntryPages[Source]) => EntryPages[Source] } = {
    recipes: (recipe) => deriveRecipe(recipe, groceries.groceries),
    pages: derivePage,
    posts: (post) => post,
  };
  return derived[source](left);
}
