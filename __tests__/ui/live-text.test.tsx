import { render } from '@testing-library/react';
import { LiveText } from '@/components/ui/live-text';

const amount = (text: string) => (
  <p>
    Serve <LiveText>{text}</LiveText> of it.
  </p>
);

it('shows new text in its place on a page whose text nodes a translation replaced', () => {
  const { container, rerender } = render(amount('4 portions'));
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `<${text.textContent}>`;
    text.replaceWith(font);
  }
  rerender(amount('6 portions'));
  expect(container).toHaveTextContent('<Serve >6 portions< of it.>');
});

it.each([
  ['180 g', 'no'],
  ['14:59', 'no'],
  ['1½ kg', 'no'],
  ['6 servings', null],
  ['2 tbsp', null],
  ['약간', null],
])('marks “%s” with translate=%s', (text, expected) => {
  const { container } = render(<LiveText>{text}</LiveText>);
  expect(container.querySelector('span')?.getAttribute('translate')).toBe(expected);
});
