import { render, screen } from '@testing-library/react';
import { ToolShelf } from '@/components/pages/soon/tool-shelf';

const shelf = (...tools: string[]) =>
  render(
    <ToolShelf
      title="Tools"
      usedIn="Used in"
      tools={tools.map((name) => ({ name, words: [name], text: `A ${name}.` }))}
    />,
  );

describe('ToolShelf', () => {
  it('has the tools that recipes use, the most used first, with those recipes', () => {
    shelf('wok', 'thermometer', 'heavy pot');
    const items = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
    expect(items.map((item) => item?.textContent)).toEqual([
      expect.stringMatching(/^heavy pot.*Used in 2 of 7 recipes/),
      expect.stringMatching(/^thermometer.*Used in 1 of 7 recipes/),
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/barley-stew/',
      '/recipes/rice-bowls/',
      '/chickpea-block/',
    ]);
  });

  it.each(['anvil', 'salt'])('is empty when no recipe lists its tool “%s” as equipment', (tool) => {
    expect(shelf(tool).container).toBeEmptyDOMElement();
  });
});
