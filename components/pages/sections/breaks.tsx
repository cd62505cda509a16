import { BleedingPicture } from '@/components/content/bleeding-picture';
import { SectionFrame } from '@/components/content/section-frame';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf, SectionProps } from '@/lib/content/schema/page';
import { textWidth } from '@/lib/text/characters';
import { withKeys } from '@/lib/text/keys';

// Sections that change the rhythm of a long page: they have no columns of text.

const MARGIN = 'mt-part';

/** A picture across the page. */
export function PictureSection({ section: { picture, caption } }: SectionProps<'picture'>) {
  return (
    <div className={`wrap ${MARGIN}`}>
      <BleedingPicture picture={picture} caption={caption} sizes="(min-width: 90rem) 1360px, 100vw" />
    </div>
  );
}

/** Entries with large headings. */
export function LargeListSection({ section }: SectionProps<'largeList'>) {
  return (
    <SectionFrame {...section} wide>
      <LargeList items={section.items} numbered={section.numbered} />
    </SectionFrame>
  );
}

export type LargeListProps = {
  items: SectionOf<'largeList'>['items'];
  numbered?: boolean | undefined;
  /** Level of the headings; 3 by default. */
  level?: 3 | 4;
};

/** Rows with a large heading each, and its text beside it. */
export function LargeList({ items, numbered = false, level = 3 }: LargeListProps) {
  const List = numbered ? 'ol' : 'ul';
  const Heading = `h${level}` as const;
  return (
    <List className={`ruled print:*:py-1.5 ${numbered ? 'numbered' : ''}`}>
      {withKeys(items, ({ title }) => title).map(({ key, item: { title, meta, text, href } }) => (
        <li className="py-5" key={key}>
          {/* No grid of the `li` itself, which would then have no number. */}
          <div
            className={`${READER_CONTENT} grid items-baseline gap-x-12 gap-y-2 *:min-w-0 lg:grid-cols-[7fr_5fr]`}
          >
            <Heading className="text-3xl font-semibold print:text-lg">
              {href ? (
                <SiteLink href={href} className="link">
                  {title}
                </SiteLink>
              ) : (
                title
              )}
            </Heading>
            <div className={READER_CONTENT}>
              {meta && <p className="font-display text-base font-medium">{meta}</p>}
              <p className="max-w-[56ch] leading-snug text-ink-2">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </List>
  );
}

/** A sentence with more characters than this is set smaller. */
const LONG_SENTENCE = 64;

/** One sentence or figure on the dark ground. */
export function Pause({ section: { number, sentence } }: SectionProps<'pause'>) {
  const size = number || textWidth(sentence) > LONG_SENTENCE ? 'text-3xl' : 'text-4xl';
  return (
    <div
      className={`${READER_CONTENT} on-dark ${MARGIN} break-inside-avoid bg-glaze-deep py-section text-on-glaze-deep forced-colors:border print:mt-6`}
    >
      <div className={`${READER_CONTENT} wrap font-display font-semibold text-balance`}>
        {number && <p className="text-5xl font-bold print:text-2xl">{number}</p>}
        <p className={`${size} print:text-lg`}>{sentence}</p>
      </div>
    </div>
  );
}
