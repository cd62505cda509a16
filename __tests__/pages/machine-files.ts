import { stringify } from 'yaml';
import { GET as recipesJson } from '@/app/feed.json/route';
import { GET as recipesAtom } from '@/app/feed.xml/route';
import { GET as guidesJson } from '@/app/guides/feed.json/route';
import { GET as guidesAtom } from '@/app/guides/feed.xml/route';
import { GET as siteList } from '@/app/llms.txt/route';
import { metadata as homeMetadata } from '@/app/page';
import robots from '@/app/robots';
import { GET as searchIndex } from '@/app/search-index.json/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import type { GeneralPage } from '@/lib/content/schema/page';
import { recipesPage, safeTemperatures } from '@/lib/content/server';
import { calendarFiles } from '@/lib/events/calendar';
import { eventPlace } from '@/lib/guide/guide-events';
import { eventsPage, searchPage } from '@/lib/guide/guide-pages';
import { guideOf, guides, marketsOf } from '@/lib/guide/guides';
import { pageAddresses, pageAt } from '@/lib/pages/addresses';
import {
  contentGraph,
  homeGraph,
  postGraph,
  postListGraph,
  recipeGraph,
  recipeListGraph,
} from '@/lib/pages/content-graphs';
import { eventsGraph, guideGraph, marketGraph, searchGraph } from '@/lib/pages/guide-graphs';
import { addressMetadata } from '@/lib/pages/metadata';
import { pageDocument } from '@/lib/pages/page-document';
import { type PostPage, postPages, postsPage } from '@/lib/pages/posts';
import { sitePages } from '@/lib/pages/site-pages';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import type { SearchFile } from '@/lib/search/entry';
import { documentMarkdown } from '@/lib/seo/document';
import { contentMetadata } from '@/lib/seo/metadata';
import { recipeCook, recipeJson, recipeMarkdown } from '@/lib/seo/recipe-route';
import { pageCard, recipeCard, siteCard } from '@/lib/seo/share-cards';
import type { ShareCard } from '@/lib/seo/share-layout';
import { plainSpaces } from '@/lib/text/words';

// The texts that the build of the fixture site writes for machines, in lines that a reviewer can read.

const WIDE = { lineWidth: 0, aliasDuplicateObjects: false };
const yaml = (value: unknown) => stringify(value, WIDE);
const json = (value: unknown) => `${plainSpaces(JSON.stringify(value, null, 2))}\n`;

/** List of objects, each field on a line of its own. */
const entryList = (entries: readonly object[]) =>
  entries
    .map((entry) => {
      const fields = Object.entries(entry).filter(([, value]) => value !== undefined);
      const lines = fields.map(
        ([key, value]) => `${key}: ${stringify(value, { ...WIDE, collectionStyle: 'flow' }).trim()}`,
      );
      return `- ${lines.join('\n  ')}\n`;
    })
    .join('\n');

function given<T>(value: T | null | undefined): T {
  if (!value) throw new Error('The fixture site lacks a page.');
  return value;
}
const page = (path: string): GeneralPage => given(pageAt(path));

const post = (path: string): PostPage => given(postPages.find((each) => each.path === path));

const harbour = () => guideOf('port-alder');
const fishHall = () => given(marketsOf('port-alder').find(({ slug }) => slug === 'fish-hall'));

/** Structured data of each kind of page. */
const graphs = () => ({
  home: homeGraph(),
  'recipe-list': recipeListGraph(1),
  recipe: recipeGraph(recipeBySlug('herb-salad')),
  article: contentGraph(page('/noodles')),
  collection: contentGraph(page('/recipes/batch/filling')),
  'collection-of-restaurants': contentGraph(page('/korean-restaurants')),
  profile: contentGraph(page('/about')),
  services: contentGraph(page('/coaching')),
  'coming-soon': contentGraph(page('/pottery')),
  post: postGraph(post('/posts/first-market')),
  'post-list': postListGraph(given(postsPage)),
  'city-guide': guideGraph(harbour()),
  'islands-guide': guideGraph(guideOf('islands')),
  'valley-guide': guideGraph(guideOf('valley')),
  market: marketGraph(fishHall(), harbour()),
  events: eventsGraph(harbour(), given(eventsPage(harbour()))),
  'restaurant-search': searchGraph(given(searchPage(harbour()))),
});

