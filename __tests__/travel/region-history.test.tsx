import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionHistory } from '@/components/travel/city/region-history.client';

const button = (name: string) => screen.getByRole('button', { name });

describe('the history of the coast', () => {
  const at = async (search: string) => {
    window.history.replaceState(null, '', `/travel/port-alder/${search}`);
    render(<RegionHistory title="How the coast grew">Mills and wagons</RegionHistory>);
    await act(async () => undefined);
    return userEvent.setup();
  };

  it('opens and closes in the address, next to what else stands there, without a history entry', async () => {
    const user = await at('?region=eastwick');
    const toggle = button('How the coast grew');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const entries = window.history.length;
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(window.location.search).toBe('?region=eastwick&history=open');
    await user.click(toggle);
    expect(window.location.search).toBe('?region=eastwick');
    expect(window.history.length).toBe(entries);
  });

  it('stands open where the address says so', async () => {
    await at('?history=open');
    expect(button('How the coast grew')).toHaveAttribute('aria-expanded', 'true');
  });
});
