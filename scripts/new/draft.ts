import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { namesIn } from '@/lib/content/read/check-content';
import type { Names } from '@/lib/content/read/links';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { referenceOf } from '@/lib/content/schema/fields';
import { SOURCES } from '@/lib/content/sources';

/** A message for the person at the keyboard; anything else that is thrown is a fault of the program. */
export class Refusal extends Error {}

/** A title as the last part of an address: "Crème brûlée" becomes `creme-brulee`; '' when nothing of it is left. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A text as YAML takes it, in quotes where it needs them. */
export const quoted = (text: string): string => stringify(text, { lineWidth: 0 }).trim();

type Fields = Record<string, unknown>;

/** A file of content as it stands, checked or not. */
export type RawEntry = { file: string; name: string; fields: Fields };

/** The folder of a kind of content and what may stand in its files; undefined where the site has no such kind. */
export function kindNamed(source: string): { folder: string; schema: z.ZodType } | undefined {
  const place = Object.entries(SOURCES).find(([name]) => name === source)?.[1];
  return place && 'folder' in place ? place : undefined;
}

/** Everything in a folder of content, drafts and what is faulty too. */
export function rawEntries(folder: string): RawEntry[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((name) => {
      const file = `${folder}/${name}`;
      const { value } = readYaml(file, readFileSync(file, 'utf8'));
      const fields = typeof value === 'object' && value !== null ? (value as Fields) : {};
      return { file, name: basename(name, '.yaml'), fields };
    });
}

/** What there is to choose from, whatever the owner called it. */
export type Choices = {
  /** Words that a field of a kind of content takes: `of('recipes', 'types')`. Empty where it takes any. */
  of: (source: string, field: string) => readonly string[];
  names: Names;
  /** A picture that is there, for a draft to be seen with until it has its own. */
  standIn: (source: string, slug: string) => string;
};

/** The schema inside layers that change nothing about which words may be written; the first that refers to something. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (referenceOf(inner) === undefined) {
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.def.innerType;
    else if (inner instanceof z.ZodArray) inner = inner.def.element;
    else break;
  }
  return inner;
}

/** Reads what there is to choose from in the content of this folder. */
export function readChoices(): Choices {
  const names = namesIn(readContent().content, '.');
  const { picture = [] } = names;
  const of = (source: string, field: string): readonly string[] => {
    const schema = kindNamed(source)?.schema;
    const inField = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
    if (!inField) return [];
    const inner = innermost(inField);
    const kind = referenceOf(inner);
    if (kind) return names[kind] ?? [];
    return inner instanceof z.ZodEnum ? [...new Set(inner.options.map(String))] : [];
  };
  const standIn = (source: string, slug: string): string => {
    if (picture.includes(slug)) return slug;
    const used = rawEntries(kindNamed(source)?.folder ?? '').map(
      ({ fields }) => (fields.picture as { name?: unknown } | undefined)?.name,
    );
    const there = used.find((name) => typeof name === 'string' && picture.includes(name));
    return String(there ?? picture[0] ?? slug);
  };
  return { of, names, standIn };
}

/** The first line of a file, which tells an editor what may stand in it. */
export function schemaLine(folder: string, source: string): string {
  const up = folder.split('/').map(() => '..');
  return `# yaml-language-server: $schema=${join(...up, '.content/schema', `${source}.json`)}`;
}
