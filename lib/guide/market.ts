import type { z } from 'zod';
import type { market } from '@/lib/content/schema/restaurant';

/** A checked market with its slug, which is the name of its file. */
export type Market = z.infer<typeof market> & { slug: string };
