import { render, screen } from '@testing-library/react';
import { canSaveHere, GuideSaver } from '@/components/offline/guide-saver.client';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';

jest.mock('@/components/ui/open-in-browser', () => ({ showOpenInBrowser: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

it('reports a browser without service workers before it asks for the list of files', async () => {
  const load = jest.fn();
  Object.assign(globalThis, { fetch: load });
  render(<GuideSaver id="port-alder" />);
  expect(
    await screen.findByText(
      'This browser won’t save anything, perhaps because the window is private. Try another window or browser.',
    ),
  ).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('explains in the built-in browser of an app how to open the page elsewhere', () => {
  expect(canSaveHere()).toBe(true);
  expect(showOpenInBrowser).not.toHaveBeenCalled();
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.8.0',
    );
  expect(canSaveHere()).toBe(false);
  expect(showOpenInBrowser).toHaveBeenCalledWith('guide');
});
