import { parse, stringify } from 'yaml';
import type { DeskKind } from './collections';
import { FILE_FIELD } from './field';
import { fileFromForm, fileToForm, type PictureFiles } from './form-value';
import { refuseLostAddress } from './lost-address';
import { withMadeNames } from './made-names';
import { isSame } from './same';
import { writeYaml } from './write-yaml';

/** File format of the editor for one kind of content. @see https://sveltiacms.app/en/docs/api/file-formats */
export type DeskFormat = {
  fromFile: (text: string) => Record<string, unknown>;
  toFile: (form: Readonly<Record<string, unknown>>) => string;
  /** Value of the file that `toFile` would write. A new entry gets no number by it. */
  toValue: (form: Readonly<Record<string, unknown>>) => unknown;
};

/**
 * Reads and writes the files of one kind of content. A form has the text of its file in a hidden field, so that a save
 * changes only the lines of changed values.
 */
export function deskFormat({ source, root, head }: DeskKind, pictures: PictureFiles): DeskFormat {
  let highest = 0;
  /** Numbers of new entries by their title: a form that is saved twice keeps its number. */
  const given = new Map<string, number>();
  const numberFor = (title: unknown): number => {
    const key = String(title);
    const number = given.get(key) ?? highest + given.size + 1;
    given.set(key, number);
    return number;
  };
  /** Value of the file before a change; undefined for a new one. The preview asks for it at every change of the form. */
  let parsed: { text: string; value: unknown } = { text: '', value: undefined };
  const valueBefore = (text: string): unknown => {
    if (text === '') return undefined;
    if (parsed.text !== text) parsed = { text, value: parse(text) };
    return parsed.value;
  };
  /** Text and value of the file before a change, and the value after it. */
  const changedValue = (
    { [FILE_FIELD]: file, ...form }: Readonly<Record<string, unknown>>,
    next: (title: unknown) => number,
  ) => {
    const text = typeof file === 'string' ? file : '';
    const before = valueBefore(text);
    const changed = fileFromForm(root, form, before, pictures);
    // A draft may lack names.
    const isUnchanged = before !== undefined && isSame(before, changed);
    return {
      text,
      before,
      value: isUnchanged ? changed : withMadeNames(root, changed, () => next(form.title)),
    };
  };
  return {
    fromFile: (text) => {
      const file = text.endsWith('\n') ? text : `${text}\n`;
      const value: unknown = parse(file);
      const { id } = Object(value);
      if (typeof id === 'number') highest = Math.max(highest, id);
      return { ...fileToForm(root, value, pictures), [FILE_FIELD]: file };
    },
    toFile: (form) => {
      const { text, before, value } = changedValue(form, numberFor);
      if (before !== undefined) refuseLostAddress(source, before, value);
      if (text !== '') return writeYaml(text, value);
      return `${head}\n${stringify(value, { lineWidth: 100 })}`;
    },
    toValue: (form) =>
      changedValue(form, (title) => given.get(String(title)) ?? highest + given.size + 1).value,
  };
}
