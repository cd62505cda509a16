import { Picture } from '@/components/picture/picture';
import { Collapsible } from '@/components/ui/collapsible.client';
import type { Guide } from '@/lib/travel/guides/guide';
import { ScrollBox } from './scroll-box.client';

export type CityTopProps = { guide: Guide };

/** Title of a city's guide, with what makes it eat so well, and figures about it. */
export function CityTop({ guide }: CityTopProps) {
  const { title, dek, introduction, facts } = guide;
  return (
    <header className="wrap m-top">
      <div>
        <h1 className="t-5">{title}</h1>
        <p className="dek">{dek}</p>
      </div>
      {introduction && (
        <Collapsible title={introduction.title} level={2}>
          <ScrollBox label={introduction.title}>
            <div className="prose pg-prose">
              {introduction.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {introduction.picture && (
                <Picture
                  className="m-all"
                  picture={introduction.picture}
                  sizes="(min-width: 90rem) 692px, (min-width: 64rem) 48vw, 92vw"
                />
              )}
            </div>
          </ScrollBox>
        </Collapsible>
      )}
      {facts.length > 0 && (
        <dl className="m-facts">
          {facts.map(({ value, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
