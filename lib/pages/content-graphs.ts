import 'server-only';
import type * as schema from 'schema-dts';
import * as listing from '@/.content/messages/listing';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { home, recipesPage, site } from '@/lib/content/server';
import { absoluteUrl } from '@/lib/content/site-url';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { languageOf } from '@/lib/recipe/language';
import { inPageOrder } from '@/lib/recipe-list/cards';
import { onPage, recipeListPath } from '@/lib/recipe-list/pages';
import { articleNode, isArticle, pageGraph, postNode } from '@/lib/seo/page-graph';
import { recipeCrumbs, recipeNode } from '@/lib/seo/recipe-json-ld';
import { serviceJsonLd } from '@/lib/seo/service-json-ld';
import { itemList, organization, website } from '@/lib/seo/site-json-ld';
import { isFullAddress } from '@/lib/text/full-address';
import { pageCrumbs } from './crumbs';
import { sectionLists } from './listed';
import { type PostPage, postPages } from './posts';

// Structured data of recipes, the list of recipes, and the pages of data/pages.

/** Graph of a page of data/pages: a profile, services, an article or a collection, by its sections. */
export function contentGraph(page: Page): schema.Graph {
  const { path, title, metaTitle, sections } = page;
  const crumbs = pageCrumbs(page);
  const lists = sectionLists(page, sections);
  if (sections.some(({ type }) => type === 'story'))
    return pageGraph(page, { type: 'ProfilePage', crumbs, main: [organization(page.picture)] });
  if (isArticle(page))
    return pageGraph({ path, title, metaTitle }, { crumbs, main: [articleNode(page)], others: lists });
  const services = sections.flatMap((section) =>
    section.type === 'programs' ? serviceJsonLd(section, path) : [],
  );
  const type = lists.length > 0 && services.length === 0 ? 'CollectionPage' : 'WebPage';
  return pageGraph(page, { type, crumbs, main: [...services, ...lists] });
}

/** Graph of a post. */
export function postGraph(post: PostPage): schema.Graph {
  const { path, title, metaTitle, tags } = post;
  return pageGraph({ path, title, metaTitle }, { crumbs: pageCrumbs(post), main: [postNode(post, tags)] });
}

/** Graph of the list of posts. */
export function postListGraph(page: Page): schema.Graph {
  const { path, title } = page;
  const entries = postPages.map((post) => ({ name: post.title, path: post.path }));
  const list = itemList({ id: `${absoluteUrl(path)}#list-posts`, name: title, entries });
  return pageGraph(page, { type: 'CollectionPage', crumbs: pageCrumbs(page), main: [list] });
}

/** Graph of the home page, which describes the site and its author. */
export function homeGraph(): schema.Graph {
  const page = { path: '/', title: site.name, description: home.description };
  return pageGraph(page, {
    crumbs: [],
    main: sectionLists(page, home.sections),
    others: [website(), organization(site.picture)],
  });
}

/** Graph of a recipe. */
export function recipeGraph(recipe: Recipe): schema.Graph {
  const page = { path: recipePath(recipe), title: cardTitle(recipe), language: languageOf(recipe) };
  return pageGraph(page, { crumbs: recipeCrumbs(recipe), main: [recipeNode(recipe)] });
}

/** Graph of a page of the list of recipes, counted from 1. */
export function recipeListGraph(number: number): schema.Graph {
  const { title, metaTitle = title } = recipesPage;
  const path = recipeListPath(number);
  const name = number === 1 ? metaTitle : listing.pageTitle({ title: metaTitle, page: number });
  const page = { ...recipesPage, path, metaTitle: name };
  const entries = onPage(inPageOrder(listedRecipes()), number)
    .map((recipe) => ({ name: cardTitle(recipe), path: recipePath(recipe) }))
    .filter((entry) => !isFullAddress(entry.path));
  const list = itemList({ id: `${absoluteUrl(path)}#list-recipes`, name, entries });
  return pageGraph(page, {
    type: 'CollectionPage',
    crumbs: pageCrumbs(page),
    main: [list, ...(number === 1 ? sectionLists(page, recipesPage.sections) : [])],
  });
}
