import type { ReactNode } from 'react';
import styles from './safety.module.css';

export type FigureProps = {
  /** Number and unit: "74 °C". */
  figure: string;
  /** Content under it: the same in °F, what it means. */
  children: ReactNode;
};

/** Large number with a smaller unit, to be read from the stove. */
export function Figure({ figure, children }: FigureProps) {
  const [number, ...unit] = figure.split('\u00a0');
  return (
    <>
      <span className={`block whitespace-nowrap font-display leading-none ${styles.figure}`}>
        {number}
        <span>
          {'\u00a0'}
          {unit.join('\u00a0')}
        </span>
      </span>{' '}
      <span className="mt-1.5 block font-display text-sm leading-snug font-medium text-ink-2">
        {children}
      </span>
    </>
  );
}
