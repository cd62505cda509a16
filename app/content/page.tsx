import '@/app/styles/content.css';
import { contentMetadata } from '@/app/content-metadata';
import { MediaKit } from '@/components/content/media-kit';
import { ProfileCards } from '@/components/content/profile-cards';
import { ContentPage } from '@/components/pages/content-page';
import { mediaKit, content as page, profiles } from '@/data/pages/house/content';
import { coachingStats } from '@/data/pages/house/programs';
import { site } from '@/lib/content/site';

export const metadata = contentMetadata(page);

export default function Content() {
  return (
    <ContentPage page={page}>
      <ProfileCards words={profiles} socials={site.socials} />
      <MediaKit kit={mediaKit} stats={coachingStats} />
    </ContentPage>
  );
}
