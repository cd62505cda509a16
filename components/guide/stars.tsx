import * as messages from '@/.content/messages/restaurant';
import { decimal } from '@/lib/text/decimal';
import styles from './stars.module.css';

export type StarsProps = {
  /** 0 to 5, one decimal. */
  rating: number;
};

/** The rating as five stars and as a number. */
export function Stars({ rating }: StarsProps) {
  const values = { rating: decimal(rating) };
  return (
    <span
      className="inline-flex items-center gap-2 font-medium tabular"
      role="img"
      aria-label={messages.rated(values)}
    >
      <svg className={styles.stars} aria-hidden="true">
        <rect width={`${rating * 20}%`} height="100%" fill="currentColor" />
      </svg>
      {messages.rating(values)}
    </span>
  );
}
