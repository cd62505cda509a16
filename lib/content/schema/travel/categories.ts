/** Categories with a badge of their own colour; any other word gets a grey one. */
export const RESTAURANT_CATEGORIES = [
  'Breakfast',
  'Brunch',
  'Lunch',
  'Dinner',
  'Sweet',
  'Savoury',
  'Healthy',
  'Dressy',
] as const;

export type RestaurantCategory = (typeof RESTAURANT_CATEGORIES)[number];
