import { notFound } from 'next/navigation';
import { MediaKit } from '@/components/pages/content/media-kit';
import { ProfileCards } from '@/components/pages/content/profile-cards';
import { ContentPage } from '@/components/pages/content-page';
import { coaching, contentPage as page } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = contentMetadata(page);

export default function Content() {
  if (!page) notFound();
  return (
    <ContentPage page={page}>
      <ProfileCards words={page.profiles} socials={site.socials} />
      {page.mediaKit && <MediaKit kit={page.mediaKit} stats={coaching?.numbers ?? []} />}
    </ContentPage>
  );
}
