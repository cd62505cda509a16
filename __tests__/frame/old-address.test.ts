import { leaveOldAddress } from '@/lib/frame/old-address';

const MOVED = { '/?p=12': '/stew/', '/site/blog?page_id=7': '/site/about/', '/國?p=1': '/soup/' };

/** Address that a page with an old one leads on to, and whether the file of new addresses was loaded. */
async function left(
  address: string,
  { otherwise, isOffline = false }: { otherwise?: string; isOffline?: boolean } = {},
) {
  const { pathname, search } = new URL(address, 'https://me.test');
  const replace = jest.fn();
  const load = jest.fn(async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return { json: async () => MOVED };
  });
  Object.assign(globalThis, { fetch: load });
  await leaveOldAddress(['p', 'page_id'], '/old-addresses.json', otherwise, {
    pathname,
    search,
    replace,
  } as unknown as Location);
  return { to: replace.mock.calls[0]?.[0], isLoaded: load.mock.calls.length > 0 };
}

describe('leaveOldAddress', () => {
  it.each([
    ['/?p=12', '/stew/'],
    ['/?utm_source=mail&p=12', '/stew/'],
    ['/site/blog/?page_id=7', '/site/about/'],
    ['/%E5%9C%8B/?p=1', '/soup/'],
    ['/?p=99', undefined],
    ['/other/?p=12', undefined],
  ])('leads from %s to %s', async (address, to) => {
    expect(await left(address)).toEqual({ to, isLoaded: true });
  });

  it('loads nothing for other parameters', async () => {
    expect(await left('/?q=stew')).toEqual({ to: undefined, isLoaded: false });
  });

  it('leads on from a path that is redirected, whatever its query, also offline', async () => {
    expect(await left('/blog/', { otherwise: '/posts/' })).toEqual({ to: '/posts/', isLoaded: false });
    expect(await left('/?p=99', { otherwise: '/posts/' })).toEqual({ to: '/posts/', isLoaded: true });
    const offline = { otherwise: '/posts/', isOffline: true };
    expect(await left('/?p=12', offline)).toEqual({ to: '/posts/', isLoaded: true });
  });

  it('stays at a page that is opened offline, and at a malformed address', async () => {
    expect(await left('/?p=12', { isOffline: true })).toEqual({ to: undefined, isLoaded: true });
    expect(await left('/%E0%A4%A?p=12')).toEqual({ to: undefined, isLoaded: true });
  });
});
