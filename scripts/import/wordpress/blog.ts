import { TZDate } from '@date-fns/tz';
import { NoRecipe } from '@/scripts/import/import-error';
import { partOf } from '@/scripts/import/readers/text-lines';
import { readWebPage } from '@/scripts/import/readers/web-page';
import { readWrittenText } from '@/scripts/import/readers/written-text';
import type { SourcePhoto, SourceRecipe } from '@/scripts/import/source-recipe';
import { itemAddresses } from './addresses';
import { type ContentContext, readContent } from './content';
import { writeMarkdown } from './html-to-markdown';
import { readLibrary } from './library';
import { wordsOf } from './markdown-blocks';
import { RECIPE_TYPES, readRecipeItem } from './recipe-data';
import type { TextBlock } from './text-blocks';
import { metaValue, termNames, type Wxr, type WxrItem } from './wxr';

/** Facts of an entry of a blog, whatever becomes of it. */
export type BlogEntry = {
  /** Name of the entry in the blog: "post 12". */
  key: string;
  title: string;
  /** End of its old address; '' for a draft. */
  slug: string;
  /** YYYY-MM-DD of its publication, with a time if that is to come; undefined for a draft. */
  published: string | undefined;
  /** Paths and queries that lead to it. */
  addresses: readonly string[];
  terms: WxrItem['terms'];
  language: string;
  /** Points that the owner has to look at. */
  lost: readonly string[];
  photos: readonly SourcePhoto[];
  description: string;
} & (
  | { kind: 'post'; blocks: readonly TextBlock[]; isPage: boolean }
  | { kind: 'recipe'; recipe: SourceRecipe; before: readonly TextBlock[]; after: readonly TextBlock[] }
);

/** Entries of a blog, and what of the export is none. */
export type Blog = { entries: readonly BlogEntry[]; notes: readonly string[] };

/** Types of items that are parts of the installation. */
const INTERNAL =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|elementor_\w+|amp_\w+|jp_\w+|tablepress_table|wpcf7_contact_form|mc4wp-form)$/;

