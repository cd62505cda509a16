/** Fields that an owner fills in first, in this order. */
const FIRST = [
  'title',
  'name',
  'status',
  'todo',
  'category',
  'types',
  'cuisine',
  'picture',
  'caption',
  'pictureCaption',
  'description',
  'dek',
  'text',
  'times',
  'yield',
  'difficulty',
  'blocks',
  'sections',
  'allergens',
  'diets',
  'published',
  'updated',
  'tags',
  'keywords',
];

/** Addresses and names for special places, which most owners leave to the desk. */
const LAST = [
  'id',
  'slug',
  'path',
  'alsoAt',
  'customLink',
  'language',
  'cardTitle',
  'kindCardTitle',
  'metaTitle',
];

/** Place of a field in a form: before all others, between, or after them. */
function placeOf(name: string): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name) - FIRST.length;
  return LAST.includes(name) ? LAST.indexOf(name) + 1 : 0;
}

/** Fields of a whole form in the order in which an owner thinks; those of no list stay in that of their schema. */
export const inOrder = <Field extends { name: string }>(fields: readonly Field[]): Field[] =>
  [...fields].sort((one, other) => placeOf(one.name) - placeOf(other.name));
