import { Play } from 'lucide';
import * as messages from '@/.content/messages/embed';
import { Embed } from '@/components/content/embed.client';
import { Picture } from '@/components/content/picture';
import { PROVIDER_NAMES } from '@/components/content/providers';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import { videoAddress } from '@/lib/content/video-address';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { withKeys } from '@/lib/text/keys';
import { Sentence } from './sentence';

export type VideoEmbedProps = {
  /** Id of the heading. */
  id: string;
  block: BlockOf<'video'>;
  language: RecipeLanguage;
};

/** Video behind its poster, with tips and a link to the original. */
export function VideoEmbed({ id, block, language }: VideoEmbedProps) {
  const { title, provider, video, poster, tips } = block;
  const isShort = provider === 'short';
  return (
    <section className="wrap pt-section print:hidden" aria-labelledby={id}>
      <h2 className="mb-6 text-3xl" id={id} {...language.recipe}>
        {title}
      </h2>
      <div
        className={`grid items-start gap-x-12 gap-y-7 ${isShort ? 'md:grid-cols-[20rem_1fr]' : 'lg:grid-cols-[minmax(0,46rem)_1fr]'}`}
      >
        <div className={`relative ${isShort ? 'aspect-9/16 max-w-80' : 'aspect-video'}`}>
          <Embed
            provider="youtube"
            source={video}
            title={title}
            label={messages.playVideo({ title })}
            className="group absolute inset-0 grid place-items-center rounded-picture"
            face={
              <Icon
                of={Play}
                size={30}
                className="box-content rounded-full bg-raised fill-current p-5 group-hover:text-glaze"
              />
            }
          >
            <Picture
              picture={poster}
              className="aspect-auto size-full"
              // The upright frame crops the sides, so the height determines the width.
              sizes={isShort ? '48rem' : '(min-width: 64rem) 46rem, 92vw'}
            />
          </Embed>
        </div>
        <div>
          {tips.length > 0 && (
            <>
              <h3 className="text-base font-bold">{messages.watchFor}</h3>
              <ul
                className="mt-1.5 text-base leading-snug text-ink-2 *:border-t *:border-line *:py-2"
                {...language.recipe}
              >
                {withKeys(tips, String).map(({ key, item }) => (
                  <li key={key}>
                    <Sentence text={item} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="secondary mt-3 flex flex-col items-start">
            <SiteLink className="link py-3 text-ink" href={videoAddress(block)}>
              {messages.watchOn({ provider: PROVIDER_NAMES.youtube })}
            </SiteLink>{' '}
            <span className="js-only">{messages.notLoadedVideo({ provider: PROVIDER_NAMES.youtube })}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
