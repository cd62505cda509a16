import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/pages/site-link';
import { Icon } from '@/components/ui/icon';
import type { NextLink } from '@/lib/content/schema/page';

/** A row that leads on: its name, what to expect, and an arrow in the middle of both. */
export const LINK_ROW =
  'grid min-h-15 grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 py-3.5 transition-[padding] duration-move hover:pl-2 [&>b]:font-display [&>b]:text-lg [&>b]:leading-tight [&>b]:font-semibold [&>span]:col-start-1 [&>span]:text-base [&>span]:leading-snug [&>span]:text-ink-2 [&>svg]:col-start-2 [&>svg]:row-span-2 [&>svg]:row-start-1';

/** Links that lead on, one a row. */
export function LinkList({ links }: { links: readonly (NextLink & { lang?: string })[] }) {
  return (
    <ul className="ruled">
      {links.map((link) => (
        <li key={link.name}>
          <SiteLink className={LINK_ROW} href={link.href} lang={link.lang}>
            <b>{link.name}</b> {link.text && <span>{link.text}</span>}
            <Icon of={ArrowRight} size={20} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
