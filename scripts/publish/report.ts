import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { formatPlace, formatProblems, type Problem } from '@/lib/content/problem';
import type { YamlFile } from '@/lib/content/read/yaml';
import { counted } from '@/lib/text/words';
import type { Finding } from './findings';

/** So many names are listed of a group; the rest are counted. */
const MOST_NAMED = 6;

/** A line for each folder with things that came with the site: yours to keep, or to replace. */
export function describeSamples(groups: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(groups).flatMap(([folder, files]) => {
    if (files.length === 0) return [];
    const names = files.slice(0, MOST_NAMED).map((file) => basename(file).replace(/\.[a-z]+$/, ''));
    const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
    const count = counted(files.length, folder.replace(/s$/, ''), folder);
    return [`${count} in data/${folder}: ${names.join(', ')}${more}`];
  });
}

const SITEMAP = 'out/sitemap.xml';

/**
 * What may stay as it is, and is worth a look all the same: one sentence each.
 *
 * @param origin the address to publish at, if it is a good one: `https://www.my-kitchen.org`
 */
export function advice(files: readonly YamlFile[], origin: string | undefined): string[] {
  const lines: string[] = [];
  const site = files.find(({ file }) => file === 'data/site.yaml');
  if (site && Object(site.value).newsletterEndpoint === null)
    lines.push(
      'Sign-ups open the visitor’s mail program. With the form address of a newsletter service in newsletterEndpoint (data/site.yaml) they go there.',
    );
  const drafts = files.filter(({ status }) => status === 'draft').map(({ file }) => file);
  if (drafts.length > 0)
    lines.push(`${counted(drafts.length, 'draft', 'drafts')} will not be published: ${drafts.join(', ')}.`);
  const open = files.filter(({ file, status }) => file.startsWith('data/restaurants/') && status !== 'draft');
  const unconfirmed = open.filter(({ value }) => Object(value).hoursCheckedOn === undefined).length;
  if (unconfirmed > 0)
    lines.push(
      `${unconfirmed} of ${counted(open.length, 'restaurant', 'restaurants')} say that their hours are not confirmed, until they have hours and hoursCheckedOn.`,
    );
  if (origin?.startsWith('http://'))
    lines.push('SITE_URL begins with http://. Reading offline and installing need https://.');
  if (origin && existsSync(SITEMAP) && !readFileSync(SITEMAP, 'utf8').includes(`<loc>${origin}/`))
    lines.push(`out/ was built for another address. Build it anew: SITE_URL=${origin} npm run build`);
  return lines;
}

/** Folders of which every file is one thing of a kind; what they say alike is listed together. */
const COLLECTIONS = ['data/recipes', 'data/restaurants'];

const HOW = `Put your own in its place, or take it out. Where the starter's value is right as it stands, name its file in
data/confirmed.yaml, a line each: "- data/restaurants/my-place.yaml", or a folder. Then run npm run publish:check again.`;

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

function formatGroup(group: readonly Finding[]): string {
  const [first] = group;
  if (!first) return '';
  const { file, field, found, put } = first;
  if (group.length === 1)
    return [
      formatPlace(first),
      ...(field ? [`  field  ${field}`] : []),
      `  found  ${found}`,
      `  put    ${put}`,
    ].join('\n');
  const where = group.every((other) => other.file === file) ? file : `${dirname(file)}/`;
  const places = Math.max(...group.map((each) => formatPlace(each).length));
  const fields = Math.max(...group.map((each) => each.field.length));
  const rows = group.map(
    (each) => `${formatPlace(each).padEnd(places)}  ${each.field.padEnd(fields)}  ${each.found}`,
  );
  return [
    `${where}, ${group.length} times`,
    `  put    ${put}`,
    ...rows.map((row, index) => `  ${index === 0 ? 'found' : '     '}  ${row}`),
  ].join('\n');
}

type Report = {
  findings: readonly Finding[];
  /** What is wrong with files that cannot be read. */
  problems: readonly Problem[];
  /** What came with the site and may stay, a line for each kind. */
  samples: readonly string[];
  advice: readonly string[];
};

const listed = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

/** Everything that is left to do before publishing, ready to print, in the order in which to do it. */
export function formatReport({ findings, problems, samples, advice }: Report): string {
  const count = findings.length;
  const parts: string[] = [];
  if (problems.length > 0) parts.push(formatProblems(problems));
  if (count > 0)
    parts.push(
      `${counted(count, 'thing', 'things')} to replace before publishing, in this order`,
      ...grouped(findings).map(formatGroup),
    );
  if (samples.length > 0)
    parts.push(
      listed('Came with the site; yours to keep under its licence, or to replace', [
        ...samples,
        'npm run new site takes them away all at once.',
      ]),
    );
  if (advice.length > 0) parts.push(listed('Worth a look; the site can be published without it', advice));
  if (count > 0) parts.push(HOW, `${counted(count, 'thing is', 'things are')} left.`);
  else if (problems.length === 0)
    parts.push('Nothing is left to replace. Build with the same SITE_URL, and out/ is yours to publish.');
  return parts.join('\n\n');
}
