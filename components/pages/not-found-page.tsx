import { LazyPageSuggestions } from '@/components/pages/app-error.client';
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

/**
 * 404 with a plate for the zero, and links to other pages. The room of the suggestions is there before they are, so that
 * nothing moves when they come: beside the message on wide screens, else below everything.
 */
export function NotFoundPage({ words }: { words: NotFound }) {
  const { title, message, home, recipes, plate } = words;
  return (
    <div
      data-compact-footer
      className="ends-page wrap flex min-h-[calc(100svh-var(--spacing-header))] flex-col py-8 before:grow before:basis-0 lg:grid lg:grid-cols-[5fr_4fr_auto] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-12 lg:before:hidden"
    >
      <h1 className="@container lg:col-span-full lg:row-start-2">
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
      <div className="mt-stack lg:row-start-3 lg:self-end">
        <h2 className="text-2xl">{title}</h2>
        <p className="lead mt-3">
          <Message text={message} />
        </p>
      </div>
      <div
        className="order-1 min-h-53 grow basis-0 pt-6 lg:order-none lg:row-start-3 lg:mt-stack lg:flex lg:min-h-47 lg:items-end lg:pt-0"
        role="status"
      >
        <LazyPageSuggestions />
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5 lg:row-start-3 lg:mt-0 lg:flex-col lg:items-end lg:self-end xl:flex-row">
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
  );
}
