/** Values by the names of their fields, as an object of YAML or JSON has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object that is no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
