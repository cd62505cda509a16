import type { Page } from 'playwright/test';
import { ready } from './watch';

/**
 * Does to the page what a browser's page translation does: each text node, and each that is added later, is replaced by
 * nested `<font>` elements. The new words are the old ones in ⟦brackets⟧, so that texts can still be read.
 */
export function translateInPage(): void {
  const KEPT = 'script, style, font, svg, [translate=no]';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest(KEPT)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `⟦${text.data}⟧`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const { parentElement } = node;
      if (node.nodeType === Node.TEXT_NODE && parentElement) translate(parentElement);
      else if (node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'FONT') translate(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Opens a page and has it translated once it has been hydrated. */
export async function openTranslated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await ready(page);
  await page.evaluate(translateInPage);
}

/** Text of a part of the page, without the brackets of the translation and with single spaces. */
export async function readTranslated(page: Page, selector = 'body'): Promise<string> {
  const text = await page.locator(selector).textContent();
  return (text ?? '').replaceAll(/[⟦⟧]/g, '').replaceAll(/\s+/g, ' ');
}
