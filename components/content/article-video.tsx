import { Play } from 'lucide';
import * as messages from '@/.content/messages/embed';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { MarkdownBlock } from '@/lib/content/schema/markdown';
import { videoAddress, videoTitle } from '@/lib/content/video-address';
import { Embed } from './embed.client';
import { Picture } from './picture';
import { PROVIDER_NAMES } from './providers';

export type ArticleVideoProps = { block: MarkdownBlock<'video'> };

/** Video of a text, which is loaded on a press, with a link to the original. */
export function ArticleVideo({ block }: ArticleVideoProps) {
  const { provider, video, poster } = block;
  const title = videoTitle(block);
  const isShort = provider === 'short';
  return (
    <figure className={`print:hidden ${isShort ? 'max-w-80' : ''}`}>
      <div className={`relative rounded-picture bg-wash-sage ${isShort ? 'aspect-9/16' : 'aspect-video'}`}>
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
          {poster && (
            <Picture
              picture={poster}
              className="aspect-auto size-full"
              sizes={isShort ? '48rem' : '(min-width: 64rem) 46rem, 92vw'}
            />
          )}
        </Embed>
      </div>
      {block.title && <figcaption>{block.title}</figcaption>}
      <p className="secondary mt-3 flex flex-col items-start">
        <SiteLink className="link py-3 text-ink" href={videoAddress(block)}>
          {messages.watchOn({ provider: PROVIDER_NAMES.youtube })}
        </SiteLink>{' '}
        <span className="js-only">{messages.notLoadedVideo({ provider: PROVIDER_NAMES.youtube })}</span>
      </p>
    </figure>
  );
}
