/** Offers something in the share sheet of the device. False where there is none, or it failed. Never throws; browser only. */
export async function shareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    // Closing the sheet is an answer, not a failure.
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
