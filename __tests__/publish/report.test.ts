/** @jest-environment node */
import { expectReport, testCases, testTables } from '@/__tests__/cases';
import { tempFolder } from '@/__tests__/temp-folder';
import { readDataFiles } from '@/scripts/publish/data-files';
import { findUnfinished } from '@/scripts/publish/findings';
import { advice, formatReport } from '@/scripts/publish/report';
import { checkSiteAddress } from '@/scripts/publish/site-address';

type Case = { files: Record<string, string>; address?: string; report: string };

const PUBLIC = 'https://www.my-kitchen.org';

/** Report of the project in the working directory. */
async function report(address: string): Promise<string> {
  const files = readDataFiles();
  const { findings, origin } = await checkSiteAddress(address);
  return formatReport({
    findings: [...findUnfinished(files), ...findings],
    problems: files.flatMap(({ problems }) => problems),
    advice: advice(files, origin, '2026-11-28'),
  });
}

const home = process.cwd();
afterEach(() => process.chdir(home));

testCases<Case>(
  '__tests__/publish/cases',
  ['files', 'address', 'report'],
  async ({ files, address = PUBLIC }, file) => {
    process.chdir(tempFolder(files));
    const text = await report(address);
    process.chdir(home);
    expectReport(file, text);
  },
);

testTables('__tests__/publish/tables', {
  'site-addresses': async (value: string) => {
    const { findings, origin } = await checkSiteAddress(value);
    return findings.length > 0 ? { asked: findings.map(({ found }) => found).join() } : origin;
  },
});
