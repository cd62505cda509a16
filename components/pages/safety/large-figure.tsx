import type { ReactNode } from 'react';
import { READER_CONTENT } from '@/components/ui/reader-content';
import styles from './safety.module.css';

export type LargeFigureProps = {
  /** Number and unit with a no-break space: "74 °C". */
  figure: string;
  /** Content under it: the same in °F, or its meaning. */
  children: ReactNode;
};

/** Large number with a smaller unit, to be read from the stove. */
export function LargeFigure({ figure, children }: LargeFigureProps) {
  const [number, unit] = figure.split('\u00a0');
  return (
    <div className={`${READER_CONTENT} ${styles.figure}`}>
      <span>
        {number}
        {unit && <span>{`\u00a0${unit}`}</span>}
      </span>{' '}
      <span className="text-ink-2">{children}</span>
    </div>
  );
}
