import { Play } from 'lucide';
import * as messages from '@/.content/messages/embed';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { MarkdownBlock } from '@/lib/content/schema/markdown';
import { videoAddress } from '@/lib/content/video-address';
import { Embed } from './embed.client';
import { Picture } from './picture';
import { PROVIDER_NAMES } from './providers';

export type VideoProps = Pick<MarkdownBlock<'video'>, 'provider' | 'video' | 'poster'> & {
  title: string;
  className?: string;
};

/** Video behind its poster, which is loaded on a press. */
export function Video({ provider, video, poster, title, className = '' }: VideoProps) {
  const isShort = provider === 'short';
  return (
    <div className={`relative ${isShort ? 'aspect-9/16 max-w-80' : 'aspect-video'} ${className}`}>
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
            // The upright frame crops the sides, so the height determines the width.
            sizes={isShort ? '48rem' : '(min-width: 64rem) 46rem, 92vw'}
          />
        )}
      </Embed>
    </div>
  );
}

/** Link to the original of a video, and a note that nothing is loaded before a press. */
export function VideoLink(video: Pick<VideoProps, 'provider' | 'video'>) {
  return (
    <p className="secondary mt-3 flex flex-col items-start">
      <SiteLink className="link py-3 text-ink" href={videoAddress(video)}>
        {messages.watchOn({ provider: PROVIDER_NAMES.youtube })}
      </SiteLink>{' '}
      <span className="js-only">{messages.notLoadedVideo({ provider: PROVIDER_NAMES.youtube })}</span>
    </p>
  );
}
