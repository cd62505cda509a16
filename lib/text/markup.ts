const ENTITIES: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, for content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Reverts `escapeMarkup` and the escaping of React. */
export function unescapeMarkup(escaped: string): string {
  const characters = Object.keys(ENTITIES);
  return escaped
    .replaceAll('&#x27;', "'")
    .replace(
      /&(?:amp|lt|gt|quot|#39);/g,
      (entity) => characters.find((character) => ENTITIES[character] === entity) ?? entity,
    );
}
