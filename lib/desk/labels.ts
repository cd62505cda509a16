import { RECORD_KEY, RECORD_VALUE } from './field';

/** Label of a field, a type or a kind of content from its name: "Card title" of `cardTitle`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Labels of fields whose names say too little. */
const LABELS: Readonly<Record<string, string>> = {
  [RECORD_KEY]: 'Id',
  [RECORD_VALUE]: 'Value',
  alt: 'Alternative text',
  dek: 'Opening sentences',
  todo: 'To do',
};

/** Label of a field in the forms of the desk. */
export const fieldLabel = (name: string): string => LABELS[name] ?? labelOf(name);

/** Singular of a list name, for the label of one entry: "step" of `steps`. */
export function singularOf(name: string): string {
  if (!name.endsWith('s') || name === 'items') return name === 'items' ? 'entry' : name;
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Hint on YAML in descriptions, which is left out of forms. */
const IN_A_FILE = /, as `text: \|` with the lines indented below it/;

/** Help of a schema as a form shows it: names of fields and values in curly quotes instead of backticks. */
export const helpText = (help: string): string =>
  help.replace(IN_A_FILE, '').replaceAll(/`([^`]*)`/g, '“$1”');
