import { expect, type Locator, type Page, type Request } from 'playwright/test';

// Reads a page as a screen reader does: the changes of its live regions, and its controls.

/** Runs in the page before its scripts: records each change of a live region as the text that is announced. */
function record(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const ATOMIC = '[role="status"], [role="alert"], output';
  /** Texts of each live region at its last change, by their nodes: the same text in a new node is announced again. */
  const known = new WeakMap<Element, Map<Node, string>>();

  const textsOf = (node: Node): [Node, string][] => {
    if (node.nodeType === Node.TEXT_NODE)
      return [[node, node.textContent?.replace(/\s+/g, ' ').trim() ?? '']];
    if (!(node instanceof Element) || !node.checkVisibility() || node.ariaHidden === 'true') return [];
    if (node instanceof HTMLImageElement) return [[node, node.alt]];
    const children = [...node.childNodes].filter((child) => (child as Element).ariaLive !== 'off');
    return children.flatMap(textsOf).filter(([, text]) => text !== '');
  };
  // A region that is off, hidden, or behind a modal dialog is not announced.
  const isSilent = (region: Element) =>
    region.ariaLive === 'off' || !region.checkVisibility() || region.closest('[aria-hidden="true"], [inert]');

  new MutationObserver(() => {
    for (const region of document.querySelectorAll(`[aria-live], ${ATOMIC}`)) {
      const last = known.get(region);
      const texts = textsOf(region);
      if (region.checkVisibility()) known.set(region, new Map(texts));
      else known.delete(region);
      // A region that comes with its text, or is shown with it, is not announced, unless it is an alert.
      if ((!last && !region.matches('[role="alert"]')) || isSilent(region)) continue;
      const fresh = texts.filter(([node, text]) => last?.get(node) !== text);
      if (fresh.length === 0) continue;
      announced.push((region.matches(ATOMIC) ? texts : fresh).map(([, text]) => text).join(' '));
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    // Showing a part of a region is a change too.
    attributeFilter: ['class', 'hidden', 'aria-hidden', 'aria-live'],
  });
}

/** Requests for scripts of each page that have no answer yet. */
const pendingScripts = new WeakMap<Page, Set<Request>>();

/** Records what the live regions of each page say, from before its first script. */
export async function recordAnnouncements(page: Page): Promise<void> {
  const pending = new Set<Request>();
  pendingScripts.set(page, pending);
  page.on('request', (request) => request.resourceType() === 'script' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.addInitScript(record);
}

/** Takes the texts that live regions announced since the last call. */
const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0));

/**
 * Browsers announce the new state of the focused control by themselves: checked, pressed, expanded, its value or its
 * name. A live region would say it twice.
 */
export const CONTROL_STATE = { by: 'state' } as const;
/** The focus moves to an element, whose role and name screen readers read, or into a dialog. */
export const focusOn = (name: string) => ({ by: 'focus', name }) as const;
/** The browser answers by itself: it prints, or opens a window. */
export const BROWSER = { by: 'browser' } as const;

const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;

/** A control, what announces its use, and what is typed, chosen or read from a file. */
export type ControlRow = readonly [
  role: (typeof ROLES)[number],
  name: string | RegExp,
  expected: string | RegExp | typeof CONTROL_STATE | ReturnType<typeof focusOn> | typeof BROWSER,
  input?: string,
];

/** The controls of a page, in the order in which they are used. */
export type PageTable = {
  name: string;
  route: string;
  /** 1280 by default. */
  width?: number;
  /** For controls that visitors who ask for less motion do not have. */
  hasMotion?: boolean;
  /** A text that a lazy chunk adds after the load, and may announce. */
  shows?: string;
  /** Entries of the storage by key. */
  stored?: Record<string, unknown>;
  /** JSON that services on other hosts answer with, by address as a glob. */
  answers?: Record<string, unknown>;
  userAgent?: string;
  controls: readonly ControlRow[];
};

/** The time at which the pages of the tables are opened. */
export const START = Date.parse('2026-03-02T12:00:00-05:00');

/** Said first by a press that waits for the network or the device; whether it has to depends on their speed. */
const WAITS = [
  'Loading…',
  'Sending…',
  'Finding your location…',
  'Loading the street map…',
  'Saving the guide…',
];

/** Longest wait for a control and for what announces its use, in ms. */
export const LONGEST = 15_000;

/** Time after a press for a second announcement, in ms of the page's clock. */
const AFTER = 1000;

const CONTROL = new RegExp(`^\\s*- '?(${ROLES.join('|')}) "((?:[^"\\\\]|\\\\.)*)"`);

/** The controls of a page, as screen readers name them. */
async function controlsOf(page: Page): Promise<{ role: string; name: string }[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = CONTROL.exec(line) ?? [];
    return role && name ? [{ role, name: name.replaceAll("''", "'").replaceAll('\\"', '"') }] : [];
  });
}

