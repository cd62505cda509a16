import '@/scripts/load-env';
import { readFileSync } from 'node:fs';
import { redirects } from '@/lib/content/redirects';
import { site } from '@/lib/content/site';
import { OUT } from '@/scripts/export';
import { compressFiles } from './compress';
import { addContentPolicies } from './content-policy';
import { FRAME_POLICY } from './headers';
import { writeHostFiles } from './hosts';
import { removeMissingPages } from './missing-pages';
import { writeRedirectPages } from './redirects';
import { moveRouterData } from './router-data';
import { writeServiceWorker } from './service-worker';

// What follows the export: pages that are switched off go, the router's data leaves the others, which get their content
// policy, and the site its worker. Then what hosts need: redirects, headers, and text that is compressed already.

for (const path of removeMissingPages(OUT)) console.log(`left out: ${path}`);
moveRouterData(OUT);
const pages = addContentPolicies(OUT);
const size = writeServiceWorker(OUT, readFileSync('.next/BUILD_ID', 'utf8'));
writeRedirectPages(OUT, redirects ?? [], site.language);
writeHostFiles(OUT, redirects ?? [], FRAME_POLICY);
// Hosts that compress by themselves need no copies of ours, and some count files.
const compressed = process.env.PRECOMPRESS === 'no' ? 0 : await compressFiles(OUT);
console.log(
  `The site is built in out/: content policies in ${pages} pages, sw.js with ${Math.round(size / 1024)} KB, ${compressed} files compressed.`,
);
