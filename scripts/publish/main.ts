import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markSamples } from '@/lib/content/schema/sample';
import { advice } from './advice';
import { readDataFiles } from './data-files';
import { findUnfinished } from './findings';
import { formatReport } from './report';
import { checkSiteAddress } from './site-address';

// Before any data file is loaded, so all of them are loaded by name, further down.
const marks = markSamples();
const { read, unread } = await readDataFiles((file) => import(pathToFileURL(resolve(file)).href));
const address = await checkSiteAddress(process.env.SITE_URL);
const findings = [...findUnfinished(read, marks), ...address.findings];

console.log(`\n${formatReport({ findings, unread, advice: advice(read, address.origin) })}\n`);
if (findings.length > 0 || unread.length > 0) process.exitCode = 1;
