import { contentMetadata } from '@/app/content-metadata';
import { ComingSoonButton } from '@/components/pages/sections/coming-soon-button.client';
import { Jars } from '@/components/soon/jars';
import { Plan } from '@/components/soon/plan';
import { SoonPage } from '@/components/soon/soon-page';
import { beautyNotify, beautyPlan, beauty as page } from '@/data/pages/house/beauty';
import '@/app/styles/soon.css';

export const metadata = contentMetadata(page);

export default function Beauty() {
  const button = <ComingSoonButton subject={page.title} buttonText={beautyPlan.buttonText} look="quiet" />;
  return (
    <SoonPage page={page} notify={beautyNotify}>
      <Plan plan={beautyPlan} button={button}>
        <Jars parts={beautyPlan.parts} />
      </Plan>
    </SoonPage>
  );
}
