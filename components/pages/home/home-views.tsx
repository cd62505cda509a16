import type { SectionViews } from '@/components/pages/sections/section-views';
import { Tonight } from '@/components/tonight/tonight';
import { guidePath } from '@/lib/content/guide';
import type { HomeSection } from '@/lib/content/schema/home-sections';
import type { SectionProps } from '@/lib/content/schema/page';
import { home, site } from '@/lib/content/server';
import { eventPlaces } from '@/lib/guide/guide-events';
import { findGuide, guides } from '@/lib/guide/guides';
import { freshGuides, freshRecipes, heroRecipe, recipesNamed } from '@/lib/pages/home';
import { newestRecipes } from '@/lib/pages/newest';
import { pages } from '@/lib/pages/site-pages';
import { findSection } from '@/lib/pages/site-sections';
import { cookExample, listExample, planExample } from '@/lib/pages/tool-examples';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { ConnectBand } from './connect-band';
import { FrontPage } from './front-page';
import { LaidTable } from './laid-table';
import { NewestRecipes } from './newest-recipes';
import { ProgramCards } from './program-cards';
import { ToolExamples } from './tool-examples';

/** Sections that gather content of other pages, by their type. */
export const HOME_VIEWS: SectionViews<HomeSection> = {
  tonight: TonightSection,
  latest: Latest,
  tools: Tools,
  newest: ({ section }) => <NewestRecipes section={section} recipes={newestRecipes()} />,
  programCards: ProgramCards,
  table: ({ section }) => (
    <LaidTable section={section} recipes={recipesNamed(listedRecipes(), section.recipes)} />
  ),
  connect: ConnectBand,
};

/** The sentence that finds a dinner. No `section`, as it does not float: its neighbours go on in turn. */
function TonightSection({ section: { title, id } }: SectionProps<'tonight'>) {
  if (allRecipes().length === 0) return null;
  return (
    <div className="pt-section" id={id}>
      <Tonight>
        <h2 className="text-3xl">{title}</h2>
      </Tonight>
    </div>
  );
}

/** The tools of the site with the recipes of the section. */
function Tools({ section }: SectionProps<'tools'>) {
  const { cook, plan, list } = section;
  const recipes = listedRecipes();
  return (
    <ToolExamples
      section={section}
      cook={cook && cookExample(recipes, cook)}
      plan={plan === undefined ? undefined : planExample(recipes, plan)}
      list={list && listExample(recipes, list)}
    />
  );
}

/** The latest recipes and guides. Recipes on the hero, on a card or on a tile of the home page are not repeated. */
function Latest({ section }: SectionProps<'latest'>) {
  const recipes = listedRecipes();
  const dish = heroRecipe(recipes, home.hero.recipe);
  const hasCards = home.sections.some(({ type }) => type === 'newest');
  const tiles = home.sections.some(({ type }) => type === 'types') ? recipeTypeTiles() : [];
  const mapGuide = section.map === undefined ? undefined : findGuide(section.map);
  const { lead, others } = freshGuides(
    pages.filter(({ path }) => !mapGuide || !guides.some(({ id }) => path === guidePath(id))),
    mapGuide ? 2 : 4,
  );
  return (
    <FrontPage
      section={section}
      profiles={{ names: site.socials.map(({ name }) => name), path: findSection('profiles')?.page.path }}
      mapGuide={mapGuide}
      mapGuides={guides.filter((guide) => guide !== mapGuide)}
      lead={lead}
      guides={others}
      recipes={hasCards ? [] : freshRecipes(recipes, 2, dish && recipePath(dish), tiles)}
      events={eventPlaces().flatMap(({ events }) => events)}
    />
  );
}
