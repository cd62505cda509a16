/** Where the picture studio reads and writes, from the project folder. */
export const ART = {
  root: 'art',
  scenes: 'art/scenes',
  main: 'art/studio/main.py',
  records: 'art/renders.json',
  masters: 'data/pictures',
  cache: '.cache/art',
};

/** A message for the person at the keyboard; anything else that is thrown is a fault of the script. */
export class Refusal extends Error {}
