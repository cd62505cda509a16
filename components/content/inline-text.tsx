import { SiteLink } from '@/components/ui/site-link';
import type { Inline } from '@/lib/content/schema/markdown';
import { withKeys } from '@/lib/text/keys';

export type InlineTextProps = { parts: readonly Inline[] };

/** Parts of a paragraph in Markdown. */
export function InlineText({ parts }: InlineTextProps) {
  return withKeys(parts, ({ type }) => type).map(({ key, item }) => <Part key={key} part={item} />);
}

function Part({ part }: { part: Inline }) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'lineBreak':
      return <br />;
    case 'strong':
      return (
        <strong>
          <InlineText parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineText parts={part.children} />
        </em>
      );
    case 'link': {
      const words = <InlineText parts={part.children} />;
      // The words of a link to a page that is switched off stay.
      if (part.href === undefined) return words;
      return (
        <SiteLink href={part.href} className="link">
          {words}
        </SiteLink>
      );
    }
  }
}
