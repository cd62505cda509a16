const ENTITIES: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML and XML hold it, between tags or in quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

/** A text as one reads it, from what `escapeMarkup` or React made of it. */
export function unescapeMarkup(escaped: string): string {
  const marks = Object.keys(ENTITIES);
  return escaped
    .replaceAll('&#x27;', "'")
    .replace(
      /&(?:amp|lt|gt|quot|#39);/g,
      (entity) => marks.find((mark) => ENTITIES[mark] === entity) ?? entity,
    );
}
