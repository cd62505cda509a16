/** The words of a small site, as its file holds them. */
export const words = {
  site: ['chowder', 'ropewalk', 'quarters', 'tanners', 'amber'],
  common: ['pancakes', 'waffles'],
};

/** What fetches a file that holds this value. */
export const answer = (value: unknown) =>
  jest.fn(async () => ({ ok: true, json: async () => value }) as Response);
