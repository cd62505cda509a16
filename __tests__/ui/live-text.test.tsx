import { render } from '@testing-library/react';
import { LiveText } from '@/components/ui/live-text';

/** Replaces every text node as a browser's page translation does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `<${text.textContent}>`;
    (text as Text).replaceWith(font);
  }
}

const amount = (text: string) => (
  <p>
    Serve <LiveText>{text}</LiveText> of it.
  </p>
);

it('shows its current text in its place after the page was translated', () => {
  const { container, rerender } = render(amount('4 portions'));
  translate(container);
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
])('marks "%s" with translate=%s', (text, expected) => {
  const { container } = render(<LiveText>{text}</LiveText>);
  expect(container.querySelector('span')?.getAttribute('translate')).toBe(expected);
});
