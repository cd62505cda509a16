import prepared from '@/.content/markets.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/markets, by the name of the file. */
export const markets = prepared as unknown as Content['markets'];
