import 'server-only';
import * as messages from '@/.content/messages/feeds';
import { guidePath } from '@/lib/content/guide';
import { guides as allGuides } from '@/lib/guide/guides';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { certainDiets } from '@/lib/recipe/diets';
import { otherLanguageOf } from '@/lib/recipe/language';
import type { DocumentBlock } from '@/lib/seo/document';
import type { Feed, FeedEntry } from '@/lib/seo/feed';
import { FEEDS } from '@/lib/seo/feed-links';
import { recipeDocument } from '@/lib/seo/recipe-document';
import { pages } from './all';
import { pageDates } from './dates';
import { pageDocument } from './page-document';

/** Maximum of entries in a feed. */
const LIMIT = 50;

type Dated = { path: string; published: string; updated: string };

/** Paths with a day of publication, the newest first; those of one day keep their order. */
function newestPaths(paths: readonly string[]): Dated[] {
  return paths
    .flatMap((path): Dated[] => {
      const { published, updated = published } = pageDates(path);
      return published !== undefined && updated !== undefined ? [{ path, published, updated }] : [];
    })
    .sort((one, other) => other.published.localeCompare(one.published))
    .slice(0, LIMIT);
}

/** The newest recipes, each whole. */
export function recipeFeed(): Feed {
  const byPath = new Map(allRecipes().map((recipe) => [recipePath(recipe), recipe]));
  const entries = newestPaths([...byPath.keys()]).flatMap((dates): FeedEntry[] => {
    const recipe = byPath.get(dates.path);
    if (!recipe) return [];
    const { id, title, description, category, cuisine, picture } = recipe;
    return [
      {
        ...dates,
        // The address of its number, which stays if title and slug change.
        idPath: `/recipes/${id}`,
        title,
        description,
        content: recipeDocument(recipe),
        categories: [...new Set([category, cuisine, ...certainDiets(recipe).map(({ label }) => label)])],
        picture,
        language: otherLanguageOf(recipe),
      },
    ];
  });
  return { ...FEEDS.recipes, homePath: '/recipes', entries };
}

/** First picture of a document, for a guide without one of its own. */
const firstPicture = (blocks: readonly DocumentBlock[]) =>
  blocks.find((block) => block.kind === 'picture')?.picture;

/** The newest guides, each whole: all pages with a day of publication in their content, except those kept out of search engines. */
export function guideFeed(): Feed {
  const guides = pages.filter(({ published, index }) => published !== undefined && index !== false);
  const byPath = new Map(guides.map((page) => [page.path, page]));
  const entries = newestPaths([...byPath.keys()]).flatMap((dates): FeedEntry[] => {
    const page = byPath.get(dates.path);
    if (!page) return [];
    const { title, metaTitle = title, description } = page;
    const content = pageDocument(page);
    const guide = allGuides.find(({ id }) => `${page.path}/`.startsWith(`${guidePath(id)}/`));
    return [
      {
        ...dates,
        // The address of a guide is that of its file, whatever its title.
        idPath: dates.path,
        title: metaTitle,
        description,
        content,
        categories: guide ? [messages.travel, guide.name] : [messages.cooking],
        picture: page.picture ?? firstPicture(content),
      },
    ];
  });
  return { ...FEEDS.guides, homePath: '/', entries };
}
