import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { point, resting, scrollUnder } from '@/__tests__/guide/mouse';
import { RegionSection } from '@/components/guide/region-section';
import { guideOf } from '@/lib/guide/guides';

const [islands, valley] = [guideOf('islands'), guideOf('valley')];

/** Names of the regions that the stylesheet, which jsdom does not apply, shows. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('[data-shown="true"]'))
    .map(({ textContent }) => textContent?.trim());
const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

function shape(id: string): Element {
  const found = document.querySelector(`[data-region="${id}"]`);
  if (!found) throw new Error(`no region ${id} on the map`);
  return found;
}

/** A tap, or the start of a scroll. */
function touch(target: Element, isScroll = false) {
  const finger = { pointerType: 'touch' };
  const at = (y: number) => ({ touches: [{ clientX: 5, clientY: y }] });
  fireEvent.pointerDown(target, finger);
  fireEvent.touchStart(target, at(5));
  if (isScroll) {
    fireEvent.touchMove(target, at(80));
    fireEvent.pointerCancel(target, finger);
  } else fireEvent.pointerUp(target, finger);
  fireEvent.touchEnd(target, { touches: [] });
}

describe('a map that holds a region', () => {
  const hintShown = () =>
    screen.getByText('Choose an island on the map.').closest('[data-shown="true"]') !== null;
  const open = (opensWith?: string) => {
    window.history.replaceState(null, '', '/travel/islands/');
    render(<RegionSection guide={opensWith ? { ...islands, opensWith } : islands} />);
  };

  it('holds a tapped region through scrolls and taps on its text, until a tap beside the map', () => {
    open();
    touch(shape('middle'));
    expect(
      screen.getByRole('img', { name: 'Map of the Lantern Islands, Middle Island selected' }),
    ).toBeInTheDocument();
    touch(document.body, true);
    touch(shape('north'), true);
    touch(screen.getByText('Ramen with clams'));
    touch(button('Middle Island'));
    expect(shown()).toEqual(['Middle Island 中島']);
    touch(document.body);
    expect(hintShown()).toBe(true);
  });

  it('shows its default region unannounced until another one or Escape', () => {
    open('middle');
    expect(shown()).toEqual(['Middle Island 中島']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    touch(document.body);
    expect(shown()).toEqual(['Middle Island 中島']);
    fireEvent.click(button('North Island'));
    expect(shown()).toEqual(['North Island 北島']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(hintShown()).toBe(true);
  });
});

describe('a map on which a press selects a region', () => {
  const open = (search = '', opensWith?: string) => {
    window.history.replaceState(null, '', `/travel/valley/${search}`);
    render(<RegionSection guide={opensWith ? { ...valley, opensWith } : valley} />);
  };

  it('keeps a focused region when the focus enters the panel', () => {
    open('', 'uplands');
    focus('Riverbank');
    fireEvent.focus(document.querySelector('[data-panel]') as HTMLElement);
    expect(shown()).toEqual(['Riverbank']);
  });

  it('does not take the scroll to a pressed region for a hover', async () => {
    open();
    const panel = screen.getByText('Choose a part on the map.').closest('[tabindex]') as HTMLElement;
    const section = panel.parentElement as HTMLElement;
    const scrolled = jest.fn();
    section.scrollIntoView = scrolled;
    // The panel is below the fold, and the map would fit on the screen.
    panel.getBoundingClientRect = () => ({ top: 760 }) as DOMRect;
    section.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
    fireEvent.pointerDown(button('Delta'), resting());
    fireEvent.click(button('Delta'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    scrollUnder(shape('uplands'));
    expect(shown()).toEqual(['Delta']);
    point(shape('uplands'));
    expect(shown()).toEqual(['Uplands']);
  });

  it.each(['?region=RiverBank&from=mail', '?from=mail&region=riverbank'])(
    'reads and writes the region of %s',
    (search) => {
      open(search);
      expect(shown()).toEqual(['Riverbank']);
      fireEvent.click(button('Riverbank'));
      expect(window.location.search).toBe('?from=mail');
      window.history.replaceState(null, '', '?region=uplands');
      fireEvent.popState(window);
      expect(shown()).toEqual(['Uplands']);
    },
  );

  it('shows no region for an unknown one, and leaves it in the address', () => {
    open('?region=<b>mars');
    expect(shown()).toEqual([]);
    expect(window.location.search).toContain('mars');
  });
});
