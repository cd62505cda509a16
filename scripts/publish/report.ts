import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildDay } from '@/lib/content/build-day';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { untranslatedAdvice } from '@/lib/content/messages';
import { formatLocation, formatProblems, type Problem } from '@/lib/content/problem';
import { SOURCES } from '@/lib/content/sources';
import { counted } from '@/lib/text/words';
import { checkedAdvice } from './checked';
import type { DataFile } from './data-files';
import type { Finding } from './findings';
import { pictureAdvice } from './pictures';

const SITEMAP = 'out/sitemap.xml';

/** True for a page with a section `contactForm`. Its fields are not checked yet. */
function hasContactForm({ file, value }: DataFile): boolean {
  const { sections } = Object(value);
  if (!file.startsWith('data/pages/') || !Array.isArray(sections)) return false;
  return sections.some((section) => Object(section).type === 'contactForm');
}

/**
 * Optional advice, one sentence each.
 *
 * @param origin valid public address: `https://www.my-kitchen.org`
 * @param today YYYY-MM-DD
 */
export function advice(files: readonly DataFile[], origin: string | undefined, today = buildDay()): string[] {
  const lines: string[] = [];
  const site = files.find(({ file }) => file === 'data/site.yaml');
  const { contactEmail, contactForm, newsletter } = Object(site?.value);
  if (contactEmail && !newsletter)
    lines.push(
      'Sign-ups open the visitor’s email app. With a newsletter service as newsletter (data/site.yaml) they go there.',
    );
  if (contactEmail && !contactForm && files.some(hasContactForm))
    lines.push(
      'The contact form opens the visitor’s email app. With a form service as contactForm (data/site.yaml) messages go there.',
    );
  const words = files.find(({ file }) => withoutYamlEnding(file) === withoutYamlEnding(SOURCES.words.file));
  const { language } = Object(site?.value);
  const untranslated = typeof language === 'string' ? untranslatedAdvice(Object(words?.value), language) : '';
  if (untranslated !== '') lines.push(untranslated);
  const drafts = files.filter(({ status }) => status === 'draft').map(({ file }) => file);
  if (drafts.length > 0)
    lines.push(`${counted(drafts.length, 'draft', 'drafts')} will not be published: ${drafts.join(', ')}.`);
  const open = files.filter(({ file, status }) => file.startsWith('data/restaurants/') && status !== 'draft');
  const unknown = open.filter(({ value }) => Object(value).hours === undefined).length;
  if (unknown > 0)
    lines.push(
      `${unknown} of ${counted(open.length, 'restaurant', 'restaurants')} say that their hours are not confirmed, until they have hours and checkedOn.`,
    );
  lines.push(...checkedAdvice(files, today), ...pictureAdvice(files));
  if (origin?.startsWith('http://'))
    lines.push('SITE_URL begins with http://. Reading offline and installing need https://.');
  if (origin && existsSync(SITEMAP) && !readFileSync(SITEMAP, 'utf8').includes(`<loc>${origin}/`))
    lines.push(`out/ was built for another address. Build it anew: SITE_URL=${origin} npm run build`);
  return lines;
}

const HOW =
  'Put your own in its place and delete the comment "# replace: …", or the comment alone to keep the value. Then run npm run publish:check again.';

/** Findings of a file or folder with the same advice, at the position of the first. */
function grouped(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([dirname(finding.file), finding.put]);
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
      formatLocation(first),
      ...(field ? [`  field  ${field}`] : []),
      `  found  ${found}`,
      `  put    ${put}`,
    ].join('\n');
  const where = group.every((other) => other.file === file) ? file : `${dirname(file)}/`;
  const places = Math.max(...group.map((each) => formatLocation(each).length));
  const fields = Math.max(...group.map((each) => each.field.length));
  const rows = group.map(
    (each) => `${formatLocation(each).padEnd(places)}  ${each.field.padEnd(fields)}  ${each.found}`,
  );
  return [
    `${where}, ${group.length} times`,
    `  put    ${put}`,
    ...rows.map((row, index) => `  ${index === 0 ? 'found' : '     '}  ${row}`),
  ].join('\n');
}

type Report = {
  findings: readonly Finding[];
  /** Problems of files that cannot be parsed. */
  problems: readonly Problem[];
  advice: readonly string[];
};

const listed = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

/** Report of everything to do before publishing, in that order. */
export function formatReport({ findings, problems, advice }: Report): string {
  const count = findings.length;
  const parts: string[] = [];
  if (problems.length > 0) parts.push(formatProblems(problems));
  if (count > 0)
    parts.push(
      `${counted(count, 'thing', 'things')} to replace before publishing, in this order`,
      ...grouped(findings).map(formatGroup),
    );
  if (advice.length > 0) parts.push(listed('Worth a look; the site can be published without it', advice));
  if (count > 0) parts.push(HOW, `${counted(count, 'thing is', 'things are')} left.`);
  else if (problems.length === 0)
    parts.push('Nothing is left to replace. Build with the same SITE_URL, and out/ is yours to publish.');
  return parts.join('\n\n');
}
