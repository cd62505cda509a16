import type { Metadata } from 'next';
import { Hero } from '@/components/pages/home/hero';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { JsonLd } from '@/components/seo/json-ld';
import { home, site } from '@/lib/content/server';
import { homeGraph } from '@/lib/pages/content-graphs';
import { heroRecipe } from '@/lib/pages/home';
import { listedRecipes } from '@/lib/recipe/all';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  path: '/',
  title: site.name,
  description: home.description,
});

export default function HomeRoute() {
  const { hero, sections } = home;
  return (
    <>
      <JsonLd graph={homeGraph()} />
      <Hero hero={hero} recipe={heroRecipe(listedRecipes(), hero.recipe)} siteName={site.name} />
      <SectionList sections={sections} views={PAGE_VIEWS} />
    </>
  );
}
