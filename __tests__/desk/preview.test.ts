/** @jest-environment jsdom */
import { parse } from 'yaml';
import type { Problem } from '@/lib/content/problem';
import { SOURCES } from '@/lib/content/sources';
import { deskKinds } from '@/lib/desk/collections';
import { describeProblem } from '@/lib/desk/describe-problem';
import { deskFormat } from '@/lib/desk/format';
import { morph } from '@/lib/desk/morph';
import { nameNewPictures } from '@/lib/desk/preview-pictures';
import { type DrawPreview, previewTemplate } from '@/lib/desk/preview-template';
import { STAND_INS } from '@/lib/desk/stand-ins';
import { stepWords } from '@/lib/desk/step-words';
import { validPart } from '@/lib/desk/valid-part';

describe('describeProblem', () => {
  const problem = (field: string, entry?: string): Problem => ({
    file: 'data/recipes/stew.yaml',
    field,
    found: '“{~simer}”',
    allowed: 'one of: simmer',
    nearest: 'simmer',
    ...(entry !== undefined && { entry }),
  });

  it('names the field and its entry, and what the field takes', () => {
    expect(describeProblem(problem('blocks[3].groups[1].steps[2].text', 'the step “Simmer”'))).toEqual({
      place: 'Text, in the step “Simmer”',
      text: '“{~simer}”. It takes one of: simmer. Closest: simmer.',
      isMissing: false,
    });
  });

  it('knows a field that is missing', () => {
    const missing = { file: '', field: 'title', found: 'nothing', allowed: 'text that is not empty' };
    expect(describeProblem(missing)).toEqual({
      place: 'Title',
      text: 'Nothing. It takes text that is not empty.',
      isMissing: true,
    });
  });

  it('counts entries without a name from one', () => {
    const placeOf = (field: string, entry?: string) => describeProblem(problem(field, entry)).place;
    expect(placeOf('blocks[3].groups[1].steps')).toBe('Blocks 4 › Groups 2 › Steps');
    expect(placeOf('picture.alt')).toBe('Picture › Alternative text');
    expect(placeOf('steps[2].takes[0]', 'the step “Simmer”')).toBe('Takes 1, in the step “Simmer”');
    expect(placeOf('steps[2]', 'the step “Simmer”')).toBe('Steps 3, in the step “Simmer”');
    expect(placeOf('the file itself')).toBe('Name of the file');
  });
});

describe('stepWords', () => {
  it('lists ingredients and durations of a recipe that is still being written', () => {
    const recipe = {
      blocks: [
        null,
        {
          type: 'ingredients',
          groups: [{ items: [{ id: 'pork', name: 'pork shoulder', amount: '400 g' }] }],
        },
        { type: 'variants', options: [{ items: [{ id: 'chili', name: 'chili' }, { name: 'salt' }] }] },
        {
          type: 'method',
          groups: [{ steps: [{ title: 'Fry', durations: [{ id: 'fry', label: 'Fry the pork' }] }, {}] }],
        },
        { type: 'tips', items: [{ id: 'tip', name: 'no ingredient' }] },
      ],
    };
    expect(stepWords(recipe)).toEqual({
      ingredients: [
        { word: '{pork}', meaning: '400 g pork shoulder' },
        { word: '{chili}', meaning: 'chili' },
      ],
      steps: [{ title: 'Fry', words: [{ word: '{~fry}', meaning: 'Fry the pork' }] }],
    });
    expect(stepWords(undefined)).toEqual({ ingredients: [], steps: [] });
  });
});

describe('nameNewPictures', () => {
  it('names photographs that are not saved, and finds those that the site does not have yet', () => {
    const form = {
      picture: { name: 'blob:https://desk.test/1', alt: 'A pot' },
      moments: [{ picture: 'blob:https://desk.test/2' }, { picture: '/data/pictures/saved.webp' }],
      other: '/data/pictures/stew.webp',
      missing: '/data/pictures/none.webp',
    };
    const addressOf = (path: string) => (path.includes('saved') ? 'blob:https://desk.test/3' : undefined);
    const named = nameNewPictures(form, (name) => name === 'stew', addressOf);
    expect(named.form).toEqual({
      picture: { name: '/data/pictures/new-picture-1.webp', alt: 'A pot' },
      moments: [{ picture: '/data/pictures/new-picture-2.webp' }, { picture: '/data/pictures/saved.webp' }],
      other: '/data/pictures/stew.webp',
      missing: '/data/pictures/none.webp',
    });
    expect([...named.addresses]).toEqual([
      ['new-picture-1', 'blob:https://desk.test/1'],
      ['new-picture-2', 'blob:https://desk.test/2'],
      ['saved', 'blob:https://desk.test/3'],
    ]);
    expect(nameNewPictures(form, () => true, addressOf).form).toEqual(named.form);
  });
});

