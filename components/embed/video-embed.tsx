import { Play } from 'lucide';
import * as words from '@/.content/words/embed';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { Sentence } from '@/components/recipe/sentence';
import { Icon } from '@/components/ui/icon';
import type { BlockOf } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { Embed } from './embed.client';
import { PROVIDER_NAMES } from './providers';

export type VideoEmbedProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  block: BlockOf<'video'>;
  language: RecipeLanguage;
};

/** A film behind its poster, what to watch for in it, and the way to the original. */
export function VideoEmbed({ id, block, language }: VideoEmbedProps) {
  const { title, provider, video, poster, tips } = block;
  const isShort = provider === 'short';
  return (
    <section className="wrap section embed" aria-labelledby={id} data-embed="youtube">
      <h2 className="t-3" id={id} {...language.recipe}>
        {title}
      </h2>
      <div className={isShort ? 'embed-in short' : 'embed-in'}>
        <div className="embed-box">
          <Embed
            id={id}
            provider="youtube"
            source={video}
            title={title}
            label={words.playVideo({ title })}
            className="play"
            face={<Icon of={Play} size={30} />}
          >
            <Picture
              picture={poster}
              ratio={isShort ? '9/16' : '16/9'}
              // The upright frame cuts the sides off: what counts is its height.
              sizes={isShort ? '48rem' : '(min-width: 64rem) 46rem, 92vw'}
            />
          </Embed>
        </div>
        <div>
          {tips.length > 0 && (
            <>
              <h3>{words.watchFor}</h3>
              <ul {...language.recipe}>
                {tips.map((tip) => (
                  <li key={tip}>
                    <Sentence text={tip} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="meta">
            <SiteLink
              className="link"
              href={`https://www.youtube.com/${isShort ? 'shorts/' : 'watch?v='}${video}`}
            >
              {words.watchOn({ provider: PROVIDER_NAMES.youtube })}
            </SiteLink>{' '}
            <span className="js-only">{words.notLoadedVideo({ provider: PROVIDER_NAMES.youtube })}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
