import type { CSSProperties } from 'react';
import * as words from '@/.content/words/restaurant';
import { decimal } from '@/lib/words/decimal';
import styles from './stars.module.css';

export type StarsProps = {
  /** 0 to 5, one decimal. */
  rating: number;
};

/** The rating as five stars and as a number. */
export function Stars({ rating }: StarsProps) {
  const said = { rating: decimal(rating) };
  return (
    <span
      className="inline-flex items-center gap-2 font-medium tabular"
      role="img"
      aria-label={words.rated(said)}
    >
      <span className={styles.stars} style={{ '--rating': rating } as CSSProperties} />
      {words.rating(said)}
    </span>
  );
}
