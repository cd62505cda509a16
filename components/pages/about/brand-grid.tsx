import * as links from '@/.content/messages/links';
import { MailButton } from '@/components/content/mail-button';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { withBasePath } from '@/lib/content/base-path';
import type { Partners } from '@/lib/content/schema/about';

export type BrandGridProps = { words: Partners };

/** Cells overlap by the line between them. */
const CELL =
  '-mt-px -ml-px grid min-h-28 min-w-0 break-inside-avoid place-items-center border-t border-l border-line p-4 lg:min-h-44';

/** The partners' word-marks in hairline cells. An invitation takes the last, so that 2, 3 and 4 columns come out even. */
export function BrandGrid({ words }: BrandGridProps) {
  return (
    <SectionFrame title={words.title} id={words.id} text={words.text} wide>
      <ul className="grid grid-cols-2 overflow-clip border-y border-line md:grid-cols-3 lg:grid-cols-4">
        {words.brands.map(({ name, logo, href }) => {
          // A drawing of one file, the same at every width.
          const mark = (
            <img
              className="bg-transparent dark:[filter:brightness(0)_invert(0.94)]"
              src={withBasePath(`/brands/${logo}`)}
              alt={name}
              width={240}
              height={80}
              loading="lazy"
              decoding="async"
            />
          );
          return (
            <li className={CELL} key={name}>
              {href ? (
                <a
                  className="grid size-full place-items-center hover:opacity-70"
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {mark}
                  <span className="sr-only">{links.newTab}</span>
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
        <li className={`${CELL} content-center gap-3 text-center`}>
          <p className="meta text-balance print:hidden">{words.invitation}</p>
          <MailButton mail={words.mail} look="quiet" small />
        </li>
      </ul>
    </SectionFrame>
  );
}
