/** Correctly spelled words of a small site, as its file contains them. */
export const words = {
  site: ['chowder', 'ropewalk', 'quarters', 'tanners', 'amber'],
  common: ['pancakes', 'waffles'],
};

/** A fetch that responds with this JSON value. */
export const answer = (value: unknown) =>
  jest.fn(async () => ({ ok: true, json: async () => value }) as Response);
