import '@/scripts/load-env';
import { readFileSync } from 'node:fs';
import { OUT } from '@/scripts/export';
import { addContentPolicies } from './content-policy';
import { removeMissingPages } from './missing-pages';
import { writeServiceWorker } from './service-worker';

// What follows the export: pages that are switched off go, the others get their content policy, the site its worker.

for (const path of removeMissingPages(OUT)) console.log(`left out: ${path}`);
const pages = addContentPolicies(OUT);
const size = writeServiceWorker(OUT, readFileSync('.next/BUILD_ID', 'utf8'));
console.log(
  `The site is built in out/: content policies in ${pages} pages, sw.js with ${Math.round(size / 1024)} KB.`,
);
