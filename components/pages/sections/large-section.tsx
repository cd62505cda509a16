import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

export type LargeSectionProps = {
  title: string;
  id?: string | undefined;
  /** Beside the title. */
  link?: { name: string; href: string };
  /** Without parallax on narrow windows, where the section is so tall that it would move onto the one above. */
  tall?: boolean;
  children: ReactNode;
};

/** A section of the home page: a large title with a link beside it, and the content. */
export function LargeSection({ title, id, link, tall = false, children }: LargeSectionProps) {
  return (
    <section
      id={id}
      className={`wrap reveal float-in-view @container pt-section ${tall ? 'max-lg:animate-none' : ''}`}
    >
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
