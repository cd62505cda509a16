const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for a string that can be the slug of a recipe or place. Apart from `slugOf`, whose folding recipe pages do not need. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && SLUG.test(value);
