import '@/scripts/load-env';
import { buildSite } from '@/scripts/gate/build-site';
import { runInOrder } from '@/scripts/gate/steps';

// Prepares and builds the site in this folder, and checks its pages.

const built = await buildSite();
// The checks read the content, which a fresh clone has only by now.
const outcomes = built ? await runInOrder((await import('@/scripts/gate/page-checks')).pageChecks) : [];
if (!built || outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
