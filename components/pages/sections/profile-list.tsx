import { ArrowUpRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/content/schema/site';

export type ProfileListProps = { socials: Site['socials'] };

/** The site's profiles elsewhere; each opens in a new tab. */
export function ProfileList({ socials }: ProfileListProps) {
  return (
    <ul className="pg-links">
      {socials.map(({ name, href, note }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <b>{name}</b> <span>{note}</span>
            <span className="sr">, opens in a new tab</span>
            <Icon of={ArrowUpRight} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
