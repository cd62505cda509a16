import { SiteLink } from '@/components/pages/site-link';
import type { SectionOf } from '@/lib/content/schema/page';

export type TextListProps = {
  items: SectionOf<'list'>['items'];
  /** Whether the order counts. */
  numbered?: boolean;
};

/** Titled paragraphs between rules. */
export function TextList({ items, numbered = false }: TextListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`ruled print:*:py-1.5 ${numbered ? 'numbered' : ''}`}>
      {items.map((item) => (
        <li className="py-5" key={item.title}>
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-lg leading-tight">
            {item.href ? (
              <SiteLink href={item.href} className="link">
                {item.title}
              </SiteLink>
            ) : (
              item.title
            )}
            {item.meta && (
              <span className="text-base font-medium tracking-normal tabular max-sm:w-full">
                {' '}
                {item.meta}
              </span>
            )}
          </h3>
          <p className="mt-1.5 max-w-[56ch] text-ink-2">{item.text}</p>
        </li>
      ))}
    </List>
  );
}
