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
    <List className={numbered ? 'pg-list numbered' : 'pg-list'}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>
            {item.href ? (
              <SiteLink href={item.href} className="link">
                {item.title}
              </SiteLink>
            ) : (
              item.title
            )}
            {item.meta && <span> {item.meta}</span>}
          </h3>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  );
}
