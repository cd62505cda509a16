import { ArrowUpRight } from 'lucide';
import * as links from '@/.content/messages/links';
import { LINK_ARROW, LINK_NAME, LINK_ROW, LINK_TEXT } from '@/components/content/link-list';
import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schema/site';
import { profileNote } from '@/lib/text/profile-handle';

const LARGE_ROW = 'flex min-h-17 items-center gap-4 font-display text-xl smooth hover:ps-2';
const LARGE_TEXT = 'text-sm font-normal tracking-normal wrap-anywhere';

export type ProfileListProps = {
  socials: Site['socials'];
  /** True for large names, with the note at the end of the row. */
  large?: boolean;
};

/** Profiles on other sites; each opens in a new tab. */
export function ProfileList({ socials, large = false }: ProfileListProps) {
  if (socials.length === 0) return null;
  return (
    <ul className={large ? 'ruled border-t border-ink' : 'ruled'}>
      {socials.map(({ name, href, note }) => (
        <li key={href}>
          <a className={large ? LARGE_ROW : LINK_ROW} href={href} target="_blank" rel="noopener noreferrer">
            <b className={large ? 'grow' : LINK_NAME}>{name}</b>{' '}
            <span className={large ? LARGE_TEXT : LINK_TEXT}>{profileNote({ href, note })}</span>
            <span className="sr-only">{links.newTab}</span>
            <Icon of={ArrowUpRight} directed size={20} className={large ? '' : LINK_ARROW} />
          </a>
        </li>
      ))}
    </ul>
  );
}
