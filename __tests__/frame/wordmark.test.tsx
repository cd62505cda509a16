import { render, screen } from '@testing-library/react';
import { Wordmark } from '@/components/frame/wordmark';

it.each(['Root to Leaf', 'Salt & Pepper', 'Bread and Bread', 'The Slow Sunday Kitchen of Hamilton'])(
  'Wordmark links home by the name “%s”',
  (name) => {
    render(<Wordmark name={name} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  },
);
