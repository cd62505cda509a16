import { execFileSync } from 'node:child_process';
import type { Phone } from './phone';

/** Medians or values of one visit by the heading of their column. */
export type Measures = Record<string, number>;

export const BLOCKING = 'blocking, ms';

/** Recordings of one visit that are tried: a busy machine can break one off. */
const MOST_TRIES = 3;

type Report = {
  audits: Record<string, { numericValue: number; details: { items: Request[] } }> & {
    'mainthread-work-breakdown': { details: { items: { groupLabel: string; duration: number }[] } };
  };
  categories: Record<string, { score: number }>;
  runtimeError?: { message: string };
};
type Request = { resourceType: string; transferSize: number };

/** The report of one recording, as a phone on a slow network. Throws if Lighthouse could not read it. */
function record(url: string, { browser, slowdown }: Phone): Report {
  const flags = '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors';
  const processor = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  const output = execFileSync('npx', ['lighthouse', url, '--quiet', '--output=json', processor, flags], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 100e6,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const report = JSON.parse(output.toString()) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** Measures of one visit, and the time that its main thread spent by cause, in ms of the slowed processor. */
export type Visit = { measures: Measures; causes: Measures };

/** One visit by Lighthouse. Scores are from 0 to 100. Throws after three recordings that could not be read. */
export function visit(url: string, phone: Phone, triesLeft = MOST_TRIES): Visit {
  let report: Report;
  try {
    report = record(url, phone);
  } catch (error) {
    if (triesLeft > 1) return visit(url, phone, triesLeft - 1);
    throw new Error(`Lighthouse could not read ${MOST_TRIES} recordings of ${url}`, { cause: error });
  }
  const { audits, categories } = report;
  const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string): number => (categories[category]?.score ?? Number.NaN) * 100;
  const requests = audits['network-requests']?.details.items ?? [];
  const bytesOf = (type: string) =>
    requests.reduce((sum, each) => sum + (each.resourceType === type ? each.transferSize : 0), 0);
  const measures = {
    'first paint, s': numberOf('first-contentful-paint') / 1000,
    'largest paint, s': numberOf('largest-contentful-paint') / 1000,
    [BLOCKING]: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    performance: scoreOf('performance'),
    'other scores': Math.min(scoreOf('accessibility'), scoreOf('best-practices'), scoreOf('seo')),
    'page, KB': bytesOf('Document') / 1000,
    'scripts, KB': bytesOf('Script') / 1000,
  };
  const work = audits['mainthread-work-breakdown'].details.items;
  return { measures, causes: Object.fromEntries(work.map((item) => [item.groupLabel, item.duration])) };
}
