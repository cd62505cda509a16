import { SectionFrame } from '@/components/pages/sections/section-frame';

export type SuccessStoriesProps = {
  id: string;
  title: string;
  /** What there is to see so far, a word or two: "Coming Soon". */
  status: string;
  text: string;
};

/** The place of the success stories, before there is one. */
export function SuccessStories({ id, title, status, text }: SuccessStoriesProps) {
  return (
    <SectionFrame id={id} title={title}>
      <p className="co-soon">{status}</p>
      <p className="prose">{text}</p>
    </SectionFrame>
  );
}
