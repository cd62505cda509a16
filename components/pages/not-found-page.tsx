import { Picture } from '@/components/picture/picture';
import { Link } from '@/components/ui/link';
import type { NotFound } from '@/lib/content/schema/built-in-pages';

/** A link in a sentence: [words](/address). */
const LINK = /^(.*?)\[([^\]]+)\]\(([^)\s]+)\)(.*)$/s;

/** A sentence with the link that may stand in it. */
function Message({ text }: { text: string }) {
  const [, before, words, href, after] = LINK.exec(text) ?? [];
  if (!href) return text;
  return (
    <>
      {before}
      <Link className="link" href={href}>
        {words}
      </Link>
      {after}
    </>
  );
}

/** 404 with a plate for the zero, and the two ways on. */
export function NotFoundPage({ words }: { words: NotFound }) {
  const { title, message, home, recipes, plate } = words;
  return (
    <div
      data-compact-footer
      className="ends-page wrap grid min-h-[calc(100svh-var(--spacing-header))] content-center py-8"
    >
      <h1 className="@container">
        <span className="sr-only">404</span>{' '}
        <span
          className="-ml-[0.014em] flex items-center justify-between font-display text-[min(49cqi,74svh)] leading-[0.78] font-extrabold tracking-normal"
          aria-hidden="true"
        >
          4{' '}
          <span className="size-[0.74em] animate-plate">
            {/* The plate fills the circle: the cloth around it is cropped away. */}
            <Picture
              className="aspect-square rounded-full panel-shadow [&_img]:[scale:1.17]"
              picture={plate}
              sizes="min(52vw, 79vh)"
              priority
            />
          </span>{' '}
          4
        </span>
      </h1>
      <div className="mt-stack grid items-end gap-6 md:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="lead mt-3">
            <Message text={message} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5 md:justify-end">
          <Link className="btn" href={home.href}>
            {home.name}
          </Link>{' '}
          {recipes && (
            <Link className="btn btn-quiet" href={recipes.href}>
              {recipes.name}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
