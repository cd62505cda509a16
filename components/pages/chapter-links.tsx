import { ArrowLeft, ArrowRight } from 'lucide';
import * as messages from '@/.content/messages/pages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Chapter, chaptersBeside } from '@/lib/pages/chapters';

const LINK = 'inline-flex min-h-12 items-center gap-2 underline-offset-4 hover:underline';
const LABEL = 'block text-sm font-medium text-ink-3';

/** "Back" and "Next" between the education pages. Null on other pages. */
export function ChapterLinks({ path }: { path: string }) {
  const beside = chaptersBeside(path);
  if (!beside) return null;
  const { back, next } = beside;
  const names = (label: string, { name }: Chapter) => (
    <span>
      <span className={LABEL}>{label}</span> {name}
    </span>
  );
  return (
    <nav
      className="wrap mt-stack flex flex-wrap justify-between gap-x-8 gap-y-3 font-display text-lg font-semibold print:hidden"
      aria-label={messages.chapters}
    >
      {back && (
        <Link className={LINK} href={`${back.href}/`} rel="prev">
          <Icon of={ArrowLeft} directed size={20} />
          {names(messages.back, back)}
        </Link>
      )}{' '}
      {next && (
        <Link className={`${LINK} ms-auto text-end`} href={`${next.href}/`} rel="next">
          {names(messages.next, next)}
          <Icon of={ArrowRight} directed size={20} />
        </Link>
      )}
    </nav>
  );
}
