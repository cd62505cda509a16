import '@/scripts/load-env';
import { readFileSync } from 'node:fs';
import { OUT } from '@/scripts/export';
import { addContentPolicies } from './content-policy';
import { removeMissingPages } from './missing-pages';
import { moveRouterData } from './router-data';
import { writeServiceWorker } from './service-worker';

// What follows the export: pages that are switched off go, the router's data leaves the others, which get their content
// policy, and the site its worker.

for (const path of removeMissingPages(OUT)) console.log(`left out: ${path}`);
moveRouterData(OUT);
const pages = addContentPolicies(OUT);
const size = writeServiceWorker(OUT, readFileSync('.next/BUILD_ID', 'utf8'));
console.log(
  `The site is built in out/: content policies in ${pages} pages, sw.js with ${Math.round(size / 1024)} KB.`,
);
