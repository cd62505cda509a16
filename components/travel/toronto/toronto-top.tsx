import { Picture } from '@/components/picture/picture';
import { Collapsible } from '@/components/ui/collapsible.client';
import { pictures } from '@/data/pages/pictures';
import { toronto, torontoWords } from '@/data/pages/travel/toronto';
import { ScrollBox } from './scroll-box.client';

/** Title of the Toronto page, with what makes the city eat so well, and three figures about it. */
export function TorontoTop() {
  const { diversity, facts } = torontoWords;
  return (
    <header className="wrap m-top">
      <div>
        <h1 className="t-5">{toronto.title}</h1>
        <p className="dek">{toronto.dek}</p>
      </div>
      <Collapsible title={diversity.title} level={2}>
        <ScrollBox label={diversity.title}>
          <div className="prose pg-prose">
            {diversity.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Picture
              className="m-all"
              picture={pictures.toronto}
              sizes="(min-width: 90rem) 692px, (min-width: 64rem) 48vw, 92vw"
            />
          </div>
        </ScrollBox>
      </Collapsible>
      <dl className="m-facts">
        {facts.map(({ value, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
