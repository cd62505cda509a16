import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { testTables } from '@/__tests__/cases';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { markWords } from '@/components/ui/marked';
import { shareSheet } from '@/components/ui/share-link';
import { menuHint } from '@/lib/ui/app-menu';
import type { Browser } from '@/lib/ui/browser';
import { intentLink } from '@/lib/ui/external-link';
import { useSinglePress } from '@/lib/ui/use-single-press';

const marked = (text: string, query: string) =>
  markWords(text, query).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));

/**
 * Data of an intent as `Intent.parseUri` of Android reads it: its fields follow the last number sign, are separated by
 * semicolons and end with "end"; what comes before is its data.
 */
function intentData(address: string): string {
  const uri = intentLink(address) ?? '';
  const start = uri.lastIndexOf('#');
  expect(uri.slice(start)).toBe('#Intent;scheme=https;package=com.android.chrome;end');
  return uri.slice('intent:'.length, start);
}

testTables('__tests__/ui/tables', {
  'escaped-intents': intentData,
  'intent-links': intentLink,
  'link-addresses': (href: string) => {
    render(<Link href={href}>There</Link>);
    return screen.getByRole('link', { name: 'There' }).getAttribute('href');
  },
  'menu-hints': ([app, system]: [Browser['app'], Browser['system']]) => menuHint({ app, system }),
  'marked-words': (words: [text: string, query: string]) => marked(...words).join(''),
  'translated-texts': (text: string) => {
    render(<LiveText>{text}</LiveText>);
    return screen.getByText(text).getAttribute('translate');
  },
});

describe('shareSheet', () => {
  const closed = new DOMException('Closed', 'AbortError');
  const refused = new DOMException('No press', 'NotAllowedError');
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it.each([
    ['leaves nothing to copy after the visitor has shared', () => Promise.resolve(), true],
    ['leaves nothing to copy after the visitor has closed it', () => Promise.reject(closed), true],
    ['leaves the address to be copied in a browser that refuses', () => Promise.reject(refused), false],
  ])('%s', async (_title, share, isDone) => {
    Object.assign(navigator, { share });
    expect(await shareSheet({ url: 'https://site.test/stew/' })).toBe(isDone);
  });
});

describe('LiveText', () => {
  const amount = (text: string) => (
    <p>
      Serve <LiveText>{text}</LiveText> of it.
    </p>
  );

  it('shows new text in its place on a page whose text nodes a translation replaced', () => {
    const { container, rerender } = render(amount('4 portions'));
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `<${text.textContent}>`;
      text.replaceWith(font);
    }
    rerender(amount('6 portions'));
    expect(container).toHaveTextContent('<Serve >6 portions< of it.>');
  });
});

it('markWords keeps every character of any text', () => {
  const pieces = (text: string, query: string) => markWords(text, query).map((piece) => piece.text);
  expect(marked('\ud83c', '\ud83c')).toEqual(['\ud83c']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 }), (text, query) =>
      expect(pieces(text, query).join('')).toBe(text),
    ),
  );
});

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} {...useSinglePress(() => setOn(!isOn))}>
      Save
    </button>
  );
}

describe('useSinglePress', () => {
  let time = 0;
  beforeEach(() => {
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => time);
    render(<Toggle />);
  });
  afterEach(() => jest.restoreAllMocks());

  it('takes presses within half a second as one', () => {
    const pressAt = (moment: number) => {
      time = moment;
      fireEvent.click(screen.getByRole('button'));
      return screen.queryByRole('button', { pressed: true }) !== null;
    };
    expect([1000, 1200, 1499, 1500, 1600, 2100].map(pressAt)).toEqual([true, true, true, false, false, true]);
  });

  it('ignores the key repeat of Enter', () => {
    const button = screen.getByRole('button');
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });
});

describe('a tooltip', () => {
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  const button = (name: string) => screen.getByRole('button', { name });
  const rest = (name: string) => {
    fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
    fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
  };
  const leave = (name: string) => fireEvent.pointerLeave(button(name));
  const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });
  const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

  beforeAll(() => {
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  beforeEach(async () => {
    // A minute after the tooltips of the last test.
    jest.useFakeTimers({ now: Date.now() + 60_000 });
    render(
      <>
        <LazyTooltip content="Open till late">
          <button type="button">One</button>
        </LazyTooltip>
        <LazyTooltip content="Closed on Monday">
          <button type="button">Two</button>
        </LazyTooltip>
      </>,
    );
    // The first pointer loads the chunk.
    for (const name of ['One', 'Two']) {
      rest(name);
      leave(name);
    }
    await act(() => import('@/components/ui/tooltip.client'));
    await pass(1000);
  });
  afterEach(() => jest.useRealTimers());

  it('opens after 700 ms under the mouse', async () => {
    rest('One');
    await pass(690);
    expect(tip()).toBeNull();
    await pass(20);
    expect(tip()).toBe('Open till late');
  });

  it('opens at once within 300 ms after another one, and waits again later', async () => {
    rest('One');
    await pass(710);
    pressEscape();
    leave('One');
    expect(tip()).toBeNull();
    await pass(200);
    rest('Two');
    expect(tip()).toBe('Closed on Monday');
    pressEscape();
    leave('Two');
    await pass(400);
    rest('One');
    expect(tip()).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['blur', () => act(() => button('One').blur())],
    ['a click', () => fireEvent.click(button('One'))],
    ['a press', () => fireEvent.pointerDown(button('One'))],
    ['scrolling', () => fireEvent.scroll(document)],
    ['Escape', pressEscape],
  ])('opens on keyboard focus and is closed by %s', (_, close) => {
    act(() => button('One').focus());
    expect(tip()).toBe('Open till late');
    close();
    expect(tip()).toBeNull();
    fireEvent.pointerUp(document);
  });
});
