import type { MarkdownBlock } from '@/lib/content/schema/markdown';
import { videoTitle } from '@/lib/content/video-address';
import { Video, VideoLink } from './video';

export type ArticleVideoProps = { block: MarkdownBlock<'video'> };

/** Video of a text, with its caption and a link to the original. */
export function ArticleVideo({ block }: ArticleVideoProps) {
  return (
    <figure className={`print:hidden ${block.provider === 'short' ? 'max-w-80' : ''}`}>
      <Video {...block} title={videoTitle(block)} className="rounded-picture bg-wash-sage" />
      {block.title && <figcaption>{block.title}</figcaption>}
      <VideoLink {...block} />
    </figure>
  );
}
