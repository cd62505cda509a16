import { useEffect } from 'react';

type SheetProps = { styles: string };

/**
 * Replaces the package `react-style-singleton`, with which Radix locks scrolling behind a dialog: that creates a style
 * element, which the content security policy blocks; this adopts a constructed stylesheet.
 *
 * @returns a component that applies its styles while it is mounted; several mounts share those of the first
 */
export function styleSingleton(): (props: SheetProps) => null {
  let sheet: CSSStyleSheet | undefined;
  let count = 0;
  // biome-ignore lint/correctness/noComponentHookFactories: the interface of the package; it is called once for each sheet
  return function Sheet({ styles }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: later styles are ignored, as in the package
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
