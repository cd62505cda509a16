import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

export type HomeSectionProps = {
  title: string;
  /** Leads on from beside the title. */
  link?: { name: string; href: string };
  /** Floats the other way than the section before it. */
  reversed?: boolean;
  children: ReactNode;
};

/** A section of the home page on its plain ground: a large title, the way on, what there is. */
export function HomeSection({ title, link, reversed = false, children }: HomeSectionProps) {
  return (
    <section className={`wrap reveal float-in-view @container pt-section ${reversed ? '[--float:-1]' : ''}`}>
      <div className="mb-stack flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-3xl">{title}</h2>
        {link && (
          <SiteLink className="link py-3 font-display text-sm font-medium" href={link.href}>
            {link.name}
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  );
}
