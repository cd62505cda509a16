import * as messages from '@/.content/messages/embed';
import { Video, VideoLink } from '@/components/content/video';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
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
        <Video provider={provider} video={video} poster={poster} title={title} />
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
          <VideoLink provider={provider} video={video} />
        </div>
      </div>
    </section>
  );
}
