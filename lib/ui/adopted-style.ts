/**
 * Declarations of the one rule of an adopted style sheet, which is added with the first call for a selector. A custom
 * property that is set here restyles the elements of the selector and what is in them. Set on `<html>` it would restyle
 * every element of the page, since custom properties are inherited.
 */
export function adoptedStyle(selector: string): CSSStyleDeclaration {
  const sheets = document.adoptedStyleSheets;
  let sheet = sheets.find(
    ({ cssRules }) => (cssRules[0] as CSSStyleRule | undefined)?.selectorText === selector,
  );
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.insertRule(`${selector} {}`);
    sheets.push(sheet);
  }
  return (sheet.cssRules[0] as CSSStyleRule).style;
}
