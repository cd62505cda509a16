import 'server-only';
import * as messages from '@/.content/messages/siteIndex';
import { splitPlaceName } from '@/lib/content/place';
import type { PageSection, SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { SafetySection } from '@/lib/content/schema/safety-sections';
import { site as siteSchema } from '@/lib/content/schema/site';
import { site } from '@/lib/content/server';
import { pickedRestaurants } from '@/lib/guide/restaurants';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import type { CardData } from '@/lib/recipe/card';
import { filledCard, pickedCards, pickedRecipes } from '@/lib/recipe/picked-cards';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { textsOf } from '@/lib/search/site-entry';
import type { DocumentItem } from '@/lib/seo/document';
import { restaurantPath } from '@/lib/seo/place-json-ld';
import type { NamedPath } from '@/lib/seo/site-json-ld';
import { newestRecipes } from './newest';
import { restaurantItem } from './restaurant-item';
import { safetyItems, safetyOpening } from './safety-document';
import { siteNumbers } from './site-sections';

/** Content of a section from other files. A type without an entry shows its own texts only. */
export type SectionContent = {
  /** True if there is nothing to show, so that the section is hidden. */
  isEmpty?: boolean;
  /** A paragraph before `items`. */
  opening?: string | undefined;
  /** Its entries as text, for feeds. */
  items?: readonly DocumentItem[];
  /** Pages and places that it lists in this order, for structured data. Full addresses are those of other sites. */
  links?: readonly NamedPath[];
  /** Texts the search finds it by. */
  texts?: readonly string[];
  /** Other names the search finds it by. */
  names?: readonly string[];
};

const recipeLink = (recipe: Recipe): NamedPath => ({ name: cardTitle(recipe), path: recipePath(recipe) });

const cardLink = ({ title, href, soon }: Pick<CardData, 'title' | 'href' | 'soon'>): NamedPath[] =>
  href === undefined || soon ? [] : [{ name: title, path: href }];

/** Content of a section that is a list of links. */
const listOf = (links: readonly NamedPath[]): SectionContent => ({
  isEmpty: links.length === 0,
  items: links.map(({ name, path }) => ({ text: name, href: path })),
  links,
});

function figures({ type }: SafetySection): SectionContent {
  const items = safetyItems(type);
  return {
    isEmpty: items.length === 0,
    opening: safetyOpening(type),
    items,
    texts: items.flatMap(({ name = '', text = '' }) => [name, text]),
  };
}

const CONTENT: {
  [Type in PageSection['type']]?: (
    section: SectionOf<Type>,
    /** All sections of the page. */
    sections: readonly PageSection[],
  ) => SectionContent;
} = {
  recipes: (section) => listOf(pickedRecipes(section).map(recipeLink)),
  recipeCards: (section) => listOf(pickedCards(section).flatMap(cardLink)),
  restaurants: (section) => {
    const restaurants = pickedRestaurants(section);
    return {
      isEmpty: restaurants.length === 0,
      items: restaurants.map(restaurantItem),
      links: restaurants.map((restaurant) => ({
        name: splitPlaceName(restaurant.name).name,
        path: restaurantPath(restaurant),
      })),
    };
  },
  newest: () => ({ links: newestRecipes().map(recipeLink) }),
  types: () => ({ isEmpty: recipeTypeTiles().length === 0 }),
  cards: ({ cards }) => ({ links: cards.map(filledCard).flatMap(cardLink) }),
  // Links within a few of the texts make no list of pages.
  list: ({ items }) => ({ links: items.every(({ href }) => href) ? items.flatMap(cardLink) : [] }),
  showcase: ({ cards }) => ({
    links: cards.flatMap(({ title, recipe, page }) =>
      cardLink({ title, href: recipe === undefined ? page : recipePath(recipeBySlug(recipe)) }),
    ),
  }),
  transformations: ({ items }) => ({ links: items.map(({ recipe }) => recipeLink(recipeBySlug(recipe))) }),
  mediaKit: ({ numbers }) => {
    const shown = siteNumbers().filter(({ label }) => numbers.includes(label));
    return {
      items: shown.map(({ number, label }) => ({ name: number, text: label })),
      texts: shown.map(({ label }) => label),
    };
  },
  programs: () => ({ names: messages.pricesTerms.split(' ') }),
  contactForm: () => ({ names: messages.messageTerms.split(' ') }),
  connect: () => ({ texts: profileTexts() }),
  community: () => ({ texts: profileTexts() }),
  profiles: () => ({ texts: profileTexts() }),
  // The names of its rows are found at their cards.
  cookingTable: (_, sections) => ({
    texts: sections
      .flatMap((each) => (each.type === 'legumes' ? each.legumes : []))
      .flatMap(({ soak, cook, cooked, goodFor, safety = '' }) => [soak, cook, cooked, goodFor, safety]),
  }),
  safeTemperatures: figures,
  underdone: figures,
  safeKeeping: figures,
};

const profileTexts = () => textsOf(siteSchema.shape.socials, site.socials);

/** Content of a section from other files. @param sections all sections of its page */
export function contentOf<Type extends PageSection['type']>(
  section: SectionOf<Type>,
  sections: readonly PageSection[] = [],
): SectionContent {
  // The compiler does not see that type and function belong together.
  const read = CONTENT[section.type] as
    | ((section: PageSection, sections: readonly PageSection[]) => SectionContent)
    | undefined;
  return read?.(section, sections) ?? {};
}
