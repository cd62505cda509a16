import type { CSSProperties } from 'react';
import * as words from '@/.content/words/restaurant';
import { decimal } from '@/lib/words/decimal';

export type StarsProps = {
  /** 0 to 5, one decimal. */
  rating: number;
};

/** Five outlines, filled up to the rating, and the number. The stylesheet draws the stars. */
export function Stars({ rating }: StarsProps) {
  const number = decimal(rating);
  return (
    <span className="stars" role="img" aria-label={words.rated({ rating: number })}>
      <span className="st" style={{ '--r': rating } as CSSProperties} />
      {words.rating({ rating: number })}
    </span>
  );
}