/** Metadata of each kind of page, by address. `/threads` is a second address of `/noodles`. */
const metadata = () => ({
  '/': homeMetadata,
  '/posts/new-pot': contentMetadata(post('/posts/new-pot')),
  '/posts': contentMetadata(postsPage),
  '/recipes/page/2': contentMetadata(recipesPage, '/recipes/page/2'),
  '/travel/port-alder/search': contentMetadata(given(searchPage(harbour()))),
  ...Object.fromEntries(
    ['/barley-stew', '/chickpea-block', '/noodles', '/threads', '/about', '/pottery', '/weaving'].map(
      (path) => [path, addressMetadata(path)],
    ),
  ),
});

/** Texts of a share card, with the names of its picture and map. */
const cardTexts = (
  path: string,
  { title, line, native, picture, map, alt }: ShareCard & { alt?: string },
) => ({
  ...{ page: path, title, native, line, alt, picture: picture?.name, map: map?.id },
});

const shareCards = () => [
  cardTexts('/', siteCard()),
  ...sitePages.flatMap((each) => {
    if (each.kind === 'recipe') return cardTexts(each.path, recipeCard(each.recipe));
    return each.card ? cardTexts(each.path, pageCard(each.card)) : [];
  }),
];

/** The content of /search-index.json. */
function searchText({ entries, words, misspellings, synonyms }: SearchFile): string {
  const wrapped = (list: readonly string[]) => stringify(list.join(' '), { lineWidth: 110 });
  return [
    `# Entries\n${entryList(entries)}`,
    `# Words of the site\n${wrapped(words.site)}`,
    `# Common words\n${wrapped(words.common)}`,
    `# Misspellings\n${yaml(misspellings)}`,
    `# Synonyms, by the numbers in \`rows\`\n${yaml({ ...synonyms.map((row) => row.join(', ')) })}`,
  ].join('\n');
}

/** Pages as Markdown: those without a day of publication, which no feed has, and a text with one of each block. */
const documents = () => [
  ...[page('/about'), page('/coaching'), page('/content'), given(safeTemperatures)],
  page('/keeping-fish'),
];

/** Names and texts of all files of `__tests__/expected`. */
export async function machineFiles(): Promise<ReadonlyMap<string, string>> {
  // As YAML, which has the content of an entry in lines.
  const readJson = async (response: Response) => yaml(await response.json());
  const sitemapXml = await (await sitemap()).text();
  const files: readonly (readonly [name: string, text: string | Promise<string>])[] = [
    ['feed.xml', recipesAtom().text()],
    ['feed.json.yaml', readJson(recipesJson())],
    ['guides/feed.xml', guidesAtom().text()],
    ['guides/feed.json.yaml', readJson(guidesJson())],
    ['sitemap.xml', `${sitemapXml.replaceAll('><', '>\n<')}\n`],
    ['robots.yaml', yaml(robots())],
    ['llms.txt', siteList().text()],
    ['search-index.txt', searchText(await searchIndex().json())],
    ['share-cards.yaml', entryList(shareCards())],
    ['metadata.yaml', yaml(metadata())],
    ['addresses.txt', `${pageAddresses().join('\n')}\n`],
    ...Object.entries(graphs()).map(
      ([kind, graph]) => [`structured-data/${kind}.json`, json(graph)] as const,
    ),
    ...documents().map(
      (each) => [`documents${each.path}.md`, documentMarkdown(each.title, pageDocument(each))] as const,
    ),
    ...allRecipes().flatMap((recipe) => [
      [`recipes/${recipe.slug}/recipe.md`, recipeMarkdown(recipe).text()] as const,
      [`recipes/${recipe.slug}/recipe.json`, recipeJson(recipe).text()] as const,
      [`recipes/${recipe.slug}/recipe.cook`, recipeCook(recipe).text()] as const,
    ]),
    ...guides.flatMap((guide) => {
      const place = eventPlace(guide);
      const calendars = place ? [...calendarFiles(place)] : [];
      return calendars.map(
        ([file, text]) => [`calendars/${guide.id}/${file}`, text.replaceAll('\r\n', '\n')] as const,
      );
    }),
  ];
  return new Map(await Promise.all(files.map(async ([name, text]) => [name, await text] as const)));
}
