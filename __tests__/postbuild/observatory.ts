/** Sources that are too wide for scripts and styles. */
const BROAD = /^(?:\*|https?:|ftp:|data:|'unsafe-inline')$/;

/**
 * Points of the HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js) for the headers of a page,
 * their names in lower case, that is served over https, sets no cookie and loads all scripts from its own host. A site
 * has A+ from 100 up. Rewards count only where 90 are reached without them.
 */
export function observatoryScore(headers: ReadonlyMap<string, string>): number {
  const parts = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  const policy = new Map(parts.map(([name = '', ...sources]) => [name, sources]));
  const isIn = (names: string, name: string) =>
    names.split(' ').includes((headers.get(name) ?? '').toLowerCase());
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];

  const changes: number[] = [];
  if (!headers.has('content-security-policy')) changes.push(-25);
  else if (sourcesOf('script-src').some((source) => BROAD.test(source))) changes.push(-20);
  else if (sourcesOf('object-src').includes('*')) changes.push(-20);
  else if (sourcesOf('script-src').concat(sourcesOf('style-src')).includes("'unsafe-eval'"))
    changes.push(-10);
  else if (!sourcesOf('style-src').some((source) => BROAD.test(source)))
    changes.push(policy.get('default-src')?.join() === "'none'" ? 10 : 5);

  const [, age = '0'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (!headers.has('strict-transport-security')) changes.push(-20);
  else if (Number(age) < 15_768_000) changes.push(-10);

  if (isIn('no-referrer same-origin strict-origin strict-origin-when-cross-origin', 'referrer-policy'))
    changes.push(5);
  else if (headers.has('referrer-policy')) changes.push(-5);

  if (!isIn('nosniff', 'x-content-type-options')) changes.push(-5);
  if (policy.get('frame-ancestors')?.every((source) => !BROAD.test(source))) changes.push(5);
  else if (!isIn('deny sameorigin', 'x-frame-options')) changes.push(-20);

  if (isIn('same-origin same-site', 'cross-origin-resource-policy')) changes.push(10);

  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const withoutRewards = 100 + sum(changes.filter((change) => change < 0));
  return withoutRewards >= 90 ? withoutRewards + sum(changes.filter((change) => change > 0)) : withoutRewards;
}
