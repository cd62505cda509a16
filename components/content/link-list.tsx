import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NextLink } from '@/lib/content/schema/sections';

/** Row of a link: name, description and an arrow. */
export const LINK_ROW =
  'grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 py-3.5 smooth hover:ps-2';
export const LINK_NAME = 'font-display text-lg leading-tight font-semibold';
export const LINK_TEXT = 'text-base leading-snug text-ink-2';
/** In line with the name, so that the arrows of columns are in line with each other. */
export const LINK_ARROW = 'col-start-2 row-start-1';

export type LinkListProps = {
  links: readonly (NextLink & { lang?: string })[];
  /** Class names from `columnsFor`; one column by default. */
  columns?: string | null;
};

/** List of links. */
export function LinkList({ links, columns }: LinkListProps) {
  return (
    <ul className={columns ?? 'ruled'}>
      {links.map((link) => (
        <li key={link.name}>
          <SiteLink className={LINK_ROW} href={link.href} lang={link.lang}>
            <b className={LINK_NAME}>{link.name}</b>{' '}
            {link.text && <span className={LINK_TEXT}>{link.text}</span>}
            <Icon of={ArrowRight} directed size={20} className={LINK_ARROW} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
