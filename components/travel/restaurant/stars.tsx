import type { CSSProperties } from 'react';

export type StarsProps = {
  /** 0 to 5, one decimal. */
  rating: number;
};

/** Five outlines, filled up to the rating, and the number. The stylesheet draws the stars. */
export function Stars({ rating }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={`Rated ${rating} out of 5`}>
      <span className="st" style={{ '--r': rating } as CSSProperties} />
      {rating}/5
    </span>
  );
}
