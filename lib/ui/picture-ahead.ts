/** Loads and decodes the picture in an element before it is shown. Resolves when it can be painted, or has failed. */
export async function pictureAhead(within: Element | null | undefined): Promise<void> {
  const image = within?.querySelector('img');
  if (!image) return;
  // A lazy picture that is not displayed is never loaded.
  image.setAttribute('loading', 'eager');
  await image.decode?.().catch(() => undefined);
}
