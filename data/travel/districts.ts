/** What a district without a history entry is like, by the name that stands in brackets after a restaurant. */
export const districts: Record<string, string> = {};
