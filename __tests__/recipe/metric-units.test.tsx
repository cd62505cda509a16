import { render, renderHook, screen } from '@testing-library/react';
import { UnitSwitch } from '@/components/recipe/unit-switch';
import { authorityOf } from '@/lib/content/food-safety';
import { foodSafety } from '@/lib/content/server';
import { heldText, inBothUnits, inFahrenheit, keepingFigures, resultText } from '@/lib/pages/safety-text';
import { readChoiceSearch } from '@/lib/recipe/servings';
import { useChoice } from '@/lib/recipe/use-choice';

jest.mock('@/.content/hasUsUnits', () => ({ hasUsUnits: false }));

describe('a site with metric units alone', () => {
  it('has no control that chooses units', () => {
    const { container } = render(<UnitSwitch system="metric" onSystem={jest.fn()} />);
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('ignores units of addresses and those that the device has stored', () => {
    localStorage.setItem('rtr:units', JSON.stringify({ version: 1, value: 'us' }));
    window.history.replaceState(null, '', '/?servings=6&units=us');
    expect(readChoiceSearch('?servings=6&units=us', 4)).toMatchObject({ servings: 6, system: null });
    const { result } = renderHook(() => useChoice(4));
    expect(result.current.choice).toMatchObject({ servings: 6, system: 'metric' });
    expect(result.current.shared.system).toBeNull();
  });

  it('has temperatures in degrees Celsius', () => {
    const authority = authorityOf(foodSafety, undefined);
    if (!authority) throw new Error('The fixture site has an authority.');
    const figures = keepingFigures({ ...authority, cold: { ...authority.cold, at: 4 } });
    expect(figures[0]).toMatchObject({ figure: '4\u00a0°C', after: 'or colder' });
    expect(inFahrenheit(74)).toBe('');
    expect(inBothUnits(74)).toBe('74\u00a0°C');
    expect(heldText({ hold: 2, orAt: 80 })).toBe('for 2\u00a0minutes, or 80\u00a0°C');
    expect(resultText({ at: 63 } as Parameters<typeof resultText>[0]).fahrenheit).toBeUndefined();
  });
});
