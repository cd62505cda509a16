/** Seconds since `start` (a `performance.now()` reading), as "0.8 s" or "1 min 04 s". */
export function elapsed(start: number, now = performance.now()): string {
  const seconds = (now - start) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Counts of a test runner's report. */
export type Counts = { passed: number; failed: number; skipped: number };

const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/**
 * Counts of Jest's `--json` report. A suite that could not run at all counts as one failure; a missing or
 * broken report counts as nothing.
 */
export function jestCounts(report: unknown): Counts {
  const data = (report ?? {}) as Record<string, unknown>;
  return {
    passed: count(data.numPassedTests),
    failed: count(data.numFailedTests) + count(data.numRuntimeErrorTestSuites),
    skipped: count(data.numPendingTests),
  };
}

/** Counts of Playwright's JSON report. A test that passed on a retry counts as failed: it is not reliable. */
export function playwrightCounts(report: unknown): Counts {
  const data = (report ?? {}) as { stats?: Record<string, unknown>; errors?: unknown[] };
  const stats = data.stats ?? {};
  return {
    passed: count(stats.expected),
    failed: count(stats.unexpected) + count(stats.flaky) + (data.errors?.length ?? 0),
    skipped: count(stats.skipped),
  };
}

/** The closing line of the gate. */
export function closingLine(all: Counts[]): string {
  const sum = (pick: (counts: Counts) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  return `${sum((c) => c.passed)} passed, ${sum((c) => c.failed)} failed`;
}

/** Rows as text columns: the first left aligned, the others right aligned. */
export function table(rows: string[][]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  const align = (cell: string, i: number) =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return rows.map((row) => `  ${row.map(align).join('  ').trimEnd()}`).join('\n');
}
