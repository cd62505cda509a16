import type { Metadata } from 'next';
import { alternatesOf, canonicalUrl } from '@/lib/content/languages';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { updatedOn } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { languageOf } from '@/lib/recipe/language';
import { openGraphLocale } from '@/lib/text/language';
import { feedLinks } from './feed-links';
import { isArticle } from './page-graph';
import { type CardPage, pageCard, sharePath } from './share-cards';
import { SHARE_SIZE } from './share-sizes';

type PageMetadata = {
  /** Canonical path: `/recipes`, with or without a trailing slash. */
  path: string;
  /** Title without the name of the site, which the layout appends. */
  title: string;
  description: string;
  /** Defaults to the share image of the site. */
  image?: { path: string; alt: string };
  /** True for a page to read. */
  article?: boolean;
  /** Days of first publication and last change of an article, YYYY-MM-DD. */
  published?: string;
  modified?: string;
  /** BCP 47 language; defaults to that of the site. */
  language?: string;
  /** Path of the same content as Markdown. */
  markdown?: string;
  /** False for `noindex, follow`. */
  index?: boolean;
};

const SITE_CARD = { path: '/share.jpg', alt: `${site.name}. ${site.tagline}` };

/** Title, description, canonical address, Open Graph and Twitter card of a page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { path, title, description, image = SITE_CARD, published, modified } = page;
  const { article = published !== undefined, language = site.language, index = true, markdown } = page;
  const url = canonicalUrl(path);
  const languages = alternatesOf(path);
  const isSiteName = title === site.name;
  const fullTitle = isSiteName ? title : `${title} | ${site.name}`;
  const picture = { url: absoluteUrl(image.path), type: 'image/jpeg', ...SHARE_SIZE, alt: image.alt };
  const shared = {
    url,
    title: fullTitle,
    description,
    siteName: site.name,
    locale: openGraphLocale(language),
    images: [picture],
  };
  return {
    title: isSiteName ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      ...(languages && { languages }),
      types: { ...feedLinks(), ...(markdown && { 'text/markdown': absoluteUrl(markdown) }) },
    },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: published,
          modifiedTime: modified,
          authors: [site.name],
        }
      : { ...shared, type: 'website' },
    twitter: {
      card: 'summary_large_image',
      title: fullTitle,
      description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}

/** Share card of a page for its metadata. */
export function cardImage(page: CardPage): { path: string; alt: string } {
  return { path: sharePath(page.path), alt: pageCard(page).alt };
}

/**
 * Metadata of a page of data/pages; empty for a page that is switched off.
 *
 * @param path canonical path, if it is not that of the page: further pages of a list share its card
 */
export function contentMetadata(page: Page | undefined, path = page?.path ?? ''): Metadata {
  if (!page) return {};
  const { title, metaTitle = title, description, index, published, updated: modified } = page;
  const days = { article: isArticle(page), published, modified };
  return pageMetadata({ path, title: metaTitle, description, index, ...days, image: cardImage(page) });
}

/** Metadata of a recipe. */
export function recipeMetadata(recipe: Recipe): Metadata {
  const path = recipePath(recipe);
  return pageMetadata({
    path,
    title: cardTitle(recipe),
    description: recipe.description,
    image: { path: `${path}/share.jpg`, alt: recipe.picture.alt },
    published: recipe.published,
    modified: updatedOn(recipe),
    language: languageOf(recipe),
    markdown: `${path}/recipe.md`,
  });
}
