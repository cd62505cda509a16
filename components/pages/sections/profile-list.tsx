import { ArrowUpRight } from 'lucide';
import * as links from '@/.content/words/links';
import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schema/site';
import { profileNote } from '@/lib/text/profile-handle';
import { LINK_ROW } from './link-list';

export type ProfileListProps = { socials: Site['socials'] };

/** The site's profiles elsewhere; each opens in a new tab. */
export function ProfileList({ socials }: ProfileListProps) {
  if (socials.length === 0) return null;
  return (
    <ul className="ruled">
      {socials.map(({ name, href, note }) => (
        <li key={href}>
          <a className={LINK_ROW} href={href} target="_blank" rel="noopener noreferrer">
            <b>{name}</b> <span>{profileNote({ href, note })}</span>
            <span className="sr-only">{links.newTab}</span>
            <Icon of={ArrowUpRight} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
