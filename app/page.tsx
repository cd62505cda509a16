import type { Metadata } from 'next';
import Link from 'next/link';
import { CoachingBand } from '@/components/home/coaching-band';
import { ConnectBand } from '@/components/home/connect-band';
import { FrontPage } from '@/components/home/front-page';
import { Hero } from '@/components/home/hero';
import { TypeShelf } from '@/components/pages/type-shelf';
import { JsonLd } from '@/components/seo/json-ld';
import { recipeTypes } from '@/data/pages/cook/recipe-types';
import { home } from '@/data/pages/house/home';
import { site } from '@/data/site';
import { websiteJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/app/styles/home.css';
import '@/app/styles/shelf.css';

export const metadata: Metadata = pageMetadata({
  path: '/',
  title: site.name,
  description: home.description,
});

export default function Home() {
  return (
    <>
      <JsonLd data={websiteJsonLd()} />
      <Hero hero={home.hero} />
      <FrontPage explore={home.explore} />
      <section className="wrap section reveal">
        <div className="head">
          <h2 className="t-3">{home.types.title}</h2>
          <Link className="link" href={home.types.more.href} prefetch={false}>
            {home.types.more.name}
          </Link>
        </div>
        <TypeShelf tiles={recipeTypes} />
      </section>
      <CoachingBand coaching={home.coaching} />
      <ConnectBand connect={home.connect} site={site} />
    </>
  );
}
