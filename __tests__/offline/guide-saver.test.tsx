import { render, screen } from '@testing-library/react';
import { GuideSaver } from '@/components/offline/guide-saver.client';

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
