import type { FieldMeta, ReferenceKind } from './fields';

// The one definition of what a translation has and has not: `npm run new translation`, the checks of translations, their
// checksums and their merge follow from it.

/** True for a text that each language has in its own words. */
export function isTranslatable({ role, link, reference, markdown, isId, isRead }: FieldMeta): boolean {
  if (isId || link || reference) return false;
  return isRead === true || markdown === true || (role !== undefined && role !== 'hidden');
}

/** True for the key of a record that a translation may have although the original has not. */
export const mayBeAdded = (meta: FieldMeta): boolean => meta.isOpenKey === true || isTranslatable(meta);

/** References to what a page shows and to whose advice the site follows: a language may have another one. */
const CHOSEN: readonly ReferenceKind[] = ['authority', 'card', 'flour', 'guide', 'logo', 'picture', 'recipe'];

/** True for an id, or for the name of other content, which are the same in all languages or follow from it. */
export function isFixed({ reference, isId, names }: FieldMeta): boolean {
  const isFact = reference !== undefined && !CHOSEN.includes(reference);
  return isId === true || names !== undefined || isFact;
}
