import 'server-only';
import * as messages from '@/.content/messages/feeds';
import { firstPicture } from '@/lib/content/first-picture';
import { guidePath } from '@/lib/content/guide';
import { isTranslated } from '@/lib/content/languages';
import type { Page } from '@/lib/content/schema/page';
import { guides as allGuides } from '@/lib/guide/guides';
import { cardTitle } from '@/lib/recipe/blocks';
import { certainDiets } from '@/lib/recipe/diets';
import { otherLanguageOf } from '@/lib/recipe/language';
import type { Feed, FeedEntry } from '@/lib/seo/feed';
import { FEEDS } from '@/lib/seo/feed-links';
import { recipeDocument } from '@/lib/seo/recipe-document';
import { pageDocument } from './page-document';
import { postsPage } from './posts';
import { type SitePage, sitePages } from './site-pages';

/** Maximum of entries in a feed. */
const LIMIT = 50;

type Published = { published: string; updated: string };

/** The pages of some kind with a day of publication, the newest first; those of one day keep their order. Without pages that are not translated. */
function newest<T extends SitePage>(all: readonly T[]): (T & Published)[] {
  return all
    .filter(({ path }) => isTranslated(path))
    .flatMap((page) => {
      const { published, updated = published } = page;
      return published !== undefined && updated !== undefined ? [{ ...page, published, updated }] : [];
    })
    .sort((one, other) => other.published.localeCompare(one.published))
    .slice(0, LIMIT);
}

/** The newest recipes and posts, each whole. */
export function recipeFeed(): Feed {
  const all = newest(sitePages.filter((page) => page.kind === 'recipe' || page.kind === 'post'));
  const entries = all.map((each): FeedEntry => {
    if (each.kind === 'post') return { ...pageEntry(each), categories: each.page.tags };
    const { path, published, updated, recipe } = each;
    const { id, description, category, cuisine, picture } = recipe;
    return {
      path,
      published,
      updated,
      // The address of its number, which stays if title and slug change.
      idPath: `/recipes/${id}`,
      title: cardTitle(recipe),
      description,
      content: recipeDocument(recipe),
      categories: [...new Set([category, cuisine, ...certainDiets(recipe).map(({ label }) => label)])],
      picture,
      language: otherLanguageOf(recipe),
    };
  });
  return { ...FEEDS.recipes, homePath: postsPage ? '/' : '/recipes', entries };
}

/** A page in a feed. The address of a page is that of its file, whatever its title. */
function pageEntry({
  path,
  published,
  updated,
  page,
}: Published & { path: string; page: Page }): Omit<FeedEntry, 'categories'> {
  const { title, metaTitle = title, description } = page;
  const content = pageDocument(page);
  const pictured = content.filter(({ kind }) => kind === 'picture' || kind === 'markdown');
  const picture = page.picture ?? firstPicture(pictured);
  return { path, published, updated, idPath: path, title: metaTitle, description, content, picture };
}

/** The newest guides, each whole: all pages with a day of publication in their content, except posts and those kept out of search engines. */
export function guideFeed(): Feed {
  const guides = newest(
    sitePages.flatMap((each) => ('page' in each && each.kind !== 'post' && each.isIndexed ? [each] : [])),
  );
  const entries = guides.map((each): FeedEntry => {
    const guide = allGuides.find(({ id }) => `${each.path}/`.startsWith(`${guidePath(id)}/`));
    return { ...pageEntry(each), categories: guide ? [messages.travel, guide.name] : [messages.cooking] };
  });
  return { ...FEEDS.guides, homePath: '/', entries };
}
