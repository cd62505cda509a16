import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/ui/site-link';
import type { Story as StoryWords } from '@/lib/content/schema/about';

export type StoryProps = { story: StoryWords };

/** The story at text width, beside the raw thing and what became of it. */
export function Story({ story }: StoryProps) {
  const { id, title, lead, paragraphs, pair, method, signature, away } = story;
  const pictures = (
    <figure className="flow-root lg:sticky lg:top-26 print:hidden">
      <Picture picture={pair.made} sizes="(min-width: 90rem) 494px, (min-width: 64rem) 34vw, 92vw" />
      <Picture
        picture={pair.raw}
        className="float-right -mt-[17%] aspect-square w-2/5 border-t-6 border-l-6 border-paper"
        sizes="(min-width: 90rem) 250px, (min-width: 64rem) 18vw, 46vw"
      />
      <figcaption>{pair.caption}</figcaption>
    </figure>
  );
  return (
    <SectionFrame title={title} id={id} aside={pictures}>
      <div className="max-w-text [&>*+*]:mt-[1.1em]">
        <p className="text-xl leading-snug tracking-normal">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {method && (
        <>
          <h3 className="mt-12 text-xl">{method.title}</h3>
          <ol className="ruled numbered mt-5 max-w-text">
            {method.steps.map((step) => (
              <li className="py-4 text-pretty text-ink-2" key={step.title}>
                <b className="block font-display text-lg leading-tight font-semibold text-ink">
                  {step.title}
                </b>{' '}
                {step.text}
              </li>
            ))}
          </ol>
        </>
      )}
      {signature && <p className="mt-8 -rotate-2 pl-6 font-text text-2xl text-ink-2 italic">{signature}</p>}
      {away && (
        <>
          {away.picture && (
            <Picture
              className="mt-12 max-w-text print:hidden"
              picture={away.picture}
              sizes="(min-width: 64rem) 40rem, 92vw"
            />
          )}
          <h3 className={`${away.picture ? 'mt-5' : 'mt-12'} text-xl`}>{away.title}</h3>
          <p className="mt-3 max-w-text">{away.text}</p>
          <ul className="mt-5 flex flex-wrap gap-2 print:hidden">
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
    </SectionFrame>
  );
}
