import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Engine, Key } from './browser';

/** As WebDriver writes keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C' };

const isRoot = process.getuid?.() === 0;

/** A screen that nobody sees. Returns its process and its name, such as ":99". */
async function startScreen(program: string): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, name: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** WebKit, driven by the WebDriver of its own: https://www.w3.org/TR/webdriver2/ */
async function start(
  [driver = '', xvfb = '']: readonly string[],
  { dark }: { dark: boolean },
): Promise<Browser> {
  const { screen, name } = await startScreen(xvfb);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      LANG: 'en_CA.UTF-8',
      // Its sandbox wants what a container often refuses.
      ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const send = async (method: string, command: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await pause(100);

  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  const session: Session = await send('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const post = (command: string, body: unknown = {}) =>
    send('POST', `/session/${session.sessionId}/${command}`, body);
  const act = (type: string, actions: unknown[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const strike = (keys: Iterable<string>) =>
    act(
      'key',
      [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    define: (script) => post('execute/sync', { script, args: [] }),
    run: (inPage, ...args) =>
      post('execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args }),
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: strike,
    key: (key) => strike([KEYS[key]]),
    resize: (width, height) => post('window/rect', { width, height }),
    takeProblems: () => [],
    close: async () => {
      await send('DELETE', `/session/${session.sessionId}`).catch(() => undefined);
      child.kill();
      screen.kill();
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  needs: [
    { programs: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
    { programs: ['Xvfb'], debian: 'xvfb' },
  ],
  start,
  isMute: true,
};
