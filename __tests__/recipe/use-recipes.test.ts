/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useRecipes } from '@/lib/recipe/use-recipes';
import { recipe } from './served-recipes';

const FILE = { recipes: [recipe({ slug: 'barley-stew' })], groceries: {} };

const fetched = jest.fn<Promise<unknown>, [string]>();
beforeEach(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = fetched as unknown as typeof fetch;
});

// In this order, since a loaded file stays in memory.
it('useRecipes loads nothing before it is asked to', () => {
  const { result } = renderHook(() => useRecipes(false));
  expect(result.current).toMatchObject({ data: null, isLoading: false, isFailed: false });
  expect(fetched).not.toHaveBeenCalled();
});

it('useRecipes reports a failure, and loads the file on another try, once for all callers', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const { result } = renderHook(() => useRecipes());
  expect(result.current).toMatchObject({ data: null, isLoading: true });
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  fetched.mockResolvedValue({ ok: true, json: async () => FILE });
  await act(async () => result.current.retry());
  await waitFor(() => expect(result.current.data?.recipes).toHaveLength(1));
  expect(result.current).toMatchObject({ isLoading: false, isFailed: false });
  const other = renderHook(() => useRecipes());
  expect(other.result.current.data?.recipes[0]?.title).toBe('Barley Stew');
  expect(fetched.mock.calls).toEqual([
    ['/recipes.json', expect.anything()],
    ['/recipes.json', expect.anything()],
  ]);
});
