import { SignUpForm } from '@/components/content/sign-up-form';
import { ProfileList } from '@/components/pages/sections/profile-list';
import { SplitBand } from '@/components/pages/sections/split-band';
import type { SectionProps } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { headingId } from '@/lib/text/slug';
import styles from './connect-band.module.css';

/** Email sign-up and profiles on yellow, the last block before the footer. Not printed. */
export function ConnectBand({ section }: SectionProps<'connect'>) {
  return (
    <SplitBand
      id={headingId(section)}
      className={`${styles.ground} mt-section bg-danmuji py-section text-on-danmuji print:hidden`}
      footer="compact"
      floats
    >
      <div>
        <h2 className="text-4xl">{section.title}</h2>
        <p className="lead mt-5 mb-6 text-balance">{section.dek}</p>
        <div className="max-w-lg">
          <SignUpForm label={section.label} buttonText={section.buttonText} />
        </div>
      </div>
      <ProfileList socials={site.socials} large />
    </SplitBand>
  );
}
