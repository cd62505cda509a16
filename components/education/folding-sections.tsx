import type { ReactNode } from 'react';
import { FactTable } from '@/components/content/fact-table';
import { Prose } from '@/components/content/prose';
import { SectionFrame } from '@/components/content/section-frame';
import { Collapsible, CollapsibleGroup } from '@/components/ui/collapsible.client';
import type { PageSection, SectionOf, SectionProps } from '@/lib/content/schema/page';
import { headingId } from '@/lib/text/slug';
import styles from './education.module.css';
import { ExplainedCard, LabelledNote } from './education-parts';

type FoldingViewProps<Type extends 'fold' | 'legumes'> = SectionProps<Type> & {
  /** All sections of the page. */
  sections: readonly PageSection[];
};

/** A text that opens and closes. */
export function FoldSection({ section, sections }: FoldingViewProps<'fold'>) {
  return (
    <Folding section={section} sections={sections}>
      <Prose
        className="max-w-measure lg:max-w-none lg:columns-2 lg:gap-x-12 lg:*:break-inside-avoid"
        paragraphs={section.paragraphs}
      />
    </Folding>
  );
}

/** Cards of legumes that open and close. */
export function LegumeSection({ section, sections }: FoldingViewProps<'legumes'>) {
  return (
    <Folding section={section} sections={sections}>
      <LegumeCards section={section} />
    </Folding>
  );
}

const isFolding = (section: PageSection | undefined) =>
  section?.type === 'fold' || section?.type === 'legumes';

type FoldingProps = {
  section: SectionOf<'fold' | 'legumes'>;
  sections: readonly PageSection[];
  children: ReactNode;
};

/** A section that opens and closes under its heading. Several in a row are one block. */
function Folding({ section, sections, children }: FoldingProps) {
  const position = sections.indexOf(section);
  const isFirst = !isFolding(sections[position - 1]);
  const isLast = !isFolding(sections[position + 1]);
  return (
    <div className={`wrap ${isFirst ? 'mt-part' : ''} ${isLast ? '' : styles.continued}`}>
      <Collapsible
        title={section.title}
        id={headingId(section)}
        level={2}
        defaultOpen={section.type === 'fold' && section.open === true}
      >
        {children}
      </Collapsible>
    </div>
  );
}

/** Texts that open and close, one at a time. */
export function Folds({ section: { title, id, folds } }: SectionProps<'folds'>) {
  return (
    <SectionFrame title={title} id={id}>
      {/* Beside its heading the first text needs no line of its own: the section has one. */}
      <div className="lg:*:first:-mt-4 lg:*:first:border-t-0">
        <CollapsibleGroup>
          {folds.map(({ title, id, paragraphs, facts, closing }) => (
            <Collapsible key={title} title={title} id={headingId({ title, id })}>
              <Prose paragraphs={paragraphs}>
                {facts && <FactTable rows={facts} />}
                {closing && <p>{closing}</p>}
              </Prose>
            </Collapsible>
          ))}
        </CollapsibleGroup>
      </div>
    </SectionFrame>
  );
}

/** The legumes to know by sight, with how long they take and what to mind. */
function LegumeCards({ section: { labels, legumes } }: SectionProps<'legumes'>) {
  return (
    <div className="grid gap-x-gap gap-y-10 pt-2 sm:grid-cols-2 lg:grid-cols-4">
      {legumes.map(({ soak, cook, goodFor, safety, ...legume }) => (
        <ExplainedCard key={legume.id} {...legume} sizes="four">
          <dl className="mt-3.5 border-t border-line font-display text-sm tabular *:grid *:grid-cols-[4.5rem_1fr] *:gap-3 *:border-b *:border-line *:py-2 [&_dd]:font-semibold [&_dt]:text-ink-2">
            <div>
              <dt>{labels.soak}</dt> <dd>{soak}</dd>{' '}
            </div>
            <div>
              <dt>{labels.cook}</dt> <dd>{cook}</dd>{' '}
            </div>
          </dl>
          <LabelledNote label={labels.goodFor}>{goodFor}</LabelledNote>
          {safety && (
            <LabelledNote label={labels.safety} className="text-gochu">
              {safety}
            </LabelledNote>
          )}
        </ExplainedCard>
      ))}
    </div>
  );
}
