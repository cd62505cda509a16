import '@/scripts/load-env';
import { readDataFiles } from './data-files';
import { findUnfinished } from './findings';
import { advice, formatReport } from './report';
import { checkSiteAddress } from './site-address';

const files = readDataFiles();
const address = await checkSiteAddress(process.env.SITE_URL);
const findings = [...findUnfinished(files), ...address.findings];
const problems = files.flatMap((file) => file.problems);
console.log(`\n${formatReport({ findings, problems, advice: advice(files, address.origin) })}\n`);
if (findings.length > 0 || problems.length > 0) process.exitCode = 1;
