import '@/app/styles/about.css';
import { contentMetadata } from '@/app/content-metadata';
import { BrandGrid } from '@/components/about/brand-grid';
import { Community } from '@/components/about/community';
import { Story } from '@/components/about/story';
import { ContentPage } from '@/components/pages/content-page';
import { JsonLd } from '@/components/seo/json-ld';
import { brands } from '@/data/brands';
import { community, about as page, partners, story } from '@/data/pages/house/about';
import { site } from '@/lib/content/site';
import { profilePageJsonLd } from '@/lib/seo/profile';

export const metadata = contentMetadata(page);

export default function About() {
  return (
    <div className="about">
      <JsonLd data={profilePageJsonLd(page)} />
      <ContentPage page={page}>
        <Story story={story} />
        <BrandGrid brands={brands} words={partners} />
        <Community words={community} socials={site.socials} />
      </ContentPage>
    </div>
  );
}
