import { orderGuides, searchedGuides } from '@/lib/content/guide';
import type { Recipe } from '@/lib/content/schema/recipe';
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
  const pages = Object.entries(withDays('data/pages', left.pages, days)).map(
    ([name, { application, ...page }]) => [name, withShownSections(page, application)],
  );
  const zones = Object.values(left.guides).map(({ timeZone }) => [timeZone, zoneComponent(timeZone)]);
  const recipes = Object.entries(left.recipes).map(([name, recipe]) => [name, withShares(recipe)]);
  const hadDropdown = (name: string) =>
    content.navigation.header.some((item) => item.name === name && item.dropdownItems);
  return {
    ...left,
    home: withShownSections(left.home),
    guides: withShownSections(withDays('data/guides', left.guides, days)),
    markets: withShownSections(withDays('data/markets', left.markets, days)),
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
    searchedGuides: searchedGuides(orderGuides(left.guides), left.restaurants),
    timeZones: Object.fromEntries(zones),
  };
}
