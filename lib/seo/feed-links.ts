import * as messages from '@/.content/messages/feeds';
import { posts, site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';

const hasPosts = Object.keys(posts).length > 0;

/** Feeds of the site: paths of their files, title and description. */
export const FEEDS = {
  recipes: {
    atomPath: '/feed.xml',
    jsonPath: '/feed.json',
    title: (hasPosts ? messages.recipesAndPosts : messages.recipes)({ site: site.name }),
    description: hasPosts ? messages.recipesAndPostsText : messages.recipesText,
  },
  guides: {
    atomPath: '/guides/feed.xml',
    jsonPath: '/guides/feed.json',
    title: messages.guides({ site: site.name }),
    description: messages.guidesText,
  },
} as const;

/** Links to all feeds for the head of a page, by content type. */
export function feedLinks() {
  const links = (key: 'atomPath' | 'jsonPath') =>
    Object.values(FEEDS).map((feed) => ({ url: absoluteUrl(feed[key]), title: feed.title }));
  return { 'application/atom+xml': links('atomPath'), 'application/feed+json': links('jsonPath') };
}
