import { Picture } from '@/components/content/picture';
import { Link } from '@/components/ui/link';
import type { NotFound } from '@/lib/content/schema/built-in-pages';
import { LazyPageSuggestions } from './missing-page.client';

/** Link in a sentence: [text](/address). */
const LINK = /^(.*?)\[([^\]]+)\]\(([^)\s]+)\)(.*)$/s;

/** Sentence with an optional link. */
function Message({ text }: { text: string }) {
  const [, before, label, href, after] = LINK.exec(text) ?? [];
  if (!href) return text;
  return (
    <>
      {before}
      <Link className="link" href={href}>
        {label}
      </Link>
      {after}
    </>
  );
}

/**
 * 404 with a plate for the zero, and links to other pages. Space is reserved for the suggestions, so that the layout does not
 * shift when they are loaded: beside the message on wide screens, else below everything.
 */
export function NotFoundPage({ page }: { page: NotFound }) {
  const { title, message, home, recipes, plate } = page;
  return (
    <div className="-mb-page-end wrap flex min-h-[calc(100svh-var(--spacing-header))] flex-col content-center py-8 lg:grid lg:grid-cols-[4fr_5fr_auto] lg:gap-x-12">
      <h1 className="@container mt-auto lg:col-span-full">
        <span className="sr-only">404</span>{' '}
        <span
          className="-ms-[0.014em] flex items-center justify-between font-display text-[min(49cqi,74svh)] leading-[0.78] font-heavy tracking-normal"
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
      <div className="mt-stack lg:self-end">
        <h2 className="text-2xl">{title}</h2>
        <p className="lead mt-3">
          <Message text={message} />
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5 lg:order-last lg:self-end">
        <Link className="btn" href={home.href}>
          {home.name}
        </Link>{' '}
        {recipes && (
          <Link className="btn btn-quiet" href={recipes.href}>
            {recipes.name}
          </Link>
        )}
      </div>
      <div className="mb-auto min-h-53 pt-6 md:justify-end lg:flex lg:flex-col" role="status">
        <LazyPageSuggestions />
      </div>
    </div>
  );
}
