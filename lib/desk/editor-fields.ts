import type { ReferenceKind } from '@/lib/content/schema/fields';
import { type DeskField, ENTRIES_FIELD, type EntryType, RECORD_KEY, recordFields } from './field';
import { PICTURES_FOLDER } from './form-value';
import { fieldLabel, helpText, labelOf, singularOf } from './labels';

/** Field of the configuration of Sveltia CMS. @see https://sveltiacms.app/en/docs/fields */
export type EditorField = Readonly<Record<string, unknown>> & { name: string; widget: string };

/** Collection, file and field that list the names for a reference, as a `relation` of the editor has them. */
type Target = { collection: string; file?: string; value_field: string; display_fields: string[] };

const inFile = (file: string, list: string, name: string, display = name): Target => ({
  collection: 'settings',
  file,
  value_field: `${list}.*.${name}`,
  display_fields: [`${list}.*.${display}`],
});

const inFolder = (collection: string, display: string): Target => ({
  collection,
  value_field: '{{slug}}',
  display_fields: [display],
});

/** References whose names the editor offers; the others are typed, and the checks of the content know them. */
const TARGETS: Partial<Record<ReferenceKind, Target>> = {
  food: inFile('foods', ENTRIES_FIELD, RECORD_KEY),
  grocery: inFile('groceries', 'groceries', RECORD_KEY),
  foodKind: inFile('foodSafety', 'kinds', RECORD_KEY),
  authority: inFile('foodSafety', 'authorities', RECORD_KEY),
  recipeType: inFile('vocabulary', 'recipeTypes', 'id'),
  category: inFile('vocabulary', 'categories', 'name'),
  diet: inFile('vocabulary', 'diets', 'id'),
  recipe: { collection: 'recipes', value_field: 'slug', display_fields: ['title'] },
  guide: inFolder('guides', 'title'),
  region: {
    collection: 'guides',
    value_field: `regions.*.${RECORD_KEY}`,
    display_fields: [`regions.*.${RECORD_KEY}`],
  },
  outlines: inFolder('outlines', '{{slug}}'),
  streets: inFolder('streets', '{{slug}}'),
};

const relation = (target: Target | undefined) =>
  target && { widget: 'relation', ...target, search_fields: target.display_fields };

/** Templates of summaries for entries whose parts read together, by the fields that an entry has. */
const SUMMARIES: readonly { fields: readonly string[]; summary: string }[] = [
  { fields: ['amount', 'name', 'note'], summary: '{{amount}} {{name}}' },
  { fields: ['label', 'minutes'], summary: '{{label}}: {{minutes}} min' },
  { fields: ['for', 'title', 'text'], summary: '{{for}}: {{title}}' },
  { fields: ['from', 'to'], summary: '{{from}} → {{to}}' },
];

/** Fields that name an entry, the first that it has. */
const NAMING = ['title', 'name', 'label', 'question', 'heading', 'text', 'id', RECORD_KEY];

/** Summary of a closed entry, which reads like the page; undefined if none of its fields is one. */
export function summaryOf(fields: readonly DeskField[]): string | undefined {
  const names = fields.map(({ name }) => name);
  const together = SUMMARIES.find((each) => each.fields.every((name) => names.includes(name)));
  const name = NAMING.find((each) =>
    fields.some((field) => field.name === each && (field.input === 'text' || field.input === 'reference')),
  );
  return together?.summary ?? (name && `{{${name}}}`);
}

const withSummary = (fields: readonly DeskField[]) => {
  const summary = summaryOf(fields);
  return summary === undefined ? {} : { summary };
};

/** Step of numbers that need not be whole. */
const FRACTION = 0.01;

/** Options of the editor for an input. */
function inputOptions(field: DeskField): Readonly<Record<string, unknown>> & { widget: string } {
  switch (field.input) {
    case 'text': {
      const { isLong, pattern, longest } = field;
      return {
        widget: isLong ? 'text' : 'string',
        ...(pattern && { pattern: [pattern[0], `It takes ${pattern[1]}.`] }),
        ...(longest !== undefined && { maxlength: longest }),
      };
    }
    case 'number': {
      const { isWhole, least, most } = field;
      return {
        widget: 'number',
        value_type: isWhole ? 'int' : 'float',
        ...(least !== undefined && { min: least }),
        ...(most !== undefined && { max: most }),
        ...(!isWhole && { step: FRACTION }),
      };
    }
    case 'switch':
      return { widget: 'boolean', default: field.fallback ?? false };
    case 'yesNo':
      return choice([
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ]);
    case 'choice':
      return {
        ...choice(field.options.map((value) => ({ label: labelOf(String(value)), value: String(value) }))),
        ...(field.fallback !== undefined && { default: String(field.fallback) }),
      };
    case 'day':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '' };
    case 'picture':
      return {
        widget: 'image',
        media_folder: PICTURES_FOLDER,
        public_folder: PICTURES_FOLDER,
        choose_url: false,
      };
    case 'reference':
      return relation(TARGETS[field.to]) ?? { widget: 'string' };
    case 'yaml':
      return { widget: 'string' };
    case 'object':
      return {
        widget: 'object',
        fields: field.fields.map(editorField),
        collapsed: 'auto',
        ...withSummary(field.fields),
      };
    case 'list':
      return listOptions(field);
    case 'typedList':
      return {
        widget: 'list',
        types: field.types.map(typeOptions),
        collapsed: true,
        label_singular: labelOf(singularOf(field.name)),
      };
    case 'record':
      return {
        widget: 'list',
        fields: recordFields(field).map(editorField),
        collapsed: true,
        ...withSummary(recordFields(field)),
      };
  }
}

const choice = (options: readonly { label: string; value: string }[]) => ({ widget: 'select', options });

function listOptions(
  field: Extract<DeskField, { input: 'list' }>,
): Readonly<Record<string, unknown>> & { widget: string } {
  const { entry, least } = field;
  const limits = least === undefined || !field.isRequired ? {} : { min: least };
  if (entry.input === 'reference') {
    const options = relation(TARGETS[entry.to]);
    if (options) return { ...options, multiple: true, ...limits };
  }
  if (entry.input === 'choice') return { ...inputOptions(entry), multiple: true, ...limits };
  if (entry.input === 'object')
    return {
      widget: 'list',
      fields: entry.fields.map(editorField),
      collapsed: true,
      label_singular: labelOf(singularOf(field.name)),
      ...withSummary(entry.fields),
      ...limits,
    };
  return { widget: 'list', field: editorField({ ...entry, name: singularOf(field.name) }), ...limits };
}

const typeOptions = ({ name, fields }: EntryType) => ({
  name,
  label: labelOf(name),
  fields: fields.map(editorField),
  ...withSummary(fields),
});

/** Field of the editor's configuration for an input. */
export function editorField(field: DeskField): EditorField {
  const { name, isRequired } = field;
  const help = field.isMade ? `${field.help ?? ''} Left out: made for you.`.trim() : field.help;
  return {
    name,
    label: fieldLabel(name),
    required: isRequired,
    ...(help !== undefined && { hint: helpText(help) }),
    ...inputOptions(field),
  };
}
