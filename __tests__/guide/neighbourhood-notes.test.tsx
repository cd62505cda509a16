import { render, screen } from '@testing-library/react';
import { NeighbourhoodNotes } from '@/components/guide/neighbourhood-notes';

it('shows name origin and history of the neighbourhoods that have one', () => {
  render(<NeighbourhoodNotes guide="port-alder" />);
  const note = screen.getByText('Old Quay').parentElement;
  expect(note).toHaveTextContent('The quay was the first one of stone');
  expect(note).toHaveTextContent('Herring was landed here until 1932');
  expect(screen.queryByText('Net Lofts')).not.toBeInTheDocument();
});
