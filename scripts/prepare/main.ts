import { formatProblems } from '@/lib/content/checks/problem';
import { deriveContent } from '@/lib/content/read/derive';
import { readContent } from '@/lib/content/read/read-content';
import { travelProblems } from './check-travel';
import { prepareIcons } from './icons';
import { copyLogos } from './logos';
import { preparePictures } from './pictures';
import { recipeLeads } from './recipe-leads';
import { writeContent, writeSchemas } from './write-content';

try {
  // Loaded here, since a wrong address is refused as this is loaded: what is thrown then is for people to read.
  await import('@/lib/seo/site-url');
  await writeSchemas();
  const { content, problems, drafts, off } = readContent({ withDrafts: process.argv.includes('--drafts') });
  for (const { file } of drafts) console.info(`draft left out: ${file}`);
  const all = [...problems, ...travelProblems()];
  if (all.length > 0) throw new Error(`\n${formatProblems(all)}\n`);
  await writeContent(deriveContent(content, off));
  await copyLogos();
  await prepareIcons({ paper: content.theme.light.paper });
  await preparePictures({ leads: recipeLeads(content), paper: content.theme.light.paper });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
