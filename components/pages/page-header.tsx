import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { BleedingPicture } from '@/components/content/bleeding-picture';
import { Icon } from '@/components/ui/icon';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { Page } from '@/lib/content/schema/page';
import type { NextLink } from '@/lib/content/schema/sections';
import { textWidth } from '@/lib/text/characters';
import { withoutLooseEnds } from '@/lib/text/words';

/** Titles longer than this many characters are set smaller. */
const LONG_TITLE = 32;

/** Sizes of a title beside a picture. */
const BESIDE = {
  large: 'lg:text-[clamp(3.5rem,20cqi,8.5rem)]',
  middle: 'lg:text-[clamp(3rem,15cqi,6.5rem)]',
  small: 'lg:text-[clamp(2.5rem,12cqi,4.5rem)]',
};

/** Size of a title beside a picture, so that its longest word fits on a line. */
function sizeBeside(title: string): keyof typeof BESIDE {
  // A full stop and a space are together as wide as a letter.
  const words = withoutLooseEnds(title).replaceAll('.\u00a0', '.').split(/\s/);
  const longestWord = Math.max(...words.map(textWidth));
  if (title.length > LONG_TITLE || longestWord > 11) return 'small';
  return longestWord > 8 ? 'middle' : 'large';
}

/** Prevents loose ends of lines, and on wide screens a short last line of a long title. */
function heldTogether(title: string): ReactNode {
  const bound = withoutLooseEnds(title);
  const [end] = title.length > LONG_TITLE ? (/[^ ]+ [^ ]{1,4}$/.exec(bound) ?? []) : [];
  if (end === undefined) return bound;
  return (
    <>
      {bound.slice(0, -end.length)}
      <span className="lg:whitespace-nowrap">{end}</span>
    </>
  );
}

export type PageHeaderProps = Pick<Page, 'title' | 'dek' | 'picture' | 'caption'> & {
  back?: NextLink;
  /** True for a smaller picture on wide screens. */
  smallPicture?: boolean;
  /** For pages without a picture: the title spans the page, with the dek below it. */
  wide?: boolean;
  /** Replaces the title in the heading, if the title depends on the address. */
  heading?: ReactNode;
  /** Content after the dek: a button, facts. */
  children?: ReactNode;
};

/** Main heading of a page with its dek, and its picture up to the right edge. */
export function PageHeader(props: PageHeaderProps) {
  const { title, dek, picture, caption, back, smallPicture = false, wide = false, heading, children } = props;
  const isLong = title.length > LONG_TITLE;
  const columns = picture && !smallPicture ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]';
  const alone = isLong ? 'lg:text-4xl' : 'lg:text-5xl';
  // A heading that depends on the address reserves space for all its titles.
  const beside = BESIDE[heading ? 'middle' : sizeBeside(title)];
  return (
    <header
      className={`wrap grid gap-x-gap gap-y-7 pt-[clamp(1rem,3vw,3rem)] ${wide ? '' : columns} ${picture ? 'lg:gap-x-12' : 'lg:gap-x-24'}`}
    >
      <div className={`${READER_CONTENT} @container ${picture || wide ? '' : 'lg:contents'}`}>
        {back && (
          <SiteLink
            href={back.href}
            className={`mb-1 inline-flex min-h-11 items-center gap-2 font-display text-sm font-medium text-ink-2 underline-offset-4 hover:underline lg:col-span-full justify-self-start self-start print:hidden ${picture ? 'lg:-mt-3' : 'lg:-mb-5'}`}
          >
            <Icon of={ArrowLeft} directed size={18} />
            {back.name}
          </SiteLink>
        )}
        <h1
          className={`leading-[0.95] tracking-title wrap-break-word print:text-2xl ${isLong ? 'text-[clamp(2.125rem,10cqi,3.5rem)]' : 'text-[clamp(2.5rem,13cqi,5rem)]'} ${picture ? beside : alone}`}
        >
          {heading ?? heldTogether(title)}
        </h1>
        <div className={`${READER_CONTENT} ${picture ? '' : 'contents'}`}>
          <p
            className={`lead ${picture ? 'mt-6' : wide ? 'mt-4 lg:max-w-none' : 'mt-4 lg:mt-0 lg:self-end lg:pb-1'}`}
          >
            {dek}
          </p>
          {children}
        </div>
      </div>
      {picture && (
        <BleedingPicture
          picture={picture}
          caption={caption}
          sizes="(min-width: 90rem) 835px, (min-width: 64rem) 58vw, 100vw"
          priority
        />
      )}
    </header>
  );
}
