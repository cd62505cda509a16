import { ArrowUpRight } from 'lucide';
import * as links from '@/.content/words/links';
import { SignUpForm } from '@/components/contact/sign-up-form';
import { SplitBand } from '@/components/pages/sections/split-band';
import { Icon } from '@/components/ui/icon';
import type { Home } from '@/lib/content/schema/house/home';
import type { Site } from '@/lib/content/schema/site';
import { profileNote } from '@/lib/text/profile-handle';
import styles from './connect-band.module.css';

export type ConnectBandProps = {
  connect: NonNullable<Home['connect']>;
  site: Pick<Site, 'socials'>;
};

/** The e-mail sign-up and the profiles, on yellow; the last block before the footer. */
export function ConnectBand({ connect, site }: ConnectBandProps) {
  return (
    <SplitBand
      id="connect"
      className={`${styles.ground} mt-section bg-danmuji py-section text-on-danmuji`}
      endsPage
      floats
    >
      <div>
        <h2 className="text-4xl">{connect.title}</h2>
        <p className="lead mt-5 mb-6">{connect.dek}</p>
        <div className="max-w-lg print:hidden">
          <SignUpForm label={connect.label} buttonText={connect.buttonText} />
        </div>
      </div>
      {site.socials.length > 0 && (
        <ul className="border-t border-ink">
          {site.socials.map(({ name, href, note }) => (
            <li key={href}>
              <a
                className="flex min-h-17 items-center gap-4 border-b border-ink font-display text-xl font-bold transition-[padding] duration-move hover:pl-2"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}{' '}
                <span className="ml-auto text-sm font-normal tracking-normal wrap-anywhere">
                  {profileNote({ href, note })}
                </span>
                <Icon of={ArrowUpRight} size={22} />
                <span className="sr-only">{links.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </SplitBand>
  );
}
