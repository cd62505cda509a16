import * as links from '@/.content/words/links';
import { MailButton } from '@/components/contact/mail-button';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { Partners } from '@/lib/content/schema/about';

export type BrandGridProps = { words: Partners };

/** The partners' word-marks in hairline cells. An invitation takes the last, so that 2, 3 and 4 columns come out even. */
export function BrandGrid({ words }: BrandGridProps) {
  return (
    <SectionFrame title={words.title} id={words.id} text={words.text} wide>
      <ul className="ab-brands">
        {words.brands.map(({ name, logo, href }) => {
          // A drawing of one file, the same at every width.
          const mark = (
            <img src={`/brands/${logo}`} alt={name} width={240} height={80} loading="lazy" decoding="async" />
          );
          return (
            <li key={name}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {mark}
                  <span className="sr">{links.newTab}</span>
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
        <li className="ab-free">
          <p>{words.invitation}</p>
          <MailButton mail={words.mail} look="quiet" />
        </li>
      </ul>
    </SectionFrame>
  );
}
