import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Browser, Engine } from './browser';

const isRoot = process.getuid?.() === 0;

/** A browser that Puppeteer drives: Firefox by WebDriver BiDi, Chromium by its own protocol. */
async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)));
  return {
    name: (await browser.version()).replace('/', ' ').replace(/^\w/, (letter) => letter.toUpperCase()),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    define: async (script) => void (await page.evaluate(script)),
    run: (inPage, ...given) => page.evaluate(inPage as never, ...given) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  needs: [{ programs: ['firefox', 'firefox-esr'], debian: 'firefox-esr' }],
  start: ([executablePath = ''], { dark }) =>
    start({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'ui.systemUsesDarkTheme': Number(dark), 'intl.accept_languages': 'en-CA' },
    }),
};

export const chromium: Engine = {
  name: 'Chromium',
  needs: [{ programs: ['chromium', 'chromium-browser', 'google-chrome'], debian: 'chromium' }],
  start: ([executablePath = ''], { dark }) =>
    start({
      executablePath,
      args: [`--blink-settings=preferredColorScheme=${dark ? 0 : 1}`, ...(isRoot ? ['--no-sandbox'] : [])],
    }),
};
