import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillStorage } from '@/__tests__/storage/refused';
import { bar, cleanUp, visit } from '@/__tests__/walk/shown-walk';
import { CopyAttribution, withSource } from '@/components/guide/copy-attribution.client';
import { HiddenGems } from '@/components/guide/hidden-gems.client';
import { StartWalk } from '@/components/guide/market-tools.client';
import { toast } from '@/components/ui/toast';
import type { GemMessages } from '@/lib/content/schema/guide';
import { guideOf } from '@/lib/guide/guides';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

describe('the diamond of a guide', () => {
  const gems = guideOf('port-alder').gems as GemMessages;

  afterEach(() => {
    jest.restoreAllMocks();
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
  });

  const diamond = () => screen.getByRole('button', { name: gems.title });
  const _box = () => screen.queryByRole('region', { name: gems.title });
  const findBox = async () => within(await screen.findByRole('region', { name: gems.title }));
  const findDialog = () => screen.findByRole('dialog', { name: gems.dialog.title });
  const email = () => screen.getByLabelText(gems.dialog.label);
  const show = (subscribed?: string) => {
    if (subscribed) localStorage.setItem('rtr:subscribed', subscribed);
    render(<HiddenGems messages={gems} />);
    return userEvent.setup();
  };
  const subscribe = async (address: string) => {
    fireEvent.click(diamond());
    await findDialog();
    fireEvent.change(email(), { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: gems.dialog.button }));
  };

  it.each(['"true"', '1', 'yes', '{'])('takes the stored value %s for no subscription', async (stored) => {
    show(stored);
    fireEvent.click(diamond());
    await findDialog();
  });

  it('opens to a subscriber for the visit when storage is full', async () => {
    fillStorage();
    show();
    await subscribe('a@b.example');
    fireEvent.click((await findBox()).getByRole('button', { name: 'Close' }));
    fireEvent.click(diamond());
    expect((await findBox()).getByText('Soon')).toBeVisible();
  });
});

describe('a copied text', () => {
  const source = { name: 'Salt & "Pepper"', url: 'https://example.com/travel/islands/?a=1&b=2' };
  const plain = (text: string) => withSource({ plain: text, html: text }, source)?.plain;

  it('has its source if it has more than ten characters', () => {
    expect(plain('𠮷'.repeat(10))).toBeUndefined();
    expect(plain('12345678901')).toBe(
      '12345678901\n\nSource: Salt & "Pepper", https://example.com/travel/islands/?a=1&b=2',
    );
    expect(plain('𠮷'.repeat(11))).toMatch(/^𠮷{11}\n\nSource: /u);
  });

  it('has its source escaped in HTML', () => {
    expect(withSource({ plain: 'Clam broth, hot', html: '<b>Clam broth</b>, hot' }, source)?.html).toBe(
      '<b>Clam broth</b>, hot<p>Source: Salt &amp; &quot;Pepper&quot;, https://example.com/travel/islands/?a=1&amp;b=2</p>',
    );
  });

  /** Selects the paragraph and fires the browser's copy event at an element. */
  function copy(target: Element) {
    const data = new Map<string, string>();
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const value = { setData: (type: string, text: string) => data.set(type, text) };
    Object.defineProperty(event, 'clipboardData', { value });
    document.getSelection()?.selectAllChildren(screen.getByTestId('text'));
    fireEvent(target, event);
    return { isReplaced: event.defaultPrevented, data };
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/travel/islands/?from=here#map');
    render(
      <div>
        <CopyAttribution site="Salt and Pepper" />
        <p data-testid="text">
          <b>Clam broth</b>, <a href="/bread/">bread</a>
          <button type="button">Map</button>
          <span data-shown="false"> and hidden text</span>
        </p>
        <textarea aria-label="Notes" defaultValue="Longer than ten characters" />
      </div>,
    );
  });

  it('keeps links and formatting, drops controls and hidden text, and reports the source', () => {
    const { isReplaced, data } = copy(screen.getByTestId('text'));
    expect(isReplaced).toBe(true);
    expect(data.get('text/plain')).toMatch(
      /^Clam broth, bread.*\n\nSource: Salt and Pepper, http:\/\/localhost\/travel\/islands\/$/,
    );
    expect(data.get('text/html')).toBe(
      '<b>Clam broth</b>, <a href="http://localhost/bread/">bread</a><p>Source: Salt and Pepper, http://localhost/travel/islands/</p>',
    );
    const description = 'Source attribution has been added to your copied text';
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Content copied', description, duration: 3000 }),
    );
  });

  it('is unchanged if it is from a field', () => {
    const { isReplaced, data } = copy(screen.getByRole('textbox', { name: 'Notes' }));
    expect(isReplaced).toBe(false);
    expect(data.size).toBe(0);
  });
});

describe('a market', () => {
  afterEach(cleanUp);

  it('starts a walk of the visitor’s own', async () => {
    render(
      <StartWalk href="/travel/port-alder/?walk=market" slug="market">
        Start a walk here
      </StartWalk>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start a walk here' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await visit(new URL(link.href).search);
    expect(bar()).toHaveTextContent('Your walk: 1 stopSaved on this device.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
