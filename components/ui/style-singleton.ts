import { useEffect } from 'react';

type SheetProps = { styles: string };

/**
 * Stands in for the package of this name, with which Radix locks scrolling behind a dialog: it writes a style element,
 * which the content policy refuses, and this a stylesheet without one.
 *
 * @returns a component whose styles are in force while it is there; where it is there twice, those it had first
 */
export function styleSingleton(): (props: SheetProps) => null {
  let sheet: CSSStyleSheet | undefined;
  let count = 0;
  // biome-ignore lint/correctness/noComponentHookFactories: the interface of the package; it is called once for each sheet
  return function Sheet({ styles }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later changes nothing
    useEffect(() => {
      count += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        count -= 1;
        if (count > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
        sheet = undefined;
      };
    }, []);
    return null;
  };
}
