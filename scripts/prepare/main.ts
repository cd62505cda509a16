import '@/scripts/load-env';
import { formatProblems } from '@/lib/content/problem';
import { formatScheduled } from '@/scripts/scheduled';
import { prepare } from './prepare';

try {
  // Imported inside `try`, since the module throws for an invalid SITE_URL.
  await import('@/lib/content/site-url');
  const { problems, drafts, scheduled, untranslated, translations } = await prepare({
    withDrafts: process.argv.includes('--drafts'),
  });
  for (const { file } of drafts) console.info(`draft left out: ${file}`);
  if (scheduled.length > 0) console.info(formatScheduled(scheduled));
  if (untranslated !== '') console.info(untranslated);
  for (const line of translations) console.info(line);
  if (problems.length > 0) throw new Error(`\n${formatProblems(problems)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
