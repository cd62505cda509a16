/** @jest-environment node */
import { z } from 'zod';
import { SOURCES } from '@/lib/content/sources';

type Json = {
  properties?: Record<string, Json>;
  description?: string;
  const?: unknown;
  $ref?: string;
} & Record<string, unknown>;

/** Paths of fields that an editor could not explain. */
function unexplained(node: Json, root: Json, path: string, seen: Set<string>): string[] {
  if (typeof node.$ref === 'string') {
    if (seen.has(node.$ref)) return [];
    seen.add(node.$ref);
    const target = node.$ref
      .split('/')
      .slice(1)
      .reduce<Json>((inner, key) => inner[key] as Json, root);
    return unexplained(target, root, path, seen);
  }
  const own = Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isExplained =
      field.description !== undefined || field.const !== undefined || field.$ref !== undefined;
    return [...(isExplained ? [] : [at]), ...unexplained(field, root, at, seen)];
  });
  const inner = [node.items, node.anyOf, node.oneOf]
    .flat()
    .filter((each): each is Json => Object(each) === each);
  return [...own, ...inner.flatMap((each) => unexplained(each, root, path, seen))];
}

it.each(['recipes', 'restaurants'] as const)('every field of %s has a description for editors', (source) => {
  const schema = z.toJSONSchema(SOURCES[source].schema, { io: 'input', unrepresentable: 'any' }) as Json;
  expect(unexplained(schema, schema, '', new Set())).toEqual([]);
});
