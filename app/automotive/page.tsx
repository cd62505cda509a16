import { contentMetadata } from '@/app/content-metadata';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { Plan } from '@/components/soon/plan';
import { Road } from '@/components/soon/road';
import { SoonPage } from '@/components/soon/soon-page';
import { automotiveNotify, automotivePlan, automotive as page } from '@/data/pages/house/automotive';
import '@/app/styles/soon.css';

export const metadata = contentMetadata(page);

export default function Automotive() {
  const button = (
    <ComingSoonButton subject={page.title} buttonText={automotivePlan.buttonText} look="quiet" />
  );
  return (
    <SoonPage page={page} notify={automotiveNotify}>
      <Plan plan={automotivePlan} button={button}>
        <Road stops={automotivePlan.parts} />
      </Plan>
    </SoonPage>
  );
}
