import { z } from 'zod';
import { SOURCES } from '@/lib/content/sources';
import { deskCollections, deskKinds } from '@/lib/desk/collections';
import { type EditorField, editorField } from '@/lib/desk/editor-fields';
import { readField } from '@/lib/desk/read-schema';

/** Field of the editor for a schema. */
const fieldFor = (schema: z.ZodType, name = 'dish') => editorField(readField(name, schema));

const collections = deskCollections(deskKinds());
const collection = (name: string) => Object(collections.find((each) => each.name === name));

/** Field of a form at names below each other; `type:` chooses the type of a list. */
function at(fields: readonly EditorField[], ...path: string[]): EditorField {
  const [name, ...rest] = path;
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  const [next, ...further] = rest;
  if (next === undefined) return field;
  const { types, fields: inner, field: single } = Object(field);
  if (types) return at(types.find((type: EditorField) => type.name === next).fields, ...further);
  return at(inner ?? single.fields, ...rest);
}

const recipe = (...path: string[]) => at(collection('recipes').fields, ...path);

it('offers every kind of content, each once', () => {
  const names = collections.flatMap(
    (each) => Object(each).files?.map(({ name }: EditorField) => name) ?? each.name,
  );
  expect(names.sort()).toEqual(Object.keys(SOURCES).sort());
});

it('reads label, help, limits and pattern of a text from its schema', () => {
  const schema = z
    .string()
    .max(160)
    .regex(/^[a-z]+$/, 'small letters')
    .describe('Its `dish`.');
  expect(fieldFor(schema, 'shortName')).toEqual({
    name: 'shortName',
    label: 'Short name',
    hint: 'Its “dish”.',
    required: true,
    widget: 'text',
    maxlength: 160,
    pattern: ['^[a-z]+$', 'It takes small letters.'],
  });
});

it('does not take a number that its schema excludes', () => {
  expect(fieldFor(z.number().positive())).toMatchObject({ min: 0.01 });
  expect(fieldFor(z.number().int().positive())).toMatchObject({ min: 1 });
  expect(fieldFor(z.number().min(0))).toMatchObject({ min: 0 });
});

it('asks for nothing that may be left out', () => {
  expect(fieldFor(z.optional(z.number().int().min(1).max(12)))).toEqual({
    name: 'dish',
    label: 'Dish',
    required: false,
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 12,
  });
});

it('has no switch where left out means neither yes nor no', () => {
  expect(fieldFor(z.boolean().default(false))).toMatchObject({ widget: 'boolean', default: false });
  expect(fieldFor(z.optional(z.boolean()))).toMatchObject({ widget: 'select', required: false });
});

it('offers choices, with the fallback chosen', () => {
  expect(recipe('status')).toMatchObject({
    widget: 'select',
    default: 'published',
    options: [
      { label: 'Draft', value: 'draft' },
      { label: 'Off', value: 'off' },
      { label: 'Published', value: 'published' },
    ],
  });
});

it('searches names of other content', () => {
  const ingredient = ['blocks', 'ingredients', 'items'];
  expect(recipe(...ingredient, 'buy')).toMatchObject({
    widget: 'relation',
    collection: 'settings',
    file: 'groceries',
    value_field: 'groceries.*.deskKey',
  });
  expect(recipe('diets')).toMatchObject({ widget: 'relation', file: 'vocabulary', multiple: true });
  expect(at(collection('restaurants').fields, 'recipe')).toMatchObject({
    widget: 'relation',
    collection: 'recipes',
    value_field: 'slug',
  });
  expect(at(collection('restaurants').fields, 'region')).toMatchObject({
    widget: 'relation',
    collection: 'guides',
    value_field: 'regions.*.deskKey',
  });
});

it('takes pictures from the folder of the source images', () => {
  expect(recipe('picture', 'name')).toMatchObject({ widget: 'image', media_folder: '/data/pictures' });
});

it('shows blocks, sections and their entries as they read on the page', () => {
  const tips = Object(recipe('blocks')).types.find(({ name }: EditorField) => name === 'tips');
  expect(tips).toMatchObject({ label: 'Tips', summary: '{{title}}' });
  expect(recipe('blocks', 'ingredients', 'items')).toMatchObject({ summary: '{{amount}} {{name}}' });
  expect(recipe('blocks', 'method', 'groups', 'steps')).toMatchObject({ summary: '{{title}}' });
});

it('writes an equipment as its text, unless it has more', () => {
  expect(recipe('blocks', 'equipment', 'items')).toMatchObject({ widget: 'list', summary: '{{text}}' });
  expect(recipe('blocks', 'equipment', 'items', 'beyond')).toMatchObject({ required: false });
});

it('begins a form with what an owner knows first, and ends it with what the desk makes', () => {
  const names = collection('recipes').fields.map(({ name }: EditorField) => name);
  expect(names.slice(0, 6)).toEqual(['title', 'status', 'todo', 'category', 'types', 'cuisine']);
  expect(names.slice(-4, -1)).toEqual(['language', 'cardTitle', 'kindCardTitle']);
  expect(recipe('slug')).toMatchObject({
    required: false,
    hint: 'Last part of the address, unique. Left out: made for you.',
  });
});

it('leaves out of the help how a file writes a text', () => {
  expect(at(collection('posts').fields, 'text')).toMatchObject({
    widget: 'text',
    hint: 'The post in Markdown: headings from ##, lists, tables, quotations, pictures of data/pictures, videos, call-outs.',
  });
});
