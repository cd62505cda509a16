import prepared from '@/.content/events.json' with { type: 'json' };
import type { Content } from '@/lib/content/sources';

/** data/events, by the name of the file. */
export const events = prepared as unknown as Content['events'];
