import { ArrowUpRight } from 'lucide';
import * as links from '@/.content/words/links';
import { SiteSignUp } from '@/components/contact/site-sign-up';
import { Icon } from '@/components/ui/icon';
import type { Home } from '@/lib/content/schema/home';
import type { Site } from '@/lib/content/schema/site';
import { profileNote } from '@/lib/text/profile-handle';

export type ConnectBandProps = {
  connect: NonNullable<Home['connect']>;
  site: Pick<Site, 'socials'>;
};

/** The e-mail sign-up and the profiles, on yellow; the last block before the footer. */
export function ConnectBand({ connect, site }: ConnectBandProps) {
  return (
    <section className="connect" id="connect">
      <div className="wrap drift">
        <div>
          <h2 className="t-4">{connect.title}</h2>
          <p className="dek">{connect.dek}</p>
          <SiteSignUp label={connect.label} buttonText={connect.buttonText} />
        </div>
        {site.socials.length > 0 && (
          <ul>
            {site.socials.map(({ name, href, note }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name} <span>{profileNote({ href, note })}</span>
                  <Icon of={ArrowUpRight} size={22} />
                  <span className="sr">{links.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
