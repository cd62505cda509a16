import { createServer } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import encodeQR from 'qr';

/** Networks of containers, virtual machines and tunnels, which no phone is in. */
const VIRTUAL = /^(br-|docker|veth|virbr|vmnet|vEthernet|tun|tap|utun|wg|tailscale)/i;

/** IPv4 address of this computer in its local network; undefined without a network. */
export function networkHost(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string | undefined {
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .find(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )?.address;
}

/** Number of the port in the arguments of `next dev`; undefined if they have none. */
export function portIn(args: readonly string[]): number | undefined {
  const given = args.map((arg, index) => {
    if (arg === '-p' || arg === '--port') return args[index + 1];
    return arg.startsWith('--port=') ? arg.slice('--port='.length) : undefined;
  });
  const port = given.find((each) => each !== undefined);
  return port === undefined ? undefined : Number(port);
}

/** True if nothing listens at a port of this computer. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** First free port of twenty; the first of all if none is free. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) if (await isFree(port)) return port;
  return first;
}

/**
 * Lines that lead a phone in the same network to the development server.
 *
 * @param hasCode true for a terminal, which shows the address as a QR code
 */
export function phoneLines(address: string, hasCode: boolean): string {
  const line = `On a phone in the same network: ${address}`;
  if (!hasCode) return line;
  // White on black, whatever the colours of the terminal are: cameras need dark squares on a light ground.
  const code = encodeQR(address, 'ascii').trimEnd().split('\n');
  return [line, ...code.map((row) => `\u001b[97;40m${row}\u001b[0m`)].join('\n');
}
