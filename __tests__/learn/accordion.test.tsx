import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AccordionGroup } from '@/components/learn/accordion.client';

const items = [
  { id: 'origins', title: 'Origins', open: true, children: <p>Long ago.</p> },
  { id: 'parts', title: 'Parts', children: <p id="dressing">Oil and acid.</p> },
  { id: 'islands', title: 'Islands', children: <p>Feta and olives.</p> },
];

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
const open = () => ['Origins', 'Parts', 'Islands'].filter(isOpen);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function goTo(hash: string) {
  window.location.hash = hash;
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a group with one open at a time', () => {
  it('opens what is marked so at first', () => {
    render(<AccordionGroup items={items} />);
    expect(open()).toEqual(['Origins']);
    expect(screen.getByText('Long ago.')).toBeVisible();
    expect(screen.getByText('Oil and acid.')).not.toBeVisible();
  });

  it('closes the open section when another is opened', async () => {
    render(<AccordionGroup items={items} />);
    await press('Parts');
    expect(open()).toEqual(['Parts']);
    expect(screen.getByText('Long ago.')).not.toBeVisible();
  });

  it('lets the open section be closed again', async () => {
    render(<AccordionGroup items={items} />);
    await press('Origins');
    expect(open()).toEqual([]);
  });

  it('opens only the first where several are marked open', () => {
    render(<AccordionGroup items={items.map((item) => ({ ...item, open: true }))} />);
    expect(open()).toEqual(['Origins']);
  });

  it('opens the section whose text the browser’s search finds', () => {
    render(<AccordionGroup items={items} />);
    fireEvent(screen.getByText('Feta and olives.'), new Event('beforematch', { bubbles: true }));
    expect(open()).toEqual(['Islands']);
  });
});

describe('a group of independent sections', () => {
  it('leaves the others as they are', async () => {
    render(<AccordionGroup items={items} exclusive={false} />);
    await press('Parts');
    expect(open()).toEqual(['Origins', 'Parts']);
    await press('Origins');
    expect(open()).toEqual(['Parts']);
  });
});

describe('a link to an id', () => {
  it('opens the section that holds it, on arrival', () => {
    window.history.replaceState(null, '', '/#dressing');
    render(<AccordionGroup items={items} />);
    expect(open()).toEqual(['Parts']);
  });

  it('opens the section that holds it, and the section it names, on the page', () => {
    render(<AccordionGroup items={items} exclusive={false} />);
    goTo('#dressing');
    expect(open()).toEqual(['Origins', 'Parts']);
    goTo('#islands');
    expect(open()).toEqual(['Origins', 'Parts', 'Islands']);
  });

  it('opens it again when it is pressed a second time', async () => {
    render(
      <>
        <a href="#dressing">To the dressing</a>
        <AccordionGroup items={items} exclusive={false} />
      </>,
    );
    goTo('#dressing');
    await press('Parts');
    expect(isOpen('Parts')).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'To the dressing' }));
    expect(isOpen('Parts')).toBe(true);
  });

  it('stays where it was pressed while the text opens above it, so that the way back leads there', async () => {
    render(
      <>
        <AccordionGroup items={items} exclusive={false} />
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
    jest.restoreAllMocks();
  });

  it.each(['#', '#nowhere', '#%E0%A4%A', '#<img>'])('“%s” changes nothing and breaks nothing', (hash) => {
    render(<AccordionGroup items={items} />);
    goTo(hash);
    expect(open()).toEqual(['Origins']);
  });
});

it('stays open where the browser’s search opened it before any script ran', () => {
  // The attribute that the browser has taken away is a difference React remarks on while developing.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<AccordionGroup items={items} exclusive={false} />);
  container.querySelector('#dressing')?.closest('[hidden]')?.removeAttribute('hidden');
  render(<AccordionGroup items={items} exclusive={false} />, { container, hydrate: true });
  expect(open()).toEqual(['Origins', 'Parts']);
  expect(screen.getByText('Oil and acid.')).toBeVisible();
  jest.restoreAllMocks();
});

it('has every text in the page before any script runs', () => {
  const html = renderToStaticMarkup(<AccordionGroup items={items} />);
  for (const text of ['Long ago.', 'Oil and acid.', 'Feta and olives.']) expect(html).toContain(text);
  expect(html.match(/hidden="until-found"/g)).toHaveLength(2);
});
