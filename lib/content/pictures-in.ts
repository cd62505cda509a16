import { metaOf } from './schema/fields';
import { type Schema, walkSchema } from './schema-walk';

/** Names of the pictures of a value, also of those in its texts. @param value as its file has it, or as `schema` returns it */
export function picturesIn(schema: Schema, value: unknown): string[] {
  return walkSchema(schema, value).flatMap(({ value: name, schema: layer }) =>
    typeof name === 'string' && metaOf(layer).reference === 'picture' ? [name] : [],
  );
}
