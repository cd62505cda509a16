import { fireEvent, render, screen } from '@testing-library/react';
import { CopyAttribution, withSource } from '@/components/guide/copy-attribution.client';
import { toast } from '@/components/ui/toast';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

describe('withSource', () => {
  const source = { name: 'Salt & "Pepper"', url: 'https://example.com/travel/islands/?a=1&b=2' };
  const plain = (text: string) => withSource({ plain: text, html: text }, source)?.plain;

  it('adds the source to more than ten characters', () => {
    expect(plain('')).toBeUndefined();
    expect(plain('1234567890')).toBeUndefined();
    expect(plain('𠮷'.repeat(10))).toBeUndefined();
    expect(plain('12345678901')).toBe(
      '12345678901\n\nSource: Salt & "Pepper", https://example.com/travel/islands/?a=1&b=2',
    );
    expect(plain('𠮷'.repeat(11))).toMatch(/^𠮷{11}\n\nSource: /u);
  });

  it('escapes the source in HTML', () => {
    expect(withSource({ plain: 'Clam broth, hot', html: '<b>Clam broth</b>, hot' }, source)?.html).toBe(
      '<b>Clam broth</b>, hot<p>Source: Salt &amp; &quot;Pepper&quot;, https://example.com/travel/islands/?a=1&amp;b=2</p>',
    );
  });
});

describe('copying', () => {
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

  it('leaves text copied from a field unchanged', () => {
    const { isReplaced, data } = copy(screen.getByRole('textbox', { name: 'Notes' }));
    expect(isReplaced).toBe(false);
    expect(data.size).toBe(0);
  });
});
