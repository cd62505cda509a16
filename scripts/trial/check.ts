import '@/scripts/load-env';
import { buildSite } from '@/scripts/gate/build-site';
import { pageChecks } from '@/scripts/gate/page-checks';
import { runInOrder } from '@/scripts/gate/steps';

// Prepares and builds the site in this folder, and checks its pages.

const built = await buildSite();
const outcomes = built ? await runInOrder(pageChecks) : [];
if (!built || outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
