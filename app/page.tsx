import type { Metadata } from 'next';
import Link from 'next/link';
import { CoachingBand } from '@/components/home/coaching-band';
import { ConnectBand } from '@/components/home/connect-band';
import { FrontPage } from '@/components/home/front-page';
import { Hero } from '@/components/home/hero';
import { LaidTable } from '@/components/home/laid-table';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { home } from '@/data/pages/house/home';
import { coachingStats, programs } from '@/data/pages/house/programs';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { freshGuides, freshRecipes } from '@/lib/home/fresh';
import { recipeTypeTiles } from '@/lib/listing/types';
import { listedRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { websiteJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { japanEventPlace, torontoEventPlace } from '@/lib/travel/events/places';
import '@/app/styles/home.css';
import '@/app/styles/float.css';
import '@/app/styles/shelf.css';

export const metadata: Metadata = pageMetadata({
  path: '/',
  title: site.name,
  description: home.description,
});

export default function Home() {
  const dish = recipeBySlug(home.hero.recipe);
  const { lead, others } = freshGuides(pages, 4);
  return (
    <>
      <JsonLd data={websiteJsonLd()} />
      <Hero hero={home.hero} recipe={dish} />
      <FrontPage
        explore={home.explore}
        profiles={site.socials.map(({ name }) => name)}
        lead={lead}
        guides={others}
        recipes={freshRecipes(listedRecipes(), 2, recipePath(dish), recipeTypeTiles())}
        events={[...torontoEventPlace.events, ...japanEventPlace.events]}
      />
      <section className="wrap section reveal drift down">
        <div className="head">
          <h2 className="t-3">{home.types.title}</h2>
          <Link className="link" href={home.types.more.href} prefetch={false}>
            {home.types.more.name}
          </Link>
        </div>
        <TypeShelf tiles={recipeTypeTiles()} />
      </section>
      <CoachingBand coaching={home.coaching} programs={programs} stats={coachingStats} />
      <LaidTable table={home.table} recipes={home.table.recipes.map(recipeBySlug)} />
      <ConnectBand connect={home.connect} site={site} />
    </>
  );
}
