import { site } from '@/lib/content/server';
import { absoluteUrl, siteUrl } from '@/lib/content/site-url';
import { allRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { escapeMarkup } from '@/lib/text/markup';

export const dynamic = 'force-static';

/** RFC 3339 date-time of a day, which Atom requires. */
const toInstant = (day: string) => `${day}T00:00:00Z`;

/** Maximum of recipes in the feed. */
const LIMIT = 50;

/** The newest recipes as an Atom feed, newest first. */
export function GET(): Response {
  const all = allRecipes().toSorted((one, other) => other.published.localeCompare(one.published));
  const recipes = all.slice(0, LIMIT);
  const entries = recipes.map((recipe) => {
    const other = otherLanguageOf(recipe);
    const lang = other ? ` xml:lang="${other}"` : '';
    const url = absoluteUrl(recipePath(recipe));
    return `  <entry>
    <id>${url}</id>
    <title${lang}>${escapeMarkup(recipe.title)}</title>
    <link href="${url}"/>
    <published>${toInstant(recipe.published)}</published>
    <updated>${toInstant(updatedOn(recipe))}</updated>
    <category term="${escapeMarkup(recipe.category)}"/>
    <summary${lang}>${escapeMarkup(recipe.description)}</summary>
  </entry>`;
  });
  const newest = recipes.map(updatedOn).sort().at(-1) ?? '2023-01-01';
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${absoluteUrl('/')}</id>
  <title>${escapeMarkup(site.name)}</title>
  <subtitle>${escapeMarkup(site.tagline)}</subtitle>
  <link rel="alternate" href="${absoluteUrl('/')}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
  <updated>${toInstant(newest)}</updated>
  <author><name>${escapeMarkup(site.name)}</name></author>
${entries.join('\n')}
</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
