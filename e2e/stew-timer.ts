/** A timer of Barley Stew as it is stored, which runs for some minutes from `start`, in ms since 1970. */
export const stewTimer = (id: string, label: string, minutes: number, start = Date.now()) => ({
  id: `barley-stew/${id}/d1`,
  label,
  recipe: 'Barley Stew',
  path: '/barley-stew/',
  total: minutes * 60_000,
  endsAt: start + minutes * 60_000,
});
