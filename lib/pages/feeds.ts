import 'server-only';
import * as messages from '@/.content/messages/feeds';
import { guidePath } from '@/lib/content/guide';
import { guides as allGuides } from '@/lib/guide/guides';
import { cardTitle } from '@/lib/recipe/blocks';
import { certainDiets } from '@/lib/recipe/diets';
import { otherLanguageOf } from '@/lib/recipe/language';
import type { DocumentBlock } from '@/lib/seo/document';
import type { Feed, FeedEntry } from '@/lib/seo/feed';
import { FEEDS } from '@/lib/seo/feed-links';
import { recipeDocument } from '@/lib/seo/recipe-document';
import { pageDocument } from './page-document';
import { type SitePage, sitePages } from './site-pages';

/** Maximum of entries in a feed. */
const LIMIT = 50;

/** The pages of some kind with a day of publication, the newest first; those of one day keep their order. */
function newest<T extends SitePage>(all: readonly T[]): (T & { published: string; updated: string })[] {
  return all
    .flatMap((page) => {
      const { published, updated = published } = page;
      return published !== undefined && updated !== undefined ? [{ ...page, published, updated }] : [];
    })
    .sort((one, other) => other.published.localeCompare(one.published))
    .slice(0, LIMIT);
}

/** The newest recipes, each whole. */
export function recipeFeed(): Feed {
  const recipes = newest(sitePages.filter((page) => page.kind === 'recipe'));
  const entries = recipes.map(({ path, published, updated, recipe }): FeedEntry => {
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
  return { ...FEEDS.recipes, homePath: '/recipes', entries };
}

/** First picture of a document, for a guide without one of its own. */
const firstPicture = (blocks: readonly DocumentBlock[]) =>
  blocks.find((block) => block.kind === 'picture')?.picture;

/** The newest guides, each whole: all pages with a day of publication in their content, except those kept out of search engines. */
export function guideFeed(): Feed {
  const guides = newest(sitePages.flatMap((each) => ('page' in each && each.isIndexed ? [each] : [])));
  const entries = guides.map(({ path, published, updated, page }): FeedEntry => {
    const { title, metaTitle = title, description } = page;
    const content = pageDocument(page);
    const guide = allGuides.find(({ id }) => `${path}/`.startsWith(`${guidePath(id)}/`));
    return {
      path,
      published,
      updated,
      // The address of a guide is that of its file, whatever its title.
      idPath: path,
      title: metaTitle,
      description,
      content,
      categories: guide ? [messages.travel, guide.name] : [messages.cooking],
      picture: page.picture ?? firstPicture(content),
    };
  });
  return { ...FEEDS.guides, homePath: '/', entries };
}
