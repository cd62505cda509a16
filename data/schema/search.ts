import { z } from 'zod';

const phrase = z.string().trim().min(1);

/** Names of one thing, a row each; a row of one would say nothing. */
export const synonyms = z.array(z.array(phrase).min(2));

export type Synonyms = readonly (readonly string[])[];
