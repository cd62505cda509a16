import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { type Path, parsePath, valueAt } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { readYaml } from '@/lib/content/read/yaml';
import { layersOf, type Schema, schemaUnder } from '@/lib/content/schema-walk';
import { SOURCES } from '@/lib/content/sources';

/** Schema of a content file by its path; undefined for other files. */
export function schemaOf(file: string): Schema | undefined {
  const sources = Object.values(SOURCES);
  const own = sources.find(
    (source) => 'file' in source && withoutYamlEnding(source.file) === withoutYamlEnding(file),
  );
  return (own ?? sources.find((source) => 'folder' in source && source.folder === dirname(file)))?.schema;
}

/** Description of the field at a path; undefined if its schema has none, or for an unknown field. */
export function fieldDescription(schema: Schema, path: Path, value: unknown): string | undefined {
  const layers = layersOf(schema, value);
  const [key, ...rest] = path;
  if (key === undefined)
    return layers
      .map((layer) => z.globalRegistry.get(layer)?.description)
      .find((text) => typeof text === 'string');
  const next = schemaUnder(layers.at(-1), key);
  return next && fieldDescription(next, rest, valueAt(value, [key]));
}

/** Problems with what the schema says about their fields, where they have no subject of their own. */
export function describeFields(problems: readonly Problem[]): Problem[] {
  const values = new Map<string, unknown>();
  const contentOf = (file: string) => {
    if (!values.has(file) && existsSync(file)) values.set(file, readYaml(file, readFileSync(file)).value);
    return values.get(file);
  };
  return problems.map((problem) => {
    if (problem.about !== undefined) return problem;
    const schema = schemaOf(problem.file);
    const about = schema && fieldDescription(schema, parsePath(problem.field), contentOf(problem.file));
    return about === undefined ? problem : { ...problem, about };
  });
}
