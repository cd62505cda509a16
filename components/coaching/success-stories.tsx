import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import type { PictureRef } from '@/lib/content/schema/recipe';

export type SuccessStoriesProps = {
  id: string;
  title: string;
  /** What there is to see so far, a word or two: "Coming Soon". */
  status: string;
  text: string;
  /** Stands where the first story will. */
  picture: PictureRef;
  caption: string;
};

/** The place of the success stories, before there is one. */
export function SuccessStories({ id, title, status, text, picture, caption }: SuccessStoriesProps) {
  return (
    <SectionFrame id={id} title={title}>
      <p className="co-soon">{status}</p>
      <p className="prose">{text}</p>
      <figure className="co-lid">
        <Picture
          picture={picture}
          ratio="16/9"
          sizes="(min-width: 90rem) 708px, (min-width: 64rem) 48vw, 92vw"
        />
        <figcaption>{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}
