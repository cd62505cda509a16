import { createHash } from 'node:crypto';
import { Document, Scalar, visit } from 'yaml';
import { SOURCES } from '@/lib/content/sources';
import { schemaLine } from '@/scripts/new/drafts';
import type { Draft } from './draft';

/** Content that the import writes drafts of. */
export type DraftSource = 'recipes' | 'posts' | 'pages';

const MARK = '# import: ';
const MARK_LINE = /^# import: ([0-9a-f]{16})$/m;

const hashOf = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);

/** Comment out of one text, whatever it contains. */
const comment = (text: string) => `# ${text.replaceAll(/\s+/g, ' ').slice(0, 240)}`;

/** Draft as YAML. Its third line has a hash of the rest, by which a changed draft is known. */
export function writeDraft(
  { fields, open }: Pick<Draft, 'fields' | 'open'>,
  {
    source = 'recipes',
    id,
    from,
    address,
  }: { source?: DraftSource; id?: number; from: string; address?: string | undefined },
): string {
  const document = new Document({ status: 'draft', ...(id !== undefined && { id }), ...fields });
  visit(document, {
    Scalar: (key, node) => {
      // Curly quotes at both ends of a plain text are reported as a mistake.
      if (key !== 'key' && typeof node.value === 'string' && /^[“”„‘‚]/.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE;
      // A text in Markdown is one line for each of its own.
      if (key !== 'key' && typeof node.value === 'string' && node.value.includes('\n'))
        node.type = Scalar.BLOCK_LITERAL;
    },
  });
  const { folder } = SOURCES[source];
  const head = [
    schemaLine(folder, source),
    comment(`Imported from ${from}`),
    ...(address ? [comment(`Its address: ${address}`)] : []),
    `${MARK}`,
    comment('Replace every text that begins with ✎, settle each line of todo and delete it,'),
    comment('look at "npm run dev", then delete the line "status: draft".'),
    ...(open.length > 0 ? ['# Remarks:', ...open.map((point) => comment(`- ${point}`))] : []),
  ];
  const text = `${head.join('\n')}\n\n${document.toString({ lineWidth: 100, flowCollectionPadding: false })}`;
  return text.replace(`${MARK}\n`, `${MARK}${hashOf(text.replace(`${MARK}\n`, ''))}\n`);
}

/** State of a file: an untouched draft of the import, a changed one, or a file that the import did not write. */
export function draftState(text: string): 'untouched' | 'changed' | 'own' {
  const found = MARK_LINE.exec(text)?.[1];
  if (found === undefined) return 'own';
  return hashOf(text.replace(/^# import: [0-9a-f]{16}\r?\n/m, '')) === found ? 'untouched' : 'changed';
}

/** Name of a source in one line, as drafts have it. */
export const sourceName = (from: string): string => from.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

/** File that a draft of the import came from; undefined for other files. */
export const importedFrom = (text: string): string | undefined =>
  MARK_LINE.test(text) ? /^# Imported from (.*)$/m.exec(text)?.[1] : undefined;
