import { basename, dirname } from 'node:path';
import { counted } from '@/lib/text/words';
import type { UnreadFile } from './data-files';
import type { Finding } from './findings';

/** Folders of which every file is one thing of a kind; what they say alike is listed together. */
const COLLECTIONS = ['data/recipes', 'data/restaurants'];

const HOW = `Put your own value in the place of the whole sample(…) call. Where the value is right as it stands, keep it
and take sample(…) away from around it. Then run npm run publish:check again.`;

/** Findings that say the same of one file or of one collection, at the place of the first of them. */
function grouped(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const folder = dirname(finding.file);
    const key = JSON.stringify([COLLECTIONS.includes(folder) ? folder : finding.file, finding.put]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function formatGroup(group: readonly Finding[]): string {
  const [first] = group;
  if (!first) return '';
  const { file, field, found, put } = first;
  if (group.length === 1) {
    const lines = [file, `  field  ${field}`, `  found  ${found}`, `  put    ${put}`];
    return lines.filter((line) => line !== '  field  ').join('\n');
  }
  const isOneFile = group.every((other) => other.file === file);
  const rows = group.map((other) => [...(isOneFile ? [] : [basename(other.file)]), other.field, other.found]);
  return [
    `${isOneFile ? file : `${dirname(file)}/`}, ${group.length} times`,
    `  put    ${put}`,
    ...columns(rows).map((row, index) => `  ${index === 0 ? 'found' : '     '}  ${row}`),
  ].join('\n');
}

/** Files that break, each message once. They are read with marks in them, so that is said too. */
function formatUnread(unread: readonly UnreadFile[]): string {
  const messages = [...new Set(unread.map(({ message }) => message))];
  const blocks = messages.map((message) =>
    [
      ...unread.filter((entry) => entry.message === message).map(({ file }) => file),
      ...message.split('\n').map((line) => `  ${line}`.trimEnd()),
    ].join('\n'),
  );
  return [
    `${counted(unread.length, 'file', 'files')} of data cannot be read`,
    ...blocks,
    'This check reads them with a mark in the place of each sample value: a file that computes with one while it\nloads has to be given your own value first.',
  ].join('\n\n');
}

export type Report = {
  findings: readonly Finding[];
  unread: readonly UnreadFile[];
  advice: readonly string[];
};

/** Everything that is left to do before publishing, ready to print, in the order in which to do it. */
export function formatReport({ findings, unread, advice }: Report): string {
  const count = findings.length;
  const parts: string[] = [];
  if (unread.length > 0) parts.push(formatUnread(unread));
  if (count > 0) {
    parts.push(
      `${counted(count, 'thing', 'things')} to replace before publishing, in this order`,
      ...grouped(findings).map(formatGroup),
    );
  }
  if (advice.length > 0) {
    parts.push(
      ['Worth a look; the site can be published without it', ...advice.map((line) => `  ${line}`)].join('\n'),
    );
  }
  if (count > 0) parts.push(HOW, `${counted(count, 'thing is', 'things are')} left.`);
  else if (unread.length === 0)
    parts.push('Nothing is left to replace. Build with the same SITE_URL, and out/ is yours to publish.');
  return parts.join('\n\n');
}
