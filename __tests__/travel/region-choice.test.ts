/** @jest-environment node */
import {
  activeRegion,
  chooseRegion,
  NO_REGION,
  type RegionAction,
  regionOfAddress,
} from '@/lib/travel/region-choice';

const IDS = ['downtown', 'northYork', 'york', 'eastYork'];

const choiceAfter = (...actions: RegionAction[]) => actions.reduce(chooseRegion, NO_REGION);
const hover = (region: string): RegionAction => ({ type: 'hover', region });
const leave = (region: string): RegionAction => ({ type: 'leave', region });
const press = (region: string): RegionAction => ({ type: 'press', region });
const lock = (region: string): RegionAction => ({ type: 'lock', region });

describe('pointing at regions', () => {
  it('makes a region active while none is locked', () => {
    expect(activeRegion(choiceAfter())).toBeNull();
    expect(activeRegion(choiceAfter(hover('york')))).toBe('york');
    expect(activeRegion(choiceAfter(hover('york'), hover('downtown')))).toBe('downtown');
  });

  it('clears the active region on leaving it', () => {
    expect(activeRegion(choiceAfter(hover('york'), leave('york')))).toBeNull();
  });

  it('keeps the region that was entered before the last one was left', () => {
    expect(activeRegion(choiceAfter(hover('york'), hover('downtown'), leave('york')))).toBe('downtown');
  });

  it('changes nothing while a region is locked', () => {
    const choice = choiceAfter(press('york'), hover('downtown'));
    expect(activeRegion(choice)).toBe('york');
    expect(choice.locked).toBe('york');
    expect(activeRegion(chooseRegion(choice, leave('downtown')))).toBe('york');
  });

  it('does not clear a locked region on leaving it', () => {
    const choice = choiceAfter(hover('york'), press('york'), leave('york'));
    expect(activeRegion(choice)).toBe('york');
    expect(choice.locked).toBe('york');
  });
});

describe('pressing regions', () => {
  it('locks the region and makes it active', () => {
    expect(choiceAfter(press('york'))).toEqual({ pointed: null, locked: 'york' });
    expect(activeRegion(choiceAfter(press('york')))).toBe('york');
  });

  it('moves the lock to the second region', () => {
    const choice = choiceAfter(press('york'), press('downtown'));
    expect(choice.locked).toBe('downtown');
    expect(activeRegion(choice)).toBe('downtown');
  });

  it('clears the lock and the active region when the locked one is pressed, even under the pointer', () => {
    const choice = choiceAfter(hover('york'), press('york'), press('york'));
    expect(choice.locked).toBeNull();
    expect(activeRegion(choice)).toBeNull();
  });

  it('forgets a region that a finger touched before another one was chosen', () => {
    expect(choiceAfter(hover('york'), press('downtown'))).toEqual({ pointed: null, locked: 'downtown' });
  });

  it('hovers again after the lock has gone', () => {
    expect(activeRegion(choiceAfter(press('york'), press('york'), hover('downtown')))).toBe('downtown');
  });
});

describe('choosing from elsewhere', () => {
  it('locks at once, and again does not clear', () => {
    expect(choiceAfter(lock('york')).locked).toBe('york');
    expect(choiceAfter(lock('york'), lock('york')).locked).toBe('york');
    expect(choiceAfter(press('downtown'), lock('york')).locked).toBe('york');
  });

  it('is cleared by a press and by the clear button', () => {
    expect(activeRegion(choiceAfter(lock('york'), press('york')))).toBeNull();
    expect(activeRegion(choiceAfter(hover('york'), lock('york'), { type: 'clear' }))).toBeNull();
  });
});

describe('every action', () => {
  it('gives back the same object where nothing changes', () => {
    const choice = choiceAfter(hover('york'), press('york'));
    for (const action of [hover('york'), lock('york'), leave('downtown')]) {
      expect(chooseRegion(choice, action)).toBe(choice);
    }
    expect(chooseRegion(NO_REGION, { type: 'clear' })).toBe(NO_REGION);
  });
});

describe('the region in an address', () => {
  it('is read as it is written, or else whatever the case of its letters', () => {
    expect(regionOfAddress('?region=northYork', IDS)).toBe('northYork');
    expect(regionOfAddress('?walk=pai&region=NORTHYORK', IDS)).toBe('northYork');
    expect(regionOfAddress('?region=york', IDS)).toBe('york');
  });

  it.each(['', '?', '?region=', '?region=atlantis', '?region=__proto__', '?region=%E0%A4%A', '?Region=york'])(
    'is none in %j',
    (search) => {
      expect(regionOfAddress(search, IDS)).toBeNull();
    },
  );
});
