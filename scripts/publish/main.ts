import '@/scripts/load-env';
import { filesUnderData, isConfirmed, readDataFiles } from './data-files';
import { findUnfinished } from './findings';
import { advice, describeSamples, formatReport } from './report';
import { checkSiteAddress } from './site-address';
import { readStarter, starterFiles } from './starter';

const files = readDataFiles();
const starter = readStarter();
const confirmed = isConfirmed();
const address = await checkSiteAddress(process.env.SITE_URL);

const unconfirmed = findUnfinished(files, starter).filter(({ file }) => !confirmed(file));
const findings = [...unconfirmed, ...address.findings];
const problems = files.flatMap((file) => file.problems);
const pictures = filesUnderData(/^data\/pictures\/[^/]+$/).sort();
const samples = Object.entries(starterFiles(files, pictures, starter)).map(
  ([folder, names]) => [folder, names.filter((file) => !confirmed(file))] as const,
);
const report = {
  findings,
  problems,
  samples: describeSamples(Object.fromEntries(samples)),
  advice: advice(files, address.origin),
};
console.log(`\n${formatReport(report)}\n`);
if (findings.length > 0 || problems.length > 0) process.exitCode = 1;
