import * as messages from '@/.content/messages/pages';
import { chaptersBeside } from '@/lib/pages/chapters';
import { BesideLinks } from './beside-links';

/** "Back" and "Next" between the education pages. Null on other pages. */
export function ChapterLinks({ path }: { path: string }) {
  const beside = chaptersBeside(path);
  if (!beside) return null;
  const { back, next } = beside;
  return (
    <BesideLinks
      label={messages.chapters}
      back={back && { ...back, label: messages.back }}
      next={next && { ...next, label: messages.next }}
    />
  );
}
