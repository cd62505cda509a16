import { SignUpForm } from '@/components/content/sign-up-form';
import { ProfileList } from '@/components/pages/sections/profile-list';
import { SplitBand } from '@/components/pages/sections/split-band';
import type { Home } from '@/lib/content/schema/home';
import type { Site } from '@/lib/content/schema/site';
import styles from './connect-band.module.css';

export type ConnectBandProps = {
  connect: NonNullable<Home['connect']>;
  site: Pick<Site, 'socials'>;
};

/** The e-mail sign-up and the profiles, on yellow; the last block before the footer. Not on paper. */
export function ConnectBand({ connect, site }: ConnectBandProps) {
  return (
    <SplitBand
      id="connect"
      className={`${styles.ground} mt-section bg-danmuji py-section text-on-danmuji print:hidden`}
      endsPage
      floats
    >
      <div>
        <h2 className="text-4xl">{connect.title}</h2>
        <p className="lead mt-5 mb-6 text-balance">{connect.dek}</p>
        <div className="max-w-lg">
          <SignUpForm label={connect.label} buttonText={connect.buttonText} />
        </div>
      </div>
      <ProfileList socials={site.socials} large />
    </SplitBand>
  );
}
