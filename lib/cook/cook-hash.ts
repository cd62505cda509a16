/** Fragment of the address of a recipe that opens cook mode, and id of the button that does. */
export const COOK_HASH = 'cook';
