import { Suspense } from 'react';
import { contentMetadata } from '@/app/content-metadata';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { AgeChips, AgeLinks, FitnessSoonButton, FitnessTitle } from '@/components/soon/fitness-age.client';
import { Plan } from '@/components/soon/plan';
import { SoonPage } from '@/components/soon/soon-page';
import { TwoParts } from '@/components/soon/two-parts';
import {
  fitnessAges,
  fitnessNotify,
  fitnessPlan,
  fitnessTitles,
  fitness as page,
} from '@/data/pages/house/fitness';
import { site } from '@/lib/content/site';
import '@/app/styles/soon.css';

export const metadata = contentMetadata(page);

const ages = { ...fitnessAges, path: page.path };
const soon = { title: page.title, titles: fitnessTitles };

export default function Fitness() {
  const heading = (
    <span className="soon-title">
      <Suspense fallback={page.title}>
        <FitnessTitle {...soon} tabEnd={` | ${site.name}`} />
      </Suspense>
    </span>
  );
  const choice = (
    <Suspense fallback={<AgeChips {...ages} />}>
      <AgeLinks {...ages} />
    </Suspense>
  );
  const { buttonText } = fitnessPlan;
  const button = (
    <Suspense fallback={<ComingSoonButton subject={page.title} buttonText={buttonText} look="quiet" />}>
      <FitnessSoonButton {...soon} buttonText={buttonText} />
    </Suspense>
  );
  return (
    <SoonPage page={page} notify={fitnessNotify} heading={heading} choice={choice}>
      <Plan plan={fitnessPlan} button={button}>
        <TwoParts parts={fitnessPlan.parts} />
      </Plan>
    </SoonPage>
  );
}
