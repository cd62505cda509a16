import { ArticleText } from '@/components/content/article-text';
import { InlineText } from '@/components/content/inline-text';
import { SectionFrame } from '@/components/content/section-frame';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { partsOfBlocks, type TextPart } from '@/lib/content/markdown/texts';
import type { SectionProps } from '@/lib/content/schema/page';

/** A text in Markdown: each heading of the second level beside what follows it. */
export function Article({ section }: SectionProps<'article'>) {
  return partsOfBlocks(section.text).map((part) => <ArticlePart key={part.heading?.line ?? 0} {...part} />);
}

function ArticlePart({ heading, blocks }: TextPart) {
  const text = <ArticleText blocks={blocks} className="max-w-measure print:max-w-none" />;
  if (heading) {
    return (
      <SectionFrame title={<InlineText parts={heading.children} />} id={heading.id}>
        {text}
      </SectionFrame>
    );
  }
  return (
    <div className={`${READER_CONTENT} wrap mt-stack`}>
      <div className={`${READER_CONTENT} grid gap-x-24 lg:grid-cols-[5fr_7fr]`}>
        <div className="max-lg:hidden" />
        {text}
      </div>
    </div>
  );
}
