import { dirname } from 'node:path';
import { formatProblems, type Problem } from '@/lib/content/problem';
import { counted } from '@/lib/text/words';
import type { Finding } from './findings';

/** Folders of which every file is one thing of a kind; what they say alike is listed together. */
const COLLECTIONS = ['data/recipes', 'data/restaurants'];

const HOW = `Put your own in its place, or take it out. Where the starter's value is right as it stands, name its file in
data/confirmed.yaml, a line each: "- data/restaurants/my-place.yaml", or a folder. Then run npm run publish:check again.`;

/** A file with line and column, so that an editor can open it at the place. */
const placeOf = ({ file, position }: Finding) =>
  position ? `${file}:${position.line}:${position.column}` : file;

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
    const lines = [placeOf(first), `  field  ${field}`, `  found  ${found}`, `  put    ${put}`];
    return lines.filter((line) => line !== '  field  ').join('\n');
  }
  const isOneFile = group.every((other) => other.file === file);
  const rows = group.map((other) => [placeOf(other), other.field, other.found]);
  return [
    `${isOneFile ? file : `${dirname(file)}/`}, ${group.length} times`,
    `  put    ${put}`,
    ...columns(rows).map((row, index) => `  ${index === 0 ? 'found' : '     '}  ${row}`),
  ].join('\n');
}

export type Report = {
  findings: readonly Finding[];
  /** What is wrong with files that cannot be read. */
  problems: readonly Problem[];
  /** What came with the site and may stay, a line for each kind. */
  samples: readonly string[];
  advice: readonly string[];
};

/** Everything that is left to do before publishing, ready to print, in the order in which to do it. */
export function formatReport({ findings, problems, samples, advice }: Report): string {
  const count = findings.length;
  const parts: string[] = [];
  if (problems.length > 0) parts.push(formatProblems(problems));
  if (count > 0) {
    parts.push(
      `${counted(count, 'thing', 'things')} to replace before publishing, in this order`,
      ...grouped(findings).map(formatGroup),
    );
  }
  if (samples.length > 0) {
    parts.push(
      [
        'Came with the site; yours to keep under its licence, or to replace',
        ...samples.map((line) => `  ${line}`),
        '  npm run new site takes them away all at once.',
      ].join('\n'),
    );
  }
  if (advice.length > 0) {
    parts.push(
      ['Worth a look; the site can be published without it', ...advice.map((line) => `  ${line}`)].join('\n'),
    );
  }
  if (count > 0) parts.push(HOW, `${counted(count, 'thing is', 'things are')} left.`);
  else if (problems.length === 0)
    parts.push('Nothing is left to replace. Build with the same SITE_URL, and out/ is yours to publish.');
  return parts.join('\n\n');
}
