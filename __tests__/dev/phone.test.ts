import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import decodeQR from 'qr/decode.js';
import { readOptions } from '@/scripts/dev/options';
import { freePort, networkHost, phoneLines, portIn } from '@/scripts/dev/phone';

const at = (address: string, change: Partial<NetworkInterfaceInfo> = {}) =>
  [{ address, family: 'IPv4', internal: false, ...change }] as NetworkInterfaceInfo[];

describe('networkHost', () => {
  it('is the address in the local network, not one of this computer alone, of a container or of IPv6', () => {
    const host = networkHost({
      lo: at('127.0.0.1', { internal: true }),
      docker0: at('172.17.0.1'),
      eth0: [...at('fe80::1', { family: 'IPv6' }), ...at('169.254.8.1')],
      wlan0: at('192.168.1.20'),
    });
    expect(host).toBe('192.168.1.20');
  });

  it('is undefined without a network', () => {
    expect(networkHost({ lo: at('127.0.0.1', { internal: true }) })).toBeUndefined();
  });
});

it.each([
  [['-p', '3100'], 3100],
  [['--turbo', '--port', '3100'], 3100],
  [['--port=3100'], 3100],
  [['--turbo'], undefined],
])('portIn finds the port of next dev in %j', (args, port) => {
  expect(portIn(args)).toBe(port);
});

it('freePort leaves out a port that is taken', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  server.close();
});

describe('phoneLines', () => {
  const ADDRESS = 'http://192.168.1.20:3000/';

  it('are the address alone where there is no terminal', () => {
    expect(phoneLines(ADDRESS, false)).toBe('On a phone in the same network: http://192.168.1.20:3000/');
  });

  it('have a code that a camera reads as the address, dark on light in any terminal', () => {
    const [, ...rows] = phoneLines(ADDRESS, true).split('\n');
    const [before, after] = ['\u001b[97;40m', '\u001b[0m'];
    expect(rows.filter((row) => !row.startsWith(before) || !row.endsWith(after))).toEqual([]);
    const code = rows.map((row) => row.slice(before.length, -after.length));
    // Two squares above each other in a character, four pixels wide: the blocks are white.
    const pixels = code.flatMap((row) => {
      const upper = [...row].map((sign) => sign === '█' || sign === '▀');
      const lower = [...row].map((sign) => sign === '█' || sign === '▄');
      return [upper, lower].flatMap((line) => Array(4).fill(line.flatMap((light) => Array(4).fill(light))));
    }) as boolean[][];
    const width = pixels[0]?.length ?? 0;
    const data = Uint8Array.from(pixels.flat().flatMap((light) => [...Array(3).fill(light ? 255 : 0), 255]));
    expect(decodeQR({ width, height: pixels.length, data })).toBe(ADDRESS);
  });
});

it.each([
  [['--port', '3001'], { values: {}, rest: ['--port', '3001'] }],
  [['--language', 'ko', '--port', '3001'], { values: { language: 'ko' }, rest: ['--port', '3001'] }],
])('readOptions takes the language from %j and leaves the rest to next dev', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});
