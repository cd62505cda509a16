import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { NextLink, Page } from '@/lib/content/schema/page';
import { SiteLink } from './site-link';

/** Titles longer than this many characters are set smaller. */
const LONG_TITLE = 32;

export type PageHeaderProps = Pick<Page, 'title' | 'dek' | 'picture' | 'caption'> & {
  back?: NextLink;
  /** Stands in the heading in place of the title, where the title depends on the address. */
  heading?: ReactNode;
  /** What follows the dek: a button, a few facts. */
  children?: ReactNode;
};

/** The one heading of a page with its dek, and its picture bleeding off the right edge. */
export function PageHeader({ title, dek, picture, caption, back, heading, children }: PageHeaderProps) {
  const size = title.length > LONG_TITLE ? 'pg-h1 long' : 'pg-h1';
  return (
    <header className={picture ? 'wrap pg-top with-picture' : 'wrap pg-top'}>
      <div className="pg-txt">
        {back && (
          <SiteLink href={back.href} className="pg-back">
            <Icon of={ArrowLeft} size={18} />
            {back.name}
          </SiteLink>
        )}
        <h1 className={size}>{heading ?? title}</h1>
        <p className="dek">{dek}</p>
        {children}
      </div>
      {picture && (
        <figure className="pg-fig">
          <Picture
            picture={picture}
            sizes="(min-width: 90rem) 835px, (min-width: 64rem) 58vw, 100vw"
            priority
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </header>
  );
}
