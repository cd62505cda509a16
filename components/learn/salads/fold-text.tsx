import { FactTable } from '@/components/pages/sections/fact-table';
import type { Fold } from '@/lib/content/schema/learn';

export type FoldTextProps = { fold: Fold };

/** What stands under the title of a text that opens and closes. */
export function FoldText({ fold }: FoldTextProps) {
  const { paragraphs, facts, closing } = fold;
  return (
    <div className="prose pg-prose salad-fold">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts && <FactTable rows={facts} />}
      {closing && <p>{closing}</p>}
    </div>
  );
}
