import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepPage } from '@/lib/offline/keep-page';

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
const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isOn } });

it('keepPage stores a page at once, and its lazy pictures once they have loaded or failed', async () => {
  saveData(false);
  const kept = keepPage('/stew/');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post).toHaveBeenLastCalledWith({ page: '/stew/', files: expect.any(Array) });
  expect(screen.getByAltText('Further down')).toHaveProperty('loading', 'eager');
  fireEvent.error(screen.getByAltText('Further down'));
  await kept;
  expect(post).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenLastCalledWith({
    files: expect.arrayContaining([expect.stringContaining('/b-1-800.avif')]),
  });
});

it('keepPage leaves out lazy pictures with Save-Data', async () => {
  saveData(true);
  await keepPage('/stew/');
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.getByAltText('Further down')).not.toHaveProperty('loading', 'eager');
});

it('keepPage stores nothing in a browser that refuses service workers', async () => {
  register.mockRejectedValueOnce(new DOMException('denied', 'SecurityError'));
  jest.resetModules();
  const { keepPage: keepAlone } = await import('@/lib/offline/keep-page');
  await keepAlone('/stew/');
  expect(post).not.toHaveBeenCalled();
});
