import '@/scripts/load-env';
import { readFileSync } from 'node:fs';
import { site } from '@/lib/content/site';
import { OUT } from '@/scripts/export';
import { addContentPolicy, contentPolicy } from './content-policy';
import { writeFirstScript } from './first-script';
import { removeMissingPages } from './missing-pages';
import { moveRouterData } from './router-data';
import { writeServiceWorker } from './service-worker';

// What follows the export: pages that are switched off go, the router's data leaves the others, which get their first
// script and the content policy, and the site its worker.

for (const path of removeMissingPages(OUT)) console.log(`left out: ${path}`);
moveRouterData(OUT);
const firstScript = `/${writeFirstScript(OUT, site.allowedHosts?.script ?? [])}`;
const pages = addContentPolicy(OUT, contentPolicy(), firstScript);
const size = writeServiceWorker(OUT, readFileSync('.next/BUILD_ID', 'utf8'));
console.log(
  `The site is built in out/: the content policy in ${pages} pages, sw.js with ${Math.round(size / 1024)} KB.`,
);
