/** A file that cannot be read as a recipe, with the reason in words. */
export class ImportError extends Error {}

/** A sound file that has no recipe. */
export class NoRecipe extends ImportError {}
