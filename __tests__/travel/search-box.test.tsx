import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, words } from '@/__tests__/search/few-words';
import { RestaurantSearch } from '@/components/travel/search/search-box.client';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
const toast = jest.fn();
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

beforeEach(() => {
  push.mockClear();
  toast.mockClear();
  global.fetch = answer(words);
});

describe('the search box by itself', () => {
  const setup = () => {
    render(<RestaurantSearch placeholder="Chowder, brunch, Old Quay" />);
    return { user: userEvent.setup(), field: screen.getByPlaceholderText('Chowder, brunch, Old Quay') };
  };

  it('is named, and works as a plain form without script', () => {
    const { field } = setup();
    expect(field).toHaveAccessibleName('Search Port Alder restaurants');
    expect(field).toHaveAttribute('name', 'q');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/travel/port-alder/search/');
  });

  it('does nothing when it is blank', async () => {
    const { user, field } = setup();
    await user.type(field, '{Enter}   {Enter}');
    expect(push).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it('says nothing of a correction where there is none', async () => {
    const { user, field } = setup();
    await user.type(field, 'Waffles  Pancakes{Enter}');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=Waffles++Pancakes'));
    expect(toast).not.toHaveBeenCalled();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
});
