/** Words of the page that stands in for one that is neither online nor kept on the device. */
export const offline = {
  path: '/offline',
  title: 'Offline',
  description:
    'There is no connection. The pages you opened before are kept on your device, and this page lists them.',
  /** Heading of what happened, and what it means. */
  what: 'No connection, and no copy of this page',
  message:
    'Your device keeps every page you have opened here, and this one it has not seen yet. Everything below is ready to read and to cook from, without a connection.',
  again: 'Try again',
  home: { name: 'Return to Home', href: '/' },
  /** Heading of the list, and what stands there without one. */
  kept: 'Kept on this device',
  none: 'Nothing is kept yet. With a connection, open the pages you want in the kitchen or on the street; from then on they stay.',
  withoutScript: 'The list of what is kept is put together in your browser and needs JavaScript.',
};
