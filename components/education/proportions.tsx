import { SectionFrame } from '@/components/content/section-frame';
import type { SectionProps } from '@/lib/content/schema/page';
import { LearnTable } from './education-table';

/** Amount of each part, as a side and as a meal. */
export function Proportions({ section }: SectionProps<'proportions'>) {
  return (
    <SectionFrame {...section}>
      <LearnTable
        caption={section.title}
        columns={section.columns}
        figures
        rows={section.rows.map(({ part, examples, side, meal }) => ({
          id: part,
          name: (
            <>
              {part} <span className="block font-text text-base font-normal text-ink-2">{examples}</span>
            </>
          ),
          values: [side, meal],
        }))}
      />
      {section.note && <p className="secondary mt-5">{section.note}</p>}
    </SectionFrame>
  );
}
