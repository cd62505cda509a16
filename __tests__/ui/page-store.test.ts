import { createPageStore } from '@/lib/ui/page-store';

/** A store of a text and a number, with the number of times that they were read. */
function createCounted() {
  const parts = { text: '', number: 0, reads: 0 };
  const source: { change: () => void } = { change: () => undefined };
  const store = createPageStore(
    { text: '', number: 0 },
    () => {
      parts.reads += 1;
      return [parts.text, parts.number];
    },
    (text: string, number: number) => ({ text, number }),
    [
      (listener) => {
        source.change = listener;
        return () => undefined;
      },
    ],
  );
  return { parts, store, source };
}

describe('createPageStore', () => {
  it('notifies once of a change that is reported twice', () => {
    const { parts, store, source } = createCounted();
    const listener = jest.fn();
    store.subscribe(listener);
    parts.text = 'quay';
    source.change();
    source.change();
    expect(listener).toHaveBeenCalledTimes(1);
    parts.text = '';
    store.notify();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reads its parts once for all subscribers of a change', () => {
    const { parts, store, source } = createCounted();
    const texts: string[] = [];
    for (let subscriber = 0; subscriber < 300; subscriber += 1)
      store.subscribe(() => texts.push(store.getState().text));
    parts.text = 'quay';
    source.change();
    expect(texts).toEqual(Array(300).fill('quay'));
    expect(parts.reads).toBe(1);
  });

  it('has the state of a part that changes without a notification', () => {
    const { parts, store, source } = createCounted();
    store.subscribe(() => undefined);
    parts.text = 'quay';
    source.change();
    parts.number = 2;
    expect(store.getState()).toEqual({ text: 'quay', number: 2 });
  });

  it('notifies of a change that a subscriber makes', () => {
    const { parts, store, source } = createCounted();
    const seen: number[] = [];
    store.subscribe(() => {
      if (store.getState().number > 0) return;
      parts.number = 1;
      store.notify();
    });
    store.subscribe(() => seen.push(store.getState().number));
    parts.text = 'quay';
    source.change();
    expect(seen).toEqual([1, 1]);
  });

  it('goes on with the next state after a subscriber that throws', () => {
    const { parts, store, source } = createCounted();
    const stop = store.subscribe(() => {
      throw new Error('broken');
    });
    parts.text = 'quay';
    expect(() => source.change()).toThrow('broken');
    stop();
    parts.number = 2;
    expect(store.getState()).toEqual({ text: 'quay', number: 2 });
  });
});
