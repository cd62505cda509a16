/**
 * Fetches the picture in an element before it is shown, in the size that it will be drawn at. Resolved once it can be
 * drawn without a wait, or cannot be had.
 */
export async function pictureAhead(within: Element | null | undefined): Promise<void> {
  const image = within?.querySelector('img');
  if (!image) return;
  // A picture that is not shown waits for ever otherwise.
  image.setAttribute('loading', 'eager');
  await image.decode?.().catch(() => undefined);
}
