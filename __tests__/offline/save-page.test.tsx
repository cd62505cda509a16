import { render, screen, waitFor } from '@testing-library/react';
import { GuideSaver } from '@/components/offline/guide-saver.client';
import { saveVisitedPages } from '@/lib/offline/save-page';

describe('saveVisitedPages', () => {
  const post = jest.fn();
  const register = jest.fn(async () => {});

  beforeEach(() => {
    post.mockReset();
    performance.getEntriesByType = () => [];
    const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage: post } }) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    render(
      <>
        <img alt="Seen" src="/pictures/a-1-800.avif" />
        <img alt="Further down" src="/pictures/b-1-800.avif" loading="lazy" />
      </>,
    );
    for (const image of document.images) {
      Object.defineProperty(image, 'complete', { value: image.alt === 'Seen' });
      Object.defineProperty(image, 'currentSrc', { value: image.src });
    }
  });

  afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('leaves out lazy pictures and other pages with Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const saveMore = jest.fn();
    await saveVisitedPages(['/stew/'], saveMore);
    expect(post).toHaveBeenCalledTimes(1);
    expect(saveMore).not.toHaveBeenCalled();
    expect(screen.getByAltText('Further down')).not.toHaveProperty('loading', 'eager');
  });

  it('goes on to other pages before the lazy pictures', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
    const saveMore = jest.fn();
    void saveVisitedPages(['/list/', '/stew/'], saveMore);
    await waitFor(() => expect(saveMore).toHaveBeenCalledTimes(1));
    expect(post.mock.calls.map(([message]) => message.page)).toEqual(['/list/', '/stew/']);
  });

  it('stores nothing in a browser that refuses service workers', async () => {
    register.mockRejectedValueOnce(new DOMException('denied', 'SecurityError'));
    jest.resetModules();
    const { saveVisitedPages: saveAlone } = await import('@/lib/offline/save-page');
    await saveAlone(['/stew/']);
    expect(post).not.toHaveBeenCalled();
  });
});

it('GuideSaver reports a browser without service workers before it asks for the list of files', async () => {
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
