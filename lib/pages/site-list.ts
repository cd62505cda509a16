import 'server-only';
import * as messages from '@/.content/messages/siteList';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { cardTitle } from '@/lib/recipe/blocks';
import { escapeMarkdown, markdownLink } from '@/lib/seo/document-parts';
import { FEEDS } from '@/lib/seo/feed-links';
import { sitePages } from './site-pages';

/** Link with a description: "- [Barley Stew](https://…): Barley stew with beef shin." */
const entry = (name: string, path: string, description?: string) =>
  `- ${markdownLink(name, path)}${description ? `: ${escapeMarkdown(description)}` : ''}`;

const pageEntry = ({ title, metaTitle = title, path, description }: Page) =>
  entry(metaTitle, path, description);

/**
 * Content of /llms.txt: the pages of the site as Markdown links, each recipe as its Markdown file.
 *
 * @see https://llmstxt.org/
 */
export function siteList(): string {
  const recipes = sitePages.filter((page) => page.kind === 'recipe');
  const posts = sitePages.flatMap((each) => (each.kind === 'post' ? each.page : []));
  const indexed = sitePages.flatMap((each) =>
    'page' in each && each.kind !== 'post' && each.isIndexed ? each.page : [],
  );
  const parts: [title: string, entries: string[]][] = [
    [
      messages.recipes,
      recipes.map(({ path, recipe }) => entry(cardTitle(recipe), `${path}/recipe.md`, recipe.description)),
    ],
    [messages.posts, posts.map(pageEntry)],
    [messages.guides, indexed.filter(({ published }) => published !== undefined).map(pageEntry)],
    [messages.pages, indexed.filter(({ published }) => published === undefined).map(pageEntry)],
    [
      messages.data,
      [
        ...Object.values(FEEDS).flatMap(({ title, atomPath, jsonPath }) => [
          entry(`${title} (Atom)`, atomPath),
          entry(`${title} (JSON Feed)`, jsonPath),
        ]),
        entry(messages.allRecipes, '/recipes.json'),
        entry(messages.sitemap, '/sitemap.xml'),
      ],
    ],
  ];
  const paragraphs = [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.description)}`,
    ...parts
      .filter(([, entries]) => entries.length > 0)
      .flatMap(([title, entries]) => [`## ${escapeMarkdown(title)}`, entries.join('\n')]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
