import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import type { Story as StoryWords } from '@/lib/content/schema/about';

export type StoryProps = { story: StoryWords };

/** The story at text width, beside the raw thing and what became of it. */
export function Story({ story }: StoryProps) {
  const { pair, method, away } = story;
  return (
    <section className="wrap pg-sec" id={story.id}>
      <div className="pg-in">
        <div className="pg-head">
          <h2 className="t-2">{story.title}</h2>
          <figure className="ab-pair">
            <Picture
              picture={pair.made}
              className="made"
              sizes="(min-width: 90rem) 494px, (min-width: 64rem) 34vw, 92vw"
            />
            <Picture
              picture={pair.raw}
              className="raw"
              sizes="(min-width: 90rem) 250px, (min-width: 64rem) 18vw, 46vw"
            />
            <figcaption>{pair.caption}</figcaption>
          </figure>
        </div>
        <div className="pg-body ab-story">
          <p className="ab-lead">{story.lead}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {method && (
            <>
              <h3>{method.title}</h3>
              <ol>
                {method.steps.map((step) => (
                  <li key={step.title}>
                    <b>{step.title}</b> {step.text}
                  </li>
                ))}
              </ol>
            </>
          )}
          {away && (
            <>
              <h3>{away.title}</h3>
              <p>{away.text}</p>
              <ul className="chips">
                {away.links.map((link) => (
                  <li key={link.href}>
                    <SiteLink href={link.href} className="chip">
                      {link.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