async function use(control: Locator, [role, , , input]: ControlRow): Promise<void> {
  if (input === undefined) return control.press(role === 'button' ? 'Enter' : 'Space');
  // The focus of a field may open a list, and say so; and it loads what answers a form.
  const pending = pendingScripts.get(control.page()) ?? new Set();
  const before = new Set(pending);
  await control.focus();
  await takeAnnouncements(control.page());
  await expect.poll(() => [...pending].filter((script) => !before.has(script)).length).toBe(0);
  const type = await control.evaluate((element) => (element as HTMLInputElement).type);
  if (type === 'select-one') await control.selectOption(input);
  else if (type === 'file')
    await control.setInputFiles({
      name: 'file.json',
      mimeType: 'application/json',
      buffer: Buffer.from(input),
    });
  else await control.fill(input);
}

/** The state of a control, as screen readers give it. */
const stateOf = (element: Node): string => {
  const { ariaChecked, ariaExpanded, ariaLabel, ariaPressed, ariaSelected, textContent } = element as Element;
  const { checked, value } = element as HTMLInputElement;
  return JSON.stringify([
    ariaChecked,
    ariaExpanded,
    ariaLabel,
    ariaPressed,
    ariaSelected,
    checked,
    textContent,
    value,
  ]);
};

/** The focused element by its role and name; the dialog around an element without them. */
async function focusOf(page: Page): Promise<string> {
  // `:focus` does not match a frame whose page has the focus.
  if (await page.evaluate(() => document.activeElement?.localName === 'iframe')) return 'iframe';
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'body';
  const isNamed = await focused.evaluate((element) =>
    element.matches(
      'main, h1, h2, h3, h4, p, li, a, button, input, select, textarea, [role], [aria-label], [aria-labelledby]',
    ),
  );
  const dialog = page.getByRole('dialog').filter({ has: focused });
  if (!isNamed && (await dialog.count()) === 0) return 'an element without a name';
  const tree = await (isNamed ? focused : dialog).ariaSnapshot();
  return tree.split('\n', 1)[0]?.replace(/^- '?/, '') ?? '';
}

type Announced = ControlRow[2];

function rightOutcome(expected: Announced) {
  if (typeof expected === 'string') return { said: [expected] };
  if (expected instanceof RegExp) return { said: [expect.stringMatching(expected)] };
  if (expected.by === 'focus') return { said: [], focus: expected.name };
  return expected.by === 'state' ? { said: [], isChanged: true } : { said: [] };
}

/** Uses a control, and returns what is wrong with its announcement. */
async function faultOf(page: Page, row: ControlRow): Promise<string | undefined> {
  const [role, name, expected] = row;
  const control = page.getByRole(role, { name, exact: true, disabled: false }).first();
  const said: string[] = [];
  const listen = async () => {
    const all = await takeAnnouncements(page);
    said.push(...all.filter((words) => words === expected || !WAITS.includes(words)));
  };
  try {
    await control.waitFor({ state: 'attached' });
    const element = await control.elementHandle();
    const before = await element?.evaluate(stateOf);
    await use(control, row);
    const outcomeAfter = async (time: number) => {
      await page.clock.runFor(time);
      await listen();
      if (typeof expected === 'string' || expected instanceof RegExp || expected.by === 'browser')
        return { said };
      if (expected.by === 'focus')
        return { said, focus: (await focusOf(page)).slice(0, expected.name.length) };
      return { said, isChanged: (await element?.evaluate(stateOf)) !== before };
    };
    const right = rightOutcome(expected);
    const polling = { timeout: LONGEST, intervals: [20, 50, 100] };
    await expect.poll(() => outcomeAfter(100), polling).toEqual(right);
    expect(await outcomeAfter(AFTER)).toEqual(right);
  } catch {
    const reason =
      said.length > 0
        ? `said ${said.map((words) => `"${words}"`).join(', then ')}`
        : `said nothing, focus: ${await focusOf(page)}`;
    return `${role} "${name}": ${reason}`;
  }
}

/** Uses the controls of a page in order. Returns what is announced wrongly, and the controls that are not `listed`. */
export async function faultsOf(
  page: Page,
  controls: readonly ControlRow[],
  listed: readonly ControlRow[],
): Promise<string[]> {
  const faults: string[] = [];
  const unlisted = new Set<string>();
  const check = async () => {
    for (const { role, name } of await controlsOf(page)) {
      const isListed = listed.some(
        ([r, n]) => r === role && (typeof n === 'string' ? n === name : n.test(name)),
      );
      if (!isListed) unlisted.add(`${role} "${name}": not in the table`);
    }
  };
  await page.clock.runFor(AFTER);
  await takeAnnouncements(page);
  for (const row of controls) {
    await check();
    const fault = await faultOf(page, row);
    if (fault) faults.push(fault);
  }
  await check();
  return [...faults, ...unlisted];
}
