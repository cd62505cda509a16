import type { Program } from '@/lib/content/schema/coaching';
import { ProgramRow } from './program-row';

export type ProgramsProps = {
  id: string;
  title: string;
  text: string;
  items: readonly Program[];
};

/** The programs under one another between rules, prices down the right edge. */
export function Programs({ id, title, text, items }: ProgramsProps) {
  return (
    <section className="wrap section" id={id}>
      <div className="co-head">
        <h2 className="t-3">{title}</h2>
        <p>{text}</p>
      </div>
      {items.map((program) => (
        <ProgramRow key={program.id} program={program} />
      ))}
    </section>
  );
}
