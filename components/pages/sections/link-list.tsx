import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/pages/site-link';
import { Icon } from '@/components/ui/icon';
import type { NextLink } from '@/lib/content/schema/page';

export type LinkListProps = { links: readonly (NextLink & { lang?: string })[] };

/** Links that lead on, one a row. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className="pg-links">
      {links.map((link) => (
        <li key={link.name}>
          <SiteLink href={link.href} lang={link.lang}>
            <b>{link.name}</b> {link.text && <span>{link.text}</span>}
            <Icon of={ArrowRight} size={20} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
