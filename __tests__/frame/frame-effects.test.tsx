import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FrameEffects } from '@/components/frame/frame-effects.client';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }));

describe('a press on a link', () => {
  /** True if the browser follows the link, which jsdom cannot do. */
  let isNative: boolean;
  const onClick = (press: Event) => {
    isNative = !press.defaultPrevented;
    press.preventDefault();
  };
  beforeEach(() => {
    push.mockClear();
    window.history.replaceState(null, '', '/recipes/');
    window.addEventListener('click', onClick);
  });
  afterEach(() => window.removeEventListener('click', onClick));

  const press = (link: ComponentProps<'a'> & { 'data-scroll'?: string }, how?: MouseEventInit) => {
    render(
      <>
        <a {...link}>
          <b>There</b>
        </a>
        <FrameEffects />
      </>,
    );
    const there = screen.getByText('There');
    fireEvent(there, createEvent.click(there, how));
  };

  it.each(['/', '/about/', '/about/#story', '/travel/port-alder/?region=quayside#lamp'])(
    'to %s is followed by the router',
    (href) => {
      press({ href });
      expect(push.mock.calls).toEqual([[href, { scroll: true }]]);
      expect(isNative).toBe(false);
    },
  );

  it('within a guide keeps the walk of the address', async () => {
    window.history.replaceState(null, '', '/travel/port-alder/?walk=lamp');
    press({ href: '/travel/port-alder/events/' });
    await waitFor(() =>
      expect(push.mock.calls).toEqual([['/travel/port-alder/events/?walk=lamp', { scroll: true }]]),
    );
  });

  it('with data-scroll="keep" keeps the scroll position', () => {
    press({ href: '/recipes/?category=stews', 'data-scroll': 'keep' });
    expect(push.mock.calls).toEqual([['/recipes/?category=stews', { scroll: false }]]);
  });

  it.each<[string, ComponentProps<'a'>, MouseEventInit]>([
    ['with Ctrl', { href: '/about/' }, { ctrlKey: true }],
    ['with Command', { href: '/about/' }, { metaKey: true }],
    ['with Shift', { href: '/about/' }, { shiftKey: true }],
    ['with Alt', { href: '/about/' }, { altKey: true }],
    ['with the middle button', { href: '/about/' }, { button: 1 }],
    ['with the right button', { href: '/about/' }, { button: 2 }],
    ['to a file', { href: '/travel/port-alder/lantern-night.ics' }, {}],
    ['to another origin', { href: 'https://elsewhere.example/about/' }, {}],
    ['to a telephone', { href: 'tel:+123' }, {}],
    ['to a new tab', { href: '/about/', target: '_blank' }, {}],
    ['to a download', { href: '/about/', download: 'about.html' }, {}],
    ['to a fragment', { href: '#salads' }, {}],
    ['to a fragment of the same page', { href: '/recipes/#salads' }, {}],
  ])('%s is left to the browser', (_, link, how) => {
    press(link, how);
    expect(push).not.toHaveBeenCalled();
    expect(isNative).toBe(true);
  });

  it('that was handled already is not followed', () => {
    press({ href: '/about/', onClick: (event) => event.preventDefault() });
    expect(push).not.toHaveBeenCalled();
  });
});
