import type { Metadata } from 'next';
import { CoachingBand } from '@/components/pages/home/coaching-band';
import { ConnectBand } from '@/components/pages/home/connect-band';
import { FrontPage } from '@/components/pages/home/front-page';
import { Hero } from '@/components/pages/home/hero';
import { HomeSection } from '@/components/pages/home/home-section';
import { LaidTable } from '@/components/pages/home/laid-table';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { coaching, contentPage, home } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { guidePath } from '@/lib/guide/guide';
import { eventPlaces } from '@/lib/guide/guide-events';
import { findGuide, guides } from '@/lib/guide/guides';
import { pages } from '@/lib/pages/all';
import { freshGuides, freshRecipes, heroRecipe, recipesNamed } from '@/lib/pages/home';
import { listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { websiteJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  path: '/',
  title: site.name,
  description: home.description,
});

export default function Home() {
  const { hero, explore, types, table, connect } = home;
  const recipes = listedRecipes();
  const dish = heroRecipe(recipes, hero.recipe);
  const recipeTypes = recipeTypeTiles();
  const mapGuide = explore?.map === undefined ? undefined : findGuide(explore.map);
  const { lead, others } = freshGuides(
    pages.filter(({ path }) => !mapGuide || !guides.some(({ id }) => path === guidePath(id))),
    mapGuide ? 2 : 4,
  );
  return (
    <>
      <JsonLd data={websiteJsonLd()} />
      <Hero hero={hero} recipe={dish} siteName={site.name} />
      {explore && (
        <FrontPage
          explore={explore}
          profiles={{ names: site.socials.map(({ name }) => name), path: contentPage?.path }}
          mapGuide={mapGuide}
          mapGuides={guides.filter((guide) => guide !== mapGuide)}
          lead={lead}
          guides={others}
          recipes={freshRecipes(recipes, 2, dish && recipePath(dish), types ? recipeTypes : [])}
          events={eventPlaces().flatMap(({ events }) => events)}
        />
      )}
      {types && recipeTypes.length > 0 && (
        <HomeSection title={types.title} link={types.more} reversed>
          <TypeShelf tiles={recipeTypes} />
        </HomeSection>
      )}
      {home.coaching && coaching && <CoachingBand words={home.coaching} coaching={coaching} />}
      {table && <LaidTable table={table} recipes={recipesNamed(recipes, table.recipes)} />}
      {connect && <ConnectBand connect={connect} site={site} />}
    </>
  );
}
