import { printOnly } from '@/lib/guide/print-only';

it('prints one part with the title and the credit of the map, and the whole page after that', () => {
  document.body.innerHTML = `
    <article>
      <header><h1>Port Alder</h1><p>About it</p></header>
      <section><h2>Explore</h2><div id="one">Old Quay</div></section>
      <section><h2>Coast</h2><p>Eastwick</p><p data-credit>The licence</p></section>
    </article>`;
  const unprinted = () => [...document.querySelectorAll('.print\\:hidden')].map((each) => each.textContent);
  let onSheet: unknown;
  window.print = () => {
    onSheet = unprinted();
  };
  const onEnd = jest.fn();
  printOnly(document.querySelector('#one') as Element, onEnd);
  expect(onSheet).toEqual(['About it', 'Explore', 'Coast', 'Eastwick']);
  window.dispatchEvent(new Event('afterprint'));
  expect(unprinted()).toEqual([]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
