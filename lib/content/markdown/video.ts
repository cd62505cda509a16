/** Video of a provider that a page can play. `short` is upright. */
export type LinkedVideo = { provider: 'youtube' | 'short'; video: string };

const HOSTS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com'];
const ID = /^[\w-]{11}$/;

/** Id of the video at an address, valid or not; undefined for an address of something else. */
function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (!HOSTS.includes(host)) return undefined;
  if (host === 'youtu.be') return pathname.slice(1);
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return /^\/(?:shorts|embed|live|v)\/([^/]*)/.exec(pathname)?.[1];
}

/** Video at an address; `invalid` for the address of a video without a valid id, undefined for every other one. */
export function videoAt(address: string): LinkedVideo | 'invalid' | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const video = videoId(url);
  if (video === undefined) return undefined;
  if (!ID.test(video)) return 'invalid';
  return { provider: url.pathname.startsWith('/shorts/') ? 'short' : 'youtube', video };
}
