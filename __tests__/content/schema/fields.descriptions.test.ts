/** @jest-environment node */
import { z } from 'zod';
import { SOURCES, type SourceName } from '@/lib/content/sources';

type Json = {
  properties?: Record<string, Json>;
  description?: string;
  const?: unknown;
  $ref?: string;
} & Record<string, unknown>;

/** Schemas inside of a schema: entries of lists and records, and alternatives. */
const innerOf = ({ items, prefixItems, additionalProperties, anyOf, oneOf, allOf }: Json): Json[] =>
  [items, prefixItems, additionalProperties, anyOf, oneOf, allOf]
    .flat()
    .filter((each): each is Json => Object(each) === each);

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
  const inner = innerOf(node).flatMap((each) => {
    const type = each.properties?.type?.const;
    return unexplained(each, root, type === undefined ? path : `${path}(${type})`, seen);
  });
  return [...own, ...inner];
}

it.each(Object.keys(SOURCES) as SourceName[])('every field of %s has a description for editors', (source) => {
  const schema = z.toJSONSchema(SOURCES[source].schema, { io: 'input', unrepresentable: 'any' }) as Json;
  expect(unexplained(schema, schema, '', new Set())).toEqual([]);
});
