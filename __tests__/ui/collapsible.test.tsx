import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Collapsible, CollapsibleGroup } from '@/components/ui/collapsible.client';

/** Three sections; the first is open where they are in no group. */
const sections = (
  <>
    <Collapsible id="origins" title="Origins" defaultOpen>
      <p>Long ago.</p>
    </Collapsible>
    <Collapsible id="parts" title="Parts">
      <p id="dressing">Oil and acid.</p>
    </Collapsible>
    <Collapsible id="islands" title="Islands">
      <p>Feta and olives.</p>
    </Collapsible>
    <a href="#dressing">To the dressing</a>
  </>
);
const group = <CollapsibleGroup>{sections}</CollapsibleGroup>;

const open = () =>
  ['Origins', 'Parts', 'Islands'].filter((name) => screen.queryByRole('button', { name, expanded: true }));
/** True where no `hidden` element of a shadow root is around the text. */
const isTextOpen = (text: string) => !screen.getByText(text).assignedSlot?.closest('[hidden]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Places an element at 300 px, and at 900 px while this section is open. Returns the scrolling that is done. */
function layOut(element: HTMLElement, section: string) {
  const top = () => (open().includes(section) ? 900 : 300);
  jest.spyOn(element, 'getBoundingClientRect').mockImplementation(() => ({ top: top() }) as DOMRect);
  return jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
}
function goTo(hash: string) {
  window.location.hash = hash;
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

describe('Collapsible', () => {
  it('opens and closes independently of others', async () => {
    render(sections);
    expect(open()).toEqual(['Origins']);
    expect(isTextOpen('Oil and acid.')).toBe(false);
    await press('Parts');
    expect(open()).toEqual(['Origins', 'Parts']);
    await press('Origins');
    expect(open()).toEqual(['Parts']);
    expect(isTextOpen('Long ago.')).toBe(false);
  });

  it('leaves its state to a parent that controls it', async () => {
    const onOpenChange = jest.fn();
    render(
      <Collapsible title="History" open={false} onOpenChange={onOpenChange}>
        Long ago.
      </Collapsible>,
    );
    await press('History');
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(open()).toEqual([]);
  });
});

describe('CollapsibleGroup', () => {
  it('has at most one open section', async () => {
    render(group);
    expect(open()).toEqual([]);
    await press('Origins');
    await press('Parts');
    expect(open()).toEqual(['Parts']);
    await press('Parts');
    expect(open()).toEqual([]);
  });

  it('keeps the pressed heading in place while a section above it closes', async () => {
    render(group);
    await press('Origins');
    const parts = screen.getByRole('heading', { name: 'Parts' }).parentElement?.parentElement as HTMLElement;
    const scrolled = layOut(parts, 'Origins');
    await press('Parts');
    expect(scrolled).toHaveBeenCalledWith({ top: -600, behavior: 'instant' });
  });
});

describe('the fragment of the address', () => {
  it('opens the section it names or that contains its target on the page', () => {
    render(sections);
    goTo('#dressing');
    expect(open()).toEqual(['Origins', 'Parts']);
    goTo('#islands');
    expect(open()).toEqual(['Origins', 'Parts', 'Islands']);
  });

  it('opens the section again by a second press on its link', async () => {
    render(sections);
    goTo('#dressing');
    await press('Parts');
    await userEvent.click(screen.getByRole('link', { name: 'To the dressing' }));
    expect(open()).toContain('Parts');
  });

  it('keeps its link in place while the section above it opens, so that Back leads there', async () => {
    render(sections);
    const link = screen.getByRole('link', { name: 'To the dressing' });
    const scrolled = layOut(link, 'Parts');
    await userEvent.click(link);
    expect(scrolled).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
  });

  it.each(['#', '#nowhere', '#%E0%A4%A', '#<img>'])('“%s” without a target changes nothing', (hash) => {
    render(sections);
    goTo(hash);
    expect(open()).toEqual(['Origins']);
  });
});

it('a collapsible section has no `hidden` element in its exported HTML or after hydration, so that reader modes show its text', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(sections);
  expect(html).not.toMatch(/ hidden=/);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  render(sections, { container, hydrate: true });
  expect(open()).toEqual(['Origins']);
  expect(isTextOpen('Oil and acid.')).toBe(false);
  expect(container.querySelectorAll('[hidden]')).toHaveLength(0);
  expect(logged).not.toHaveBeenCalled();
});

it('a collapsible section opens and closes where shadow roots cannot be attached', async () => {
  const { attachShadow } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'attachShadow');
  try {
    render(sections);
    await press('Parts');
    expect(open()).toEqual(['Origins', 'Parts']);
  } finally {
    Element.prototype.attachShadow = attachShadow;
  }
});
