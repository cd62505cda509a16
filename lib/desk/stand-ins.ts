/** Text in the place of one that is missing. */
const MISSING = '…';

/** Name of a grey picture, which the preview draws itself. */
export const STAND_IN_PICTURE = 'stand-in';

const DESCRIPTION = MISSING.repeat(50);

/** Values that a preview shows for fields that an unfinished entry lacks. */
export const STAND_INS = {
  recipes: {
    id: 1,
    slug: 'new',
    title: MISSING,
    category: MISSING,
    cuisine: MISSING,
    keywords: [MISSING],
    description: DESCRIPTION,
    dek: MISSING,
    picture: { name: STAND_IN_PICTURE, alt: MISSING },
    times: { prep: 1, cook: 0, total: 1, card: 1 },
    yield: { amount: 1, unit: MISSING },
    difficulty: 'Beginner',
    published: '2000-01-01',
    blocks: [{ type: 'method', groups: [{ steps: [{ id: 'stand-in', title: MISSING, text: MISSING }] }] }],
  },
  pages: { path: '/new', title: MISSING, description: DESCRIPTION, dek: MISSING, sections: [] },
  posts: { title: MISSING, description: DESCRIPTION, published: '2000-01-01', text: MISSING },
} as const;
