import '@/scripts/load-env';
import { guidePath } from '@/lib/content/guide';
import { languages, redirects, site } from '@/lib/content/server';
import { guidePage, travelPages } from '@/lib/guide/guide-pages';
import { guides } from '@/lib/guide/guides';
import { allRecipes } from '@/lib/recipe/all';
import { withBasePath } from '@/lib/text/base-path';
import { buildId } from '@/scripts/build-id';
import { OUT, PUBLIC } from '@/scripts/export';
import { writeFirstScript, writeRedirectScript, writeServiceWorker } from './browser-scripts';
import { addCompileHints } from './compile-hints';
import { compressFiles } from './compress';
import { contentPolicy } from './content-policy';
import { writeGuideFiles } from './guide-files';
import { writeHostFiles } from './hosts';
import { buildLanguage } from './languages';
import { removeMissingPages } from './missing-pages';
import { copyToNumbers, finishPages, removePrefetchFiles } from './pages';
import { publicCollisions } from './public-files';
import { oldQueries, writeRedirectPages } from './redirects';

/** Further languages that are built after the main one; none while one of them is built. */
const further = (languages?.all ?? []).filter(
  (language) => site.language === languages?.main && language !== languages.main,
);

// Steps after `next build`: refuse files of public/ that collide with generated ones; remove disabled pages; add content
// policy and first script to the others; add compile hints to scripts; list the files of each guide for offline use; write
// the service worker, redirect pages, host configuration and compressed copies; copy recipes to their numbers.

const collisions = publicCollisions(OUT);
if (collisions.length > 0) {
  const names = collisions.map((file) => `  ${PUBLIC}/${file}`).join('\n');
  throw new Error(
    `These files have the name of a file that the build writes. Rename or remove them:\n${names}`,
  );
}
for (const path of removeMissingPages(OUT)) console.log(`left out: ${path}`);
removePrefetchFiles(OUT);
const policy = contentPolicy();
const { names: oldParameters } = oldQueries(redirects ?? []);
const hosts = site.allowedHosts?.script ?? [];
const firstScript = withBasePath(`/${writeFirstScript(OUT, hosts, oldParameters, languages !== undefined)}`);
const pages = finishPages(OUT, policy, firstScript);
addCompileHints(OUT);
writeGuideFiles(
  OUT,
  guides.map((guide) => {
    const { path, title, metaTitle = title } = guidePage(guide);
    const parts = travelPages.filter((page) => page.path.startsWith(guidePath(guide.id, '')));
    return { id: guide.id, title: metaTitle, pages: [path, ...parts.map((page) => page.path)] };
  }),
);
const size = writeServiceWorker(OUT, buildId(), further);
writeRedirectPages(
  OUT,
  redirects ?? [],
  site.language,
  oldParameters.length > 0 ? withBasePath(`/${writeRedirectScript(OUT, oldParameters)}`) : undefined,
);
writeHostFiles(OUT, redirects ?? [], site.desk ? undefined : policy, further);
// Hosts that compress responses themselves need no copies, and some limit the number of files.
const compressed = process.env.PRECOMPRESS === 'no' ? 0 : await compressFiles(OUT);
// After the compression, which takes most of the time, so that the copies need none.
copyToNumbers(OUT, allRecipes());
console.log(
  `The site is built in out/: the content policy in ${pages} pages, sw.js with ${Math.round(size / 1024)} KB, ${compressed} files compressed.`,
);
for (const language of further) buildLanguage(language);
