import { notFound } from 'next/navigation';
import { BrandGrid } from '@/components/pages/about/brand-grid';
import { Community } from '@/components/pages/about/community';
import { Story } from '@/components/pages/about/story';
import { ContentPage } from '@/components/pages/content-page';
import { JsonLd } from '@/components/seo/json-ld';
import { about } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { profilePageJsonLd } from '@/lib/seo/json-ld';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = contentMetadata(about);

export default function About() {
  if (!about) notFound();
  const { story, partners, community } = about;
  return (
    <>
      <JsonLd data={profilePageJsonLd(about)} />
      <ContentPage page={about}>
        {story && <Story story={story} />}
        {partners && <BrandGrid words={partners} />}
        {community && <Community words={community} socials={site.socials} />}
      </ContentPage>
    </>
  );
}