const STATUSES = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/** Day of a moment in a time zone, with the time for one that is to come. */
function dayOf(moment: number | undefined, timeZone: string, now: number): string | undefined {
  if (moment === undefined) return undefined;
  const date = new TZDate(moment, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return moment > now ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}` : day;
}

const sizeOf = ({ ingredients, steps }: SourceRecipe) => Math.min(ingredients.length, steps.length);

/** Recipes in the HTML of a text: structured data, microformats and cards. */
function recipesOf(html: string): SourceRecipe[] {
  try {
    return readWebPage(`<!doctype html><body>${html}`).filter((recipe) => sizeOf(recipe) > 0);
  } catch (error) {
    if (error instanceof NoRecipe) return [];
    throw error;
  }
}

/** Recipe that a text without a card has under headings of its own, and the blocks before it. */
function writtenRecipe(blocks: readonly TextBlock[], title: string) {
  const start = blocks.findIndex(
    (block) =>
      (block.type === 'heading' || block.type === 'paragraph') &&
      partOf(`${wordsOf(block.children)}`) !== undefined,
  );
  if (start < 0) return undefined;
  const [recipe, ...others] = readWrittenText(writeMarkdown(blocks.slice(start)), title);
  if (!recipe || others.length > 0 || sizeOf(recipe) === 0) return undefined;
  const pictures = blocks
    .slice(start)
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .flatMap((node) => (node.type === 'image' ? [`a picture of the text: ${node.url}`] : []));
  return { recipe: { ...recipe, photos: [], leftOut: pictures }, before: blocks.slice(0, start) };
}

/**
 * Reads the entries of a blog: each post with one recipe is that recipe with its text before and after; each other post and
 * page is a post; recipes that no post shows, and several of one post, are recipes without a text.
 */
export function readBlog(wxr: Wxr, { timeZone, now }: { timeZone: string; now: number }): Blog {
  const library = readLibrary(wxr);
  const fileOf = (id: unknown) => library.byId(id)?.address ?? '';
  const byId = new Map(wxr.items.map((item) => [item.id, item]));
  const recipeItem = (id: string) => {
    const item = byId.get(Number(id));
    return item && RECIPE_TYPES.has(item.type) && STATUSES.has(item.status) ? item : undefined;
  };
  const context: ContentContext = {
    home: wxr.home,
    library,
    patternOf: (id) => {
      const item = byId.get(Number(id));
      return item?.type === 'wp_block' ? item.content : undefined;
    },
    hasRecipe: (id) => recipeItem(id) !== undefined,
  };
  const shown = new Set<number>();

  const factsOf = (item: WxrItem) => ({
    key: `${item.type} ${item.id}`,
    title: item.title,
    // Recipes of a plugin have no page of their own.
    slug: RECIPE_TYPES.has(item.type) ? '' : item.slug,
    published: dayOf(item.published, timeZone, now),
    addresses: RECIPE_TYPES.has(item.type) ? [] : itemAddresses(item, wxr.home),
    terms: item.terms.filter(({ slug }) => slug !== 'uncategorized'),
    language: wxr.language,
    photos: [fileOf(metaValue(item, '_thumbnail_id'))].filter(Boolean).map((address) => ({ address })),
    description:
      metaValue(item, '_yoast_wpseo_metadesc') || metaValue(item, 'rank_math_description') || item.excerpt,
  });

  const withFacts = (recipe: SourceRecipe, item: WxrItem): SourceRecipe => {
    const { photos, published, description } = factsOf(item);
    const categories = item.terms.filter(
      ({ taxonomy, slug }) => taxonomy === 'category' && slug !== 'uncategorized',
    );
    const { address: _, isOneOf: __, ...own } = recipe;
    return {
      ...own,
      title: recipe.title || item.title,
      description: recipe.description || description,
      categories: [...recipe.categories, ...categories.map(({ name }) => name)],
      keywords: [...recipe.keywords, ...termNames(item, 'post_tag')],
      photos: recipe.photos.length > 0 ? recipe.photos : photos,
      ...(published !== undefined && { published }),
      ...((recipe.language ?? wxr.language) && { language: recipe.language ?? wxr.language }),
      slug: item.slug,
    };
  };

  /** Entry of a recipe that has no text around it. */
  const bareRecipe = (recipe: SourceRecipe, item: WxrItem, own: Partial<BlogEntry> = {}): BlogEntry => ({
    ...factsOf(item),
    kind: 'recipe',
    recipe,
    before: [],
    after: [],
    lost: [],
    ...(own as object),
  });

  const entriesOf = (item: WxrItem): BlogEntry[] => {
    const facts = factsOf(item);
    let inText: SourceRecipe[] = [];
    const { blocks, lost: notRead } = readContent(item, context, (html) => {
      inText = recipesOf(html);
      return inText.length > 0;
    });
    const lost = [
      ...notRead,
      ...(item.hasPassword ? ['it was behind a password; this site has none'] : []),
      ...(item.status === 'private' ? ['it was private on the blog'] : []),
    ];
    const marks = blocks.flatMap((block) => (block.type === 'recipeMark' ? [block.mark] : []));
    const items = [...new Set(marks)].flatMap((id) => recipeItem(id) ?? []);
    for (const { id } of items) shown.add(id);
    const recipes = [...items.map((each) => readRecipeItem(each, fileOf)), ...inText];
    if (recipes.length === 0) {
      const written = writtenRecipe(blocks, item.title);
      if (written) {
        const recipe = withFacts(written.recipe, item);
        return [{ ...facts, kind: 'recipe', recipe, before: written.before, after: [], lost }];
      }
    }
    const [only, ...others] = recipes;
    if (only && others.length === 0) {
      const place = blocks.findIndex(({ type }) => type === 'recipeMark');
      const [before, after] = place < 0 ? [blocks, []] : [blocks.slice(0, place), blocks.slice(place)];
      return [{ ...facts, kind: 'recipe', recipe: withFacts(only, item), before, after, lost }];
    }
    const keys = recipes.map((_, index) => `${facts.key}, recipe ${index + 1}`);
    const places = [...new Set(marks)];
    const linked = blocks.flatMap((block): TextBlock[] => {
      if (block.type !== 'recipeMark') return [block];
      const at = places.indexOf(block.mark);
      const [recipe, key] = [recipes[at], keys[at]];
      if (!recipe || key === undefined || block.mark === 'html') return [];
      const words = { type: 'text', value: recipe.title } as const;
      return [{ type: 'paragraph', children: [{ type: 'link', url: `recipe:${key}`, children: [words] }] }];
    });
    return [
      { ...facts, kind: 'post', blocks: linked, isPage: item.type === 'page', lost },
      ...recipes.map((recipe, index) =>
        bareRecipe({ ...withFacts(recipe, item), slug: '' }, item, {
          key: keys[index] ?? facts.key,
          title: recipe.title,
          slug: '',
          addresses: [],
        }),
      ),
    ];
  };

  const isRead = (item: WxrItem) =>
    STATUSES.has(item.status) && (item.title !== '' || item.content.trim() !== '');
  const texts = wxr.items.filter((item) => /^(?:post|page)$/.test(item.type) && isRead(item));
  const entries = texts.flatMap(entriesOf);
  const alone = wxr.items.filter(
    (item) => RECIPE_TYPES.has(item.type) && STATUSES.has(item.status) && !shown.has(item.id),
  );
  entries.push(...alone.map((item) => bareRecipe(withFacts(readRecipeItem(item, fileOf), item), item)));
  if (entries.length === 0) throw new NoRecipe('a WordPress export without posts, pages and recipes');
  return { entries, notes: notesOf(wxr, texts) };
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What of an export is not taken over, with numbers. */
function notesOf({ items }: Wxr, texts: readonly WxrItem[]): string[] {
  const withComments = texts.filter(({ comments }) => comments > 0);
  const comments = withComments.reduce((sum, item) => sum + item.comments, 0);
  const isText = (item: WxrItem) => /^(?:post|page)$/.test(item.type) || RECIPE_TYPES.has(item.type);
  const trash = items.filter((item) => isText(item) && item.status === 'trash').length;
  const others = new Map<string, number>();
  for (const { type, status } of items)
    if (!isText({ type } as WxrItem) && !INTERNAL.test(type) && STATUSES.has(status))
      others.set(type, (others.get(type) ?? 0) + 1);
  return [
    ...(comments > 0
      ? [
          `not taken over: ${counted(comments, 'comment')} of ${counted(withComments.length, 'entry', 'entries')}`,
        ]
      : []),
    ...(trash > 0 ? [`left out: ${counted(trash, 'entry', 'entries')} in the trash`] : []),
    ...[...others].map(
      ([type, count]) => `not read: ${counted(count, 'entry', 'entries')} of the type “${type}”`,
    ),
  ];
}
