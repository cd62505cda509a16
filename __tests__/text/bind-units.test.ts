import { bindUnits } from '@/lib/text/bind-units';
import { plainSpaces } from '@/lib/text/words';

describe('bindUnits', () => {
  it.each([
    ['Serves 4 in 1 hr 15 min.', 'Serves 4 in 1\u00a0hr 15\u00a0min.'],
    ['½ tsp salt, 2½ to 3 cups rice', '½\u00a0tsp salt, 2½ to 3\u00a0cups rice'],
    ['To 74 °C, by 7 pm', 'To 74\u00a0°C, by 7\u00a0pm'],
    ['{number} ml', '{number}\u00a0ml'],
    ['{hour}:{minute} am', '{hour}:{minute}\u00a0am'],
  ])('binds the units in “%s”', (text, bound) => {
    expect(bindUnits(text)).toBe(bound);
  });

  it.each([
    '4 servings',
    '10 grams',
    '5 minutes',
    '2 L\u00f6ffel',
    '6 cupboards',
    'Soak {beans} in {#2 L} of water',
  ])('leaves “%s” as it is', (text) => {
    expect(bindUnits(text)).toBe(text);
  });
});

describe('plainSpaces', () => {
  it('replaces non-breaking spaces', () => {
    expect(plainSpaces('15\u00a0ml vinegar')).toBe('15 ml vinegar');
  });
});
