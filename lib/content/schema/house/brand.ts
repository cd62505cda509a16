import { z } from 'zod';

const text = z.string().trim().min(1);

/** A partner by its word-mark. */
export const brand = z.strictObject({
  name: text,
  logo: z
    .string()
    .regex(/^\/brands\/[a-z0-9-]+\.svg$/, 'a drawing such as /brands/mill.svg')
    .describe(
      'Address of its drawing in public/brands: one colour, drawn for a field of 240 × 80, letters as outlines so that it needs no font. The page darkens or lightens it with the colour scheme.',
    ),
  href: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where it leads, in a new tab; without one the mark is no link.'),
});

export type Brand = z.infer<typeof brand>;
