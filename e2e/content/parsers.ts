import { readFileSync } from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { validateXML } from 'xmllint-wasm';

// Parsers and validators of other authors, for the export of any site and for the files of __tests__/expected.

type CookParser = {
  parse(text: string): { report: string; recipe: { ingredients: unknown[] } };
};

const COOKLANG = path.resolve('node_modules/@cooklang/cooklang/pkg');

/** Cooklang's own parser. Its package is made for bundlers, so its two halves are joined here. */
export async function cookParser(): Promise<CookParser> {
  const glue = await import(path.join(COOKLANG, 'cooklang_wasm_bg.js'));
  const code = readFileSync(path.join(COOKLANG, 'cooklang_wasm_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './cooklang_wasm_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
  return new glue.Parser();
}

const PROTOCOL = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
const IMAGES = `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
    targetNamespace="http://www.google.com/schemas/sitemap-image/1.1" elementFormDefault="qualified">
  <element name="image"><complexType><sequence><element name="loc" type="anyURI"/></sequence></complexType></element>
</schema>`;
const BOTH = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="images.xsd"/>
</schema>`;

/** Errors of a sitemap by the schema of its protocol. */
export async function sitemapErrors(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'map.xml', contents }],
    schema: [{ fileName: 'both.xsd', contents: BOTH }],
    preload: [
      { fileName: 'sitemap.xsd', contents: PROTOCOL },
      { fileName: 'images.xsd', contents: IMAGES },
    ],
  });
  return errors.map(({ message }) => message);
}

/** Advice that the site does not follow: what an owner has not rated, filmed or counted is left out. */
const NOT_GIVEN = /"(aggregateRating|video|nutrition\.calories|cookTime|image|itemListElement)" \(optional\)/;

/** Faults that a validator for search engines finds in the structured data of a page. */
export async function structuredDataFaults(html: string): Promise<unknown[]> {
  const data = new WebAutoExtractor({ addLocation: false }).parse(html);
  if (Object.keys(data.jsonld).length === 0) return ['no structured data'];
  const issues = (await new Validator().validate(data)).map(
    ({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`,
  );
  return [...data.errors, ...issues.filter((issue) => !NOT_GIVEN.test(issue))];
}
