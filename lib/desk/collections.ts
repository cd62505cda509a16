import type { Schema } from '@/lib/content/schema-walk';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { type EditorField, editorField } from './editor-fields';
import { type DeskField, FILE_FIELD } from './field';
import { fileFields } from './form-value';
import { labelOf } from './labels';
import { inOrder } from './order';
import { readField } from './read-schema';

/** Kind of content as the browser needs it to read and write its files. */
export type DeskKind = {
  source: SourceName;
  root: DeskField;
  /** First lines of a new file. */
  head: string;
};

type Collection = Readonly<Record<string, unknown>> & { name: string };

/** Folders of the editor: how their entries are named, and what a list of them shows. */
const FOLDERS: Partial<Record<SourceName, { label: string; icon: string; title?: string; summary: string }>> =
  {
    recipes: { label: 'Recipes', icon: 'skillet', title: 'title', summary: '{{title}}' },
    posts: { label: 'Posts', icon: 'article', title: 'title', summary: '{{title}}' },
    pages: { label: 'Pages', icon: 'description', title: 'title', summary: '{{title}} ({{path}})' },
    restaurants: { label: 'Restaurants', icon: 'restaurant', title: 'name', summary: '{{name}}' },
    markets: { label: 'Markets', icon: 'storefront', title: 'name', summary: '{{name}}' },
    events: { label: 'Events', icon: 'event', title: 'name', summary: '{{name}}' },
    guides: { label: 'Guides', icon: 'map', title: 'title', summary: '{{title}}' },
    neighbourhoods: { label: 'Neighbourhoods', icon: 'location_city', summary: '{{slug}}' },
    outlines: { label: 'Drawn maps', icon: 'polyline', summary: '{{slug}}' },
    streets: { label: 'Streets on maps', icon: 'signpost', summary: '{{slug}}' },
  };

/** Single files that are pages; the others are settings. */
const PAGE_FILES: readonly SourceName[] = [
  'home',
  'recipesPage',
  'shoppingList',
  'safeTemperatures',
  'offline',
  'notFound',
];

/** Comment that names the schema of a file to text editors. */
const headOf = (name: SourceName, path: string) =>
  `# yaml-language-server: $schema=${'../'.repeat(path.split('/').length - 1)}.content/schema/${name}.json\n`;

/** Every kind of content by name, with its fields. */
export function deskKinds(): Record<SourceName, DeskKind> {
  const kinds = Object.entries(SOURCES).map(([name, { schema, ...place }]) => {
    const path = 'file' in place ? place.file : `${place.folder}/new.yaml`;
    const root = readField(name, schema as Schema);
    const source = name as SourceName;
    return [name, { source, root, head: headOf(source, path) }];
  });
  return Object.fromEntries(kinds);
}

/** Text of the file, which a form keeps without showing it. */
const FILE: EditorField = { name: FILE_FIELD, widget: 'hidden' };

const fieldsFor = (root: DeskField) => [...inOrder(fileFields(root)).map(editorField), FILE];

const fileEntry = (name: SourceName, { root }: DeskKind) => ({
  name,
  label: labelOf(name),
  file: (SOURCES[name] as { file: string }).file,
  format: name,
  fields: fieldsFor(root),
});

/** Collections of the editor: folders first, then the files of pages and of settings. */
export function deskCollections(kinds: Record<SourceName, DeskKind>): Collection[] {
  const folders = (Object.keys(FOLDERS) as SourceName[]).flatMap((name) => {
    const source = SOURCES[name];
    const folder = FOLDERS[name];
    if (!folder || !('folder' in source)) return [];
    const { label, icon, title, summary } = folder;
    return [
      {
        name,
        label,
        icon,
        folder: source.folder,
        format: name,
        extension: 'yaml',
        ...(title !== undefined && { identifier_field: title }),
        // The editor would rename the file alone: without redirects, links, references and pictures.
        slug: { editable: ['create'], ...(title !== undefined && { template: `{{fields.${title}}}` }) },
        summary,
        fields: fieldsFor(kinds[name].root),
      },
    ];
  });
  const files = (Object.keys(SOURCES) as SourceName[]).filter((name) => 'file' in SOURCES[name]);
  const group = (name: string, label: string, icon: string, names: readonly SourceName[]) => ({
    name,
    label,
    icon,
    files: names.map((each) => fileEntry(each, kinds[each])),
  });
  return [
    ...folders,
    group('sitePages', 'Pages of the site', 'web', PAGE_FILES),
    group(
      'settings',
      'Settings',
      'settings',
      files.filter((name) => !PAGE_FILES.includes(name)),
    ),
  ];
}
