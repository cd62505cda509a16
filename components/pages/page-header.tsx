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
  /** The picture is the smaller part of a wide screen: for pages to read. */
  smallPicture?: boolean;
  /** Without a picture: the title has the width of the page, and the dek stands under it. */
  wide?: boolean;
  /** Stands in the heading in place of the title, where the title depends on the address. */
  heading?: ReactNode;
  /** What follows the dek: a button, a few facts. */
  children?: ReactNode;
};

/** The one heading of a page with its dek, and its picture bleeding off the right edge. */
export function PageHeader(props: PageHeaderProps) {
  const { title, dek, picture, caption, back, smallPicture = false, wide = false, heading, children } = props;
  const isLong = title.length > LONG_TITLE;
  const columns = picture && !smallPicture ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]';
  return (
    <header
      className={`wrap grid gap-x-gap gap-y-7 pt-[clamp(1rem,3vw,3rem)] lg:gap-x-24 ${wide ? '' : columns}`}
    >
      <div className={`@container ${picture ? 'lg:self-end lg:pb-7' : wide ? '' : 'lg:contents'}`}>
        {back && (
          <SiteLink
            href={back.href}
            className="mb-1 inline-flex min-h-11 items-center gap-2 font-display text-sm font-medium text-ink-2 underline-offset-4 hover:underline lg:col-span-full lg:-mb-5 justify-self-start print:hidden"
          >
            <Icon of={ArrowLeft} size={18} />
            {back.name}
          </SiteLink>
        )}
        <h1
          className={`leading-none tracking-display wrap-break-word print:text-2xl ${isLong ? 'text-[clamp(2.125rem,10cqi,3.5rem)]' : 'text-[clamp(2.5rem,13cqi,5rem)]'} ${picture ? '' : isLong ? 'lg:text-4xl' : 'lg:text-5xl'}`}
        >
          {heading ?? title}
        </h1>
        <p className={`lead mt-4 ${picture ? '' : wide ? 'lg:max-w-none' : 'lg:mt-0 lg:self-end lg:pb-1'}`}>
          {dek}
        </p>
        {children}
      </div>
      {picture && (
        <figure className="-mx-gutter lg:ml-0 print:hidden">
          <Picture
            className="aspect-5/4 rounded-none w-full lg:max-h-152 lg:rounded-l-picture"
            picture={picture}
            sizes="(min-width: 90rem) 835px, (min-width: 64rem) 58vw, 100vw"
            priority
          />
          {caption && <figcaption className="px-gutter lg:px-0">{caption}</figcaption>}
        </figure>
      )}
    </header>
  );
}
