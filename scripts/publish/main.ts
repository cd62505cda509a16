import '@/scripts/load-env';
import { readFiles } from '@/lib/content/read/files';
import { lostAddressProblems } from '@/lib/content/read/released';
import { readDataFiles } from './data-files';
import { findUnfinished } from './findings';
import { recordAddresses } from './released';
import { advice, formatReport } from './report';
import { checkSiteAddress } from './site-address';

const files = readDataFiles();
const content = readFiles(process.cwd());
const address = await checkSiteAddress(process.env.SITE_URL);
const findings = [...findUnfinished(files), ...address.findings];
const problems = [...files.flatMap((file) => file.problems), ...lostAddressProblems(content)];
console.log(`\n${formatReport({ findings, problems, advice: advice(files, address.origin) })}\n`);
if (findings.length > 0 || problems.length > 0) process.exitCode = 1;
else console.log(`${await recordAddresses(content)}\n`);
