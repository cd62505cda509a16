import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Collapsible, CollapsibleGroup } from '@/components/ui/collapsible.client';

const TITLES = ['Origins', 'Parts', 'Islands'];

/** Three sections, the first of them open at first where they stand in no group. */
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
  </>
);
const group = <CollapsibleGroup>{sections}</CollapsibleGroup>;

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
const open = () => TITLES.filter(isOpen);
/** True where no `hidden` element of a shadow root is around the text. */
const isTextOpen = (text: string) => !screen.getByText(text).assignedSlot?.closest('[hidden]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function goTo(hash: string) {
  window.location.hash = hash;
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

describe('sections of their own', () => {
  it('open and close without each other, and say which they are', async () => {
    render(sections);
    expect(open()).toEqual(['Origins']);
    expect(isTextOpen('Long ago.')).toBe(true);
    expect(isTextOpen('Oil and acid.')).toBe(false);
    await press('Parts');
    expect(open()).toEqual(['Origins', 'Parts']);
    await press('Origins');
    expect(open()).toEqual(['Parts']);
    expect(isTextOpen('Long ago.')).toBe(false);
  });

  it('tell whoever opens and closes them', async () => {
    const onOpenChange = jest.fn();
    render(
      <Collapsible title="History" open={false} onOpenChange={onOpenChange}>
        Long ago.
      </Collapsible>,
    );
    await press('History');
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(isOpen('History')).toBe(false);
  });
});

describe('a group', () => {
  it('has all of its sections closed at first', () => {
    render(group);
    expect(open()).toEqual([]);
  });

  it('closes the open section when another is opened', async () => {
    render(group);
    await press('Origins');
    await press('Parts');
    expect(open()).toEqual(['Parts']);
    expect(isTextOpen('Long ago.')).toBe(false);
  });

  it('lets the open section be closed again', async () => {
    render(group);
    await press('Origins');
    await press('Origins');
    expect(open()).toEqual([]);
  });

  it('does not carry the pressed heading away while a section above it closes', async () => {
    render(group);
    await press('Origins');
    const parts = screen.getByRole('heading', { name: 'Parts' }).parentElement?.parentElement as HTMLElement;
    // The open text above takes 600 px.
    jest
      .spyOn(parts, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, isOpen('Origins') ? 900 : 300, 100, 20));
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await press('Parts');
    expect(scrolled).toHaveBeenCalledWith({ top: -600, behavior: 'instant' });
  });

  it('opens the section whose text the browser’s search finds', async () => {
    render(group);
    await press('Origins');
    const slot = screen.getByText('Feta and olives.').assignedSlot as Element;
    fireEvent(slot, new Event('beforematch', { bubbles: true }));
    expect(open()).toEqual(['Islands']);
  });
});

describe('an address', () => {
  it('opens the section that it leads into, on arrival', () => {
    window.history.replaceState(null, '', '/#dressing');
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    render(group);
    expect(open()).toEqual(['Parts']);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('opens the section that holds it, and the section it names, on the page', () => {
    render(sections);
    goTo('#dressing');
    expect(open()).toEqual(['Origins', 'Parts']);
    goTo('#islands');
    expect(open()).toEqual(['Origins', 'Parts', 'Islands']);
  });

  it('opens it again when its link is pressed a second time', async () => {
    render(
      <>
        <a href="#dressing">To the dressing</a>
        {sections}
      </>,
    );
    goTo('#dressing');
    await press('Parts');
    expect(isOpen('Parts')).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'To the dressing' }));
    expect(isOpen('Parts')).toBe(true);
  });

  it('leaves its link in place while the text opens above it, so that the way back leads there', async () => {
    render(
      <>
        {sections}
        <a href="#dressing">To the dressing</a>
      </>,
    );
    const link = screen.getByRole('link', { name: 'To the dressing' });
    // The text takes 600 px, and the link stands below it.
    jest
      .spyOn(link, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, isOpen('Parts') ? 900 : 300, 100, 20));
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await userEvent.click(link);
    expect(scrolled).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
  });

  it.each(['#', '#nowhere', '#%E0%A4%A', '#<img>'])('“%s” changes nothing and breaks nothing', (hash) => {
    render(sections);
    goTo(hash);
    expect(open()).toEqual(['Origins']);
  });
});

it('has every text in the exported page, not marked as hidden, so that reader modes keep it', () => {
  const html = renderToStaticMarkup(sections);
  for (const text of ['Long ago.', 'Oil and acid.', 'Feta and olives.']) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden=/);
});

it('carries no `hidden` on the page once it is hydrated, so that reader modes of the live page keep it', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(sections);
  render(sections, { container, hydrate: true });
  expect(open()).toEqual(['Origins']);
  expect(isTextOpen('Oil and acid.')).toBe(false);
  expect(container.querySelectorAll('[hidden]')).toHaveLength(0);
  expect(logged).not.toHaveBeenCalled();
});

it('opens and closes where shadow roots cannot be attached', async () => {
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
