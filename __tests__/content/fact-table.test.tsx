import { render, screen } from '@testing-library/react';
import { FactTable } from '@/components/content/fact-table';

it('keeps rows of the same name apart, as two hours of a weekday', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const rows = [
    { name: 'Saturday', value: '9 am to 1 pm' },
    { name: 'Saturday', value: '6 pm to 10 pm' },
  ];
  const { rerender } = render(<FactTable rows={rows} />);
  rerender(<FactTable rows={[...rows].reverse()} />);
  expect(screen.getAllByText('Saturday')).toHaveLength(2);
  expect(screen.getByText('9 am to 1 pm')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});