describe('validPart', () => {
  const { schema } = SOURCES.recipes;
  const part = (value: unknown) => validPart(schema, value, STAND_INS.recipes);

  it('stands in for every kind of entry that has nothing yet', () => {
    for (const source of ['recipes', 'pages', 'posts'] as const)
      expect(validPart(SOURCES[source].schema, {}, STAND_INS[source])).toMatchObject({ title: '…' });
  });

  it('keeps what is finished, and leaves out what is not', () => {
    const pork = { id: 'pork', name: 'pork shoulder', amount: '400 g' };
    const value = {
      title: 'Soup',
      times: { prep: 10 },
      unknown: true,
      blocks: [
        {
          type: 'ingredients',
          items: [pork, { id: 'leek', name: 'leek', amount: 'a lot, or more' }, { id: 'salt' }],
        },
        { type: 'method', groups: [{ steps: [{ id: 'cut' }] }] },
      ],
    };
    expect(part(value)).toMatchObject({
      title: 'Soup',
      dek: '…',
      times: { prep: 1 },
      blocks: [{ type: 'ingredients', items: [{ id: 'pork', amount: 400, unit: 'g' }] }],
    });
    expect(part(value)?.blocks).toHaveLength(1);
    expect(value.blocks).toHaveLength(2);
    expect(validPart(schema, 'no entry', STAND_INS.recipes)).toBeUndefined();
  });
});

describe('morph', () => {
  const element = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body;

  it('gives an element the content of another, and keeps what is the same', () => {
    const target = element(
      '<h1>Stew</h1><details open><summary>Words</summary></details><p class="a">1</p><i></i>',
    );
    const [heading, details] = target.children;
    morph(target, element('<h1>Stew</h1><details><summary>All words</summary></details><p id="b">2</p>'));
    expect(target.innerHTML).toBe(
      '<h1>Stew</h1><details open=""><summary>All words</summary></details><p id="b">2</p>',
    );
    expect(target.children[0]).toBe(heading);
    expect(target.children[1]).toBe(details);
  });
});

describe('toValue of a format', () => {
  const recipes = () => deskFormat(deskKinds().recipes, {});

  it('is the value of the file that a save would write', () => {
    const format = recipes();
    const form = { ...format.fromFile('id: 7\ntitle: Soup\nslug: soup\n'), title: 'Broth' };
    expect(format.toValue(form)).toEqual(parse(format.toFile(form)));
  });

  it('gives no number to an entry while its title is typed', () => {
    const format = recipes();
    format.fromFile('id: 7\ntitle: Soup\n');
    for (const title of ['P', 'Pi', 'Pie']) expect(format.toValue({ title })).toMatchObject({ id: 8, title });
    expect(format.toFile({ title: 'Pie' })).toContain('id: 8\n');
    expect(format.toValue({ title: 'Pie' })).toMatchObject({ id: 8 });
    expect(format.toValue({ title: 'Tart' })).toMatchObject({ id: 9 });
  });
});

describe('previewTemplate', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Renders the form of a soup as the editor does, and gives its element to React’s `ref`. */
  function render(draw: DrawPreview, getAsset: (path: string) => { url: string } | undefined) {
    const template = previewTemplate(
      'recipes',
      (form) => form,
      async () => draw,
    );
    const entry = new Map<string, unknown>([
      ['data', { toJS: () => ({ title: 'Soup' }) }],
      ['slug', 'soup'],
    ]);
    const Template = template as unknown as (props: object) => {
      props: { ref: (target: Element | null) => void };
    };
    return (target: Element | null) => Template({ entry, getAsset }).props.ref(target);
  }

  it('draws at once, then after a pause, and not what is gone', async () => {
    const draw = jest.fn<void, Parameters<DrawPreview>>((target) => target.append('drawn'));
    const show = render(draw, () => undefined);
    const target = document.createElement('div');
    show(target);
    await jest.advanceTimersByTimeAsync(0);
    expect(draw.mock.calls[0]?.[1]).toMatchObject({
      source: 'recipes',
      name: 'soup',
      form: { title: 'Soup' },
    });
    show(target);
    await jest.advanceTimersByTimeAsync(150);
    show(target);
    await jest.advanceTimersByTimeAsync(150);
    expect(draw).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(50);
    expect(draw).toHaveBeenCalledTimes(2);
    show(target);
    show(null);
    await jest.advanceTimersByTimeAsync(1000);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('draws again once the editor has loaded a picture', async () => {
    const found: (string | undefined)[] = [];
    const draw: DrawPreview = (_, { addressOf }) => found.push(addressOf('/data/pictures/soup.webp'));
    const urls = ['/data/pictures/soup.webp', 'blob:https://desk.test/1'];
    const show = render(draw, () => ({ url: urls[found.length] ?? '' }));
    const target = document.body.appendChild(document.createElement('div'));
    show(target);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(found).toEqual(['', 'blob:https://desk.test/1']);
    target.remove();
  });

  it('says in its place that it could not be loaded', async () => {
    const show = render(
      () => {
        throw new Error('The connection is gone.');
      },
      () => undefined,
    );
    const target = document.createElement('div');
    show(target);
    await jest.advanceTimersByTimeAsync(0);
    expect(target.textContent).toBe('The preview could not be loaded: The connection is gone.');
  });
});
