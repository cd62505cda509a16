/** @jest-environment node */
import {
  activeRegion,
  chooseRegion,
  NO_REGION,
  type RegionAction,
  regionOfAddress,
} from '@/lib/travel/region-choice';

const IDS = ['quayside', 'northHill', 'hill', 'eastHill'];

const choiceAfter = (...actions: RegionAction[]) => actions.reduce(chooseRegion, NO_REGION);
const hover = (region: string): RegionAction => ({ type: 'hover', region });
const leave = (region: string): RegionAction => ({ type: 'leave', region });
const press = (region: string): RegionAction => ({ type: 'press', region });
const lock = (region: string): RegionAction => ({ type: 'lock', region });

describe('pointing at regions', () => {
  it('makes a region active while none is locked', () => {
    expect(activeRegion(choiceAfter())).toBeNull();
    expect(activeRegion(choiceAfter(hover('hill')))).toBe('hill');
    expect(activeRegion(choiceAfter(hover('hill'), hover('quayside')))).toBe('quayside');
  });

  it('clears the active region on leaving it', () => {
    expect(activeRegion(choiceAfter(hover('hill'), leave('hill')))).toBeNull();
  });

  it('keeps the region that was entered before the last one was left', () => {
    expect(activeRegion(choiceAfter(hover('hill'), hover('quayside'), leave('hill')))).toBe('quayside');
  });

  it('changes nothing while a region is locked', () => {
    const choice = choiceAfter(press('hill'), hover('quayside'));
    expect(activeRegion(choice)).toBe('hill');
    expect(choice.locked).toBe('hill');
    expect(activeRegion(chooseRegion(choice, leave('quayside')))).toBe('hill');
  });

  it('does not clear a locked region on leaving it', () => {
    const choice = choiceAfter(hover('hill'), press('hill'), leave('hill'));
    expect(activeRegion(choice)).toBe('hill');
    expect(choice.locked).toBe('hill');
  });
});

describe('pressing regions', () => {
  it('locks the region and makes it active', () => {
    expect(choiceAfter(press('hill'))).toEqual({ pointed: null, locked: 'hill' });
    expect(activeRegion(choiceAfter(press('hill')))).toBe('hill');
  });

  it('moves the lock to the second region', () => {
    const choice = choiceAfter(press('hill'), press('quayside'));
    expect(choice.locked).toBe('quayside');
    expect(activeRegion(choice)).toBe('quayside');
  });

  it('clears the lock and the active region when the locked one is pressed, even under the pointer', () => {
    const choice = choiceAfter(hover('hill'), press('hill'), press('hill'));
    expect(choice.locked).toBeNull();
    expect(activeRegion(choice)).toBeNull();
  });

  it('forgets a region that a finger touched before another one was chosen', () => {
    expect(choiceAfter(hover('hill'), press('quayside'))).toEqual({ pointed: null, locked: 'quayside' });
  });

  it('hovers again after the lock has gone', () => {
    expect(activeRegion(choiceAfter(press('hill'), press('hill'), hover('quayside')))).toBe('quayside');
  });
});

describe('choosing from elsewhere', () => {
  it('locks at once, and again does not clear', () => {
    expect(choiceAfter(lock('hill')).locked).toBe('hill');
    expect(choiceAfter(lock('hill'), lock('hill')).locked).toBe('hill');
    expect(choiceAfter(press('quayside'), lock('hill')).locked).toBe('hill');
  });

  it('is cleared by a press and by the clear button', () => {
    expect(activeRegion(choiceAfter(lock('hill'), press('hill')))).toBeNull();
    expect(activeRegion(choiceAfter(hover('hill'), lock('hill'), { type: 'clear' }))).toBeNull();
  });
});

describe('every action', () => {
  it('gives back the same object where nothing changes', () => {
    const choice = choiceAfter(hover('hill'), press('hill'));
    for (const action of [hover('hill'), lock('hill'), leave('quayside')]) {
      expect(chooseRegion(choice, action)).toBe(choice);
    }
    expect(chooseRegion(NO_REGION, { type: 'clear' })).toBe(NO_REGION);
  });
});

describe('the region in an address', () => {
  it('is read as it is written, or else whatever the case of its letters', () => {
    expect(regionOfAddress('?region=northHill', IDS)).toBe('northHill');
    expect(regionOfAddress('?walk=lamp&region=NORTHHILL', IDS)).toBe('northHill');
    expect(regionOfAddress('?region=hill', IDS)).toBe('hill');
  });

  it.each(['', '?', '?region=', '?region=atlantis', '?region=__proto__', '?region=%E0%A4%A', '?Region=hill'])(
    'is none in %j',
    (search) => {
      expect(regionOfAddress(search, IDS)).toBeNull();
    },
  );
});
