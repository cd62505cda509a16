import { Suspense } from 'react';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { FitnessTitle } from '@/components/pages/fitness-title.client';
import { fitnessTitles, fitness as page } from '@/data/pages/house/fitness';

export const metadata = contentMetadata(page);

export default function Fitness() {
  const heading = (
    <Suspense fallback={page.title}>
      <FitnessTitle title={page.title} titles={fitnessTitles} />
    </Suspense>
  );
  return <ContentPage page={page} heading={heading} />;
}
