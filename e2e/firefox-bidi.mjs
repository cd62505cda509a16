#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Starts the Firefox that FIREFOX names and passes WebDriver BiDi messages between it and Playwright 1.65. Works around
// three gaps; when they are closed, the configuration can name Firefox itself.

// Sent for every page. Firefox ESR 153 does not implement it: its error becomes a success.
const OVERRIDE = 'emulation.setMediaFeaturesOverride';

// Locator.fill() sets the value of a field in a way that React ignores. React sees the edit command.
const INSERT = '(text) => bidiInsertText(window, text)';
const INSERT_BY_COMMAND = "(text) => void window.document.execCommand('insertText', false, text)";

// Firefox ESR 153 sends these without the identifier that Playwright needs. The blob URL serves as one.
const DOWNLOADS = ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'];

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

/** Passes the messages of one connection on, in both directions. */
async function connect(client, address) {
  const overrides = new Set();
  const browser = new WebSocket(address);
  const isOpen = once(browser, 'open');
  client.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === OVERRIDE) overrides.add(id);
    await isOpen;
    browser.send(String(data).replace(INSERT, INSERT_BY_COMMAND));
  });
  browser.on('message', (data) => {
    const message = JSON.parse(data);
    const { id, method, error, params } = message;
    if (overrides.delete(id) && error === 'unknown command')
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (DOWNLOADS.includes(method))
      client.send(JSON.stringify({ ...message, params: { download: params.url, ...params } }));
    else client.send(String(data));
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (client, request) => connect(client, address + request.url));
    await once(server, 'listening');
    // Playwright reads the address from this line.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  } else console.error(line);
}
