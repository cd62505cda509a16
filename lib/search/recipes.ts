import type { RecipeFacts } from '@/lib/recipe-list/filters';
import { fold } from '@/lib/text/fold';
import { createIndex, createParts } from './engine';

type Named = Pick<RecipeFacts, 'slug' | 'title' | 'pageTitle' | 'native' | 'category' | 'pageCategory'>;

const textsOf = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).map(fold);

/** How a title may hold a query, the best first. */
const FITS: readonly ((title: string, query: string) => boolean)[] = [
  (title, query) => title === query,
  (title, query) => `${title} `.startsWith(`${query} `),
  (title, query) => title.startsWith(query),
  (title, query) => title.includes(` ${query}`),
  (title, query) => title.includes(query),
];

/** The search of the recipe list, by titles, native names and categories; those of the category alone come last. */
export async function createRecipeSearch<T extends Named>(recipes: readonly T[]) {
  const documents = recipes.map(({ slug, title, pageTitle, native, category, pageCategory }) => ({
    // What it is called in its address is its short name: "tofu".
    slug: slug.replaceAll('-', ' '),
    titles: textsOf([title, pageTitle, native]),
    categories: textsOf([category, pageCategory]),
  }));
  const { termsOf, holding } = createParts();
  const index = await createIndex(
    documents.map(({ slug, titles, categories }) => ({ text: [slug, ...titles, ...categories].join(' ') })),
    { boost: { text: 1 }, termsOf },
  );
  return (query: string): T[] => {
    const folded = fold(query);
    const rankOf = (id: number) => {
      const { slug, titles = [] } = documents[id] ?? {};
      if (slug === folded) return 0;
      const rank = FITS.findIndex((fits) => titles.some((title) => fits(title, folded)));
      return rank < 0 ? FITS.length : rank;
    };
    const words = folded.split(' ').filter(Boolean);
    return index
      .search({
        combineWith: 'AND',
        queries: words.map((word) => ({ combineWith: 'OR', queries: [word], tokenize: holding })),
      })
      .map(({ id }) => ({ id, rank: rankOf(id) }))
      .sort((one, other) => one.rank - other.rank || one.id - other.id)
      .flatMap(({ id }) => recipes[id] ?? []);
  };
}
