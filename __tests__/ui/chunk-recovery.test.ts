import { isChunkError, recoverFromChunkError, reloadOnce, watchChunkErrors } from '@/lib/ui/chunk-recovery';

const stale = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
const MINUTE = 60_000;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Number of reloads when the page breaks at these minutes. */
function reloadsAt(...minutes: number[]): number {
  const reload = jest.fn();
  for (const minute of minutes) {
    jest.spyOn(Date, 'now').mockReturnValue(minute * MINUTE);
    reloadOnce(reload);
  }
  return reload.mock.calls.length;
}

describe('isChunkError', () => {
  it('is true for a chunk that failed to load alone', () => {
    const others = [new TypeError('x is not a function'), null, undefined, 'Loading chunk', 7, {}];
    expect([stale, ...others].map(isChunkError)).toEqual([true, ...others.map(() => false)]);
  });
});

describe('reloadOnce', () => {
  it.each([
    ['once within five minutes', '', [10, 10, 14], 1],
    ['again after five minutes', '', [10, 16], 2],
    ['with garbage in storage', 'soon', [10], 1],
  ])('reloads %s', (_, stored, minutes, reloads) => {
    if (stored) sessionStorage.setItem('rtr:chunk-reload', stored);
    expect(reloadsAt(...minutes)).toBe(reloads);
  });

  const setItem = () => jest.spyOn(Storage.prototype, 'setItem');
  it.each([
    [
      'storage is blocked',
      20,
      () =>
        setItem().mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
    ['storage keeps nothing', 30, () => setItem().mockImplementation(() => {})],
    ['the visitor is offline', 40, () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('does not reload when %s', (_, minute, prevent) => {
    prevent();
    expect(reloadsAt(minute)).toBe(0);
  });
});

describe('recoverFromChunkError', () => {
  it('ignores other errors', () => {
    expect(recoverFromChunkError(new Error('no'))).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('watchChunkErrors', () => {
  it('reports a file that is no script to those waiting for it, and no other error in it', () => {
    const script = document.body.appendChild(document.createElement('script'));
    script.type = 'text/plain';
    script.src = '/_next/static/chunks/a.js';
    let failures = 0;
    script.addEventListener('error', () => {
      failures += 1;
    });
    const stop = watchChunkErrors();
    const report = (error: Error) =>
      window.dispatchEvent(new ErrorEvent('error', { error, filename: script.src }));
    report(new TypeError('x is not a function'));
    expect(failures).toBe(0);
    report(new SyntaxError("Unexpected token '<'"));
    expect(failures).toBe(1);
    stop();
    script.remove();
  });

  it('ends when it is stopped', () => {
    watchChunkErrors()();
    window.dispatchEvent(new ErrorEvent('error', { error: stale }));
    expect(sessionStorage).toHaveLength(0);
  });
});
