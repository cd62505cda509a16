import { readArguments, runCommand, UsageError } from '@/scripts/command';
import { writeAtomic } from '@/scripts/files';
import { summary } from './outcome';
import { writeRedirects } from './redirects';
import { reportPage } from './report-page';
import { importRecipes } from './run';

const USAGE = `npm run import -- ~/export/*.html ~/export/my.paprikarecipes
npm run import -- ~/blog.wordpress.xml
npm run import -- ~/export --dry
npm run import -- ~/export --only kimchi-stew --again
npm run import -- ~/export --redirects`;

const REPORT = 'import-report.html';

await runCommand(async () => {
  const options = {
    dry: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    redirects: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readArguments(options, USAGE);
  if (positionals.length === 0) throw new UsageError(`Which files or folders? Try:\n${USAGE}`);
  const isTerminal = process.stderr.isTTY;
  const { outcomes, moves, blogMoves, paths, categories } = await importRecipes({
    paths: positionals,
    isDry: values.dry,
    isAgain: values.again,
    ...(values.only && { only: values.only }),
    onProgress: (done, all) => {
      if (isTerminal) process.stderr.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`);
    },
  });
  await writeAtomic(REPORT, reportPage(outcomes, { isDry: values.dry, categories }));
  // The addresses of a saved page may be those of another site; a blog that is exported is the owner's own.
  const moved = values.redirects ? [...moves, ...blogMoves] : blogMoves;
  if (values.redirects || moved.length > 0)
    console.log((await writeRedirects(moved, values.dry, paths)).join('\n'));
  console.log(summary(outcomes, { isDry: values.dry, report: REPORT }));
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
});
