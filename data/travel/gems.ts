/** Words of the Hidden Gems box, its sign-up prompt and the dialog that signs up. */
export const gems = {
  title: 'Hidden Gems',
  /** What a subscriber reads over the teasers. */
  message: 'The first ones are coming soon: I am still choosing them, so look in again.',
  teasers: [
    { name: 'Coming Soon', description: 'The small places that never make a list.' },
    {
      name: 'Exclusive Access',
      description: 'You are in. Hidden gems will be added weekly, for subscribers only.',
    },
    { name: 'Stay Tuned', description: 'A new one each week, with what to order.' },
  ],
  prompt: {
    text: 'The small places I would rather keep to myself. Hidden gems will be added weekly, for subscribers only.',
    button: 'Subscribe to see them',
  },
  dialog: {
    title: 'Subscribe for hidden gems',
    description: 'Hidden gems will be added weekly, for subscribers only.',
    label: 'E-mail address',
    button: 'Subscribe',
    /** What becomes of the address. */
    note: 'It stays on this device. Nothing is sent.',
  },
  invalid: 'Please enter a valid email address',
  success: 'Thank you for subscribing! You can now access hidden gems.',
};
