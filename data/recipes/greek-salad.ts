import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';

export const recipe: RecipeInput = {
  id: 14,
  slug: 'greek-salad',
  customLink: '/greek-salad-recipe',
  title: 'Simple Greek Salad',
  native: { text: 'Χωριάτικη', lang: 'el' },
  category: 'Salad',
  types: ['salads'],
  cuisine: 'Greek',
  keywords: [
    'Greek salad',
    'horiatiki',
    'village salad',
    'feta',
    'tomato salad',
    'summer salad',
    'χωριάτικη',
  ],
  description:
    'Tomato, cucumber, red onion, olives and a whole slab of feta with oregano and good oil. A village salad in 15 minutes, serves 2 to 4.',
  dek: 'Vegetables cut large, feta by the slab, and nothing hidden under leaves.',
  picture: pictures.greekSalad,
  pictureCaption: 'The feta stays in one piece until it reaches the table.',
  times: { prep: 15, cook: 0, total: 15, card: 15 },
  yield: { amount: 4, unit: 'serving', text: '2-4' },
  difficulty: 'Beginner',
  published: '2024-06-26',
  updated: '2026-11-22',
  allergens: ['Milk', 'Sulphites'],
  diets: ['vegetarian', 'gluten-free'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Salad',
          items: [
            {
              id: 'tomatoes',
              buy: 'tomato',
              name: 'ripe tomatoes',
              amount: 600,
              unit: 'g',
              note: 'at room temperature, in wedges',
            },
            {
              id: 'cucumber',
              buy: 'cucumber',
              name: 'cucumber',
              plural: 'cucumbers',
              amount: 1,
              round: 'half',
              note: 'in thick half-moons',
            },
            {
              id: 'pepper',
              buy: 'bell-pepper',
              name: 'green bell pepper',
              plural: 'green bell peppers',
              amount: 1,
              round: 'half',
              note: 'small, in thin rings',
            },
            {
              id: 'onion',
              buy: 'red-onion',
              name: 'red onion',
              plural: 'red onions',
              amount: 0.5,
              round: 'half',
              note: 'in thin rings',
            },
            {
              id: 'olives',
              buy: 'olives',
              name: 'Kalamata olives',
              amount: 80,
              unit: 'g',
              food: 'olives',
              note: 'with their stones',
            },
            {
              id: 'feta',
              buy: 'feta',
              name: 'feta',
              native: { text: 'φέτα', lang: 'el' },
              amount: 200,
              unit: 'g',
              note: '{=1 slab|slabs} from the brine',
            },
          ],
        },
        {
          title: 'Dressing',
          items: [
            { id: 'salt', buy: 'salt', name: 'fine salt', amount: 0.5, unit: 'tsp', food: 'salt' },
            {
              id: 'oil',
              buy: 'olive-oil',
              name: 'extra virgin olive oil',
              amount: 60,
              unit: 'ml',
              food: 'olive-oil',
              note: 'the best you have',
            },
            {
              id: 'vinegar',
              buy: 'red-wine-vinegar',
              name: 'red wine vinegar',
              amount: 1,
              unit: 'tbsp',
              food: 'vinegar',
              note: 'less if the tomatoes are sharp',
            },
            {
              id: 'oregano',
              buy: 'oregano',
              name: 'dried oregano',
              amount: 1,
              unit: 'tsp',
              note: 'Greek, on the stalk if you find it',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        {
          text: 'Wide, shallow bowl that you would put on the table',
          beyond: { upTo: 8, text: '{*} wide, shallow bowls that you would put on the table' },
        },
        'Sharp or serrated knife for the tomatoes',
        'Vegetable peeler',
        'Small bowl of cold water for the onion',
        'Large spoon for the bottom of the bowl',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Cut',
          steps: [
            {
              id: 'tomatoes',
              title: 'Salt the tomatoes first',
              text: 'Core {tomatoes} and cut them into wedges, two bites each. Put them into the bowl you will serve in, with every drop from the board, and sprinkle them with {salt}. Leave them for {~salt} while you cut the rest.',
              durations: [
                {
                  id: 'salt',
                  label: 'Salt the tomatoes',
                  minutes: 10,
                  attention: 'passive',
                  until: 'dress',
                },
              ],
              beyond: {
                upTo: 8,
                text: 'Build {*} salads side by side, each with its share of everything: in a deep bowl the bottom drowns.',
              },
              work: 3,
              cue: 'A pink puddle under the wedges: that is the start of the dressing.',
            },
            {
              id: 'onion',
              title: 'Calm the onion',
              text: 'Slice {onion} into rings as thin as you can and drop them into a bowl of cold water for {~soak}.',
              durations: [
                { id: 'soak', label: 'Soak the onion', minutes: 5, attention: 'passive', until: 'combine' },
              ],
              work: 2,
              cue: 'The rings are crisp and no longer sting the eyes.',
            },
            {
              id: 'cut',
              title: 'Cut the cucumber and pepper',
              text: 'Peel {cucumber} in stripes, so that half of the skin stays on. Cut lengthwise in two, then across into half-moons as thick as a finger. Core {pepper} and cut thin rings.',
              work: 4,
              cue: 'Each piece is big enough for a fork to pick up alone.',
              picture: {
                name: 'step-salad-cut',
                alt: 'Half a cucumber peeled in stripes and cut into half-moons as thick as a finger, a cored green pepper in thin rings on a board; salted tomato wedges and onion rings in water behind',
                focus: [50, 58],
              },
            },
          ],
        },
        {
          title: 'Build',
          steps: [
            {
              id: 'combine',
              title: 'Combine',
              text: 'Drain the onion and shake it dry. Add it to the tomatoes with the {cucumber|name}, the {pepper|name} and {olives}.',
              work: 2,
            },
            {
              id: 'dress',
              title: 'Dress it in the bowl',
              text: 'Taste the juice of the tomatoes. If it is sweet, add {vinegar}; if it is sharp already, a few drops or none. Pour over {oil|3/4}, rub in {oregano|half} between your fingers, and turn everything over twice from below.',
              work: 1,
              cue: 'Oil and tomato juice have run together into a cloudy dressing at the bottom.',
            },
            {
              id: 'feta',
              title: 'Lay the feta on top',
              text: 'Set {feta} on the salad, uncrumbled. Trickle {oil|rest} over it, crumble on {oregano|rest}, and carry the bowl to the table. Everyone breaks off their own. Warn them about the stones in the olives.',
              work: 1,
            },
          ],
        },
      ],
    },
    {
      type: 'tips',
      title: 'Key tips',
      items: [
        {
          title: 'Buy the tomatoes two days early',
          text: 'They ripen on the counter and lose their flavour in the fridge. In winter I use cherry tomatoes, halved: they are the only ones that taste of anything in February.',
        },
        {
          title: 'Brine, not plastic',
          text: 'Feta from the brine is creamy where the crumbled kind is chalky. It should be of sheep’s milk, with goat’s at most. Not every feta is vegetarian: the label says whether its rennet is microbial.',
        },
        {
          title: 'Salt only the tomatoes',
          text: 'Olives and feta season the rest. If it tastes flat at the end, what it wants is oregano or vinegar.',
        },
        {
          title: 'Someone has to deal with the bottom of the bowl',
          text: 'Put bread on the table for the juice, a crusty loaf or warm pita. The salad itself is gluten-free; for a gluten-free table choose the bread to match, or take a spoon.',
        },
        {
          title: 'Side dish or dinner',
          text: 'A serving is meant to stand beside grilled fish, chicken or beans. With bread and nothing else, the same bowl is dinner for half as many.',
        },
      ],
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'Cucumber, pepper and onion can be cut in the morning and kept covered in the fridge. Tomatoes, oil and feta wait until the last quarter of an hour.',
      fridge:
        'Leftovers keep one day, covered, and turn softer and better seasoned. Let them lose their chill for 20 minutes before you eat them.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'feta',
          title: 'a block of plant-based feta',
          text: 'For a vegan salad, without milk. Choose one in brine, and taste before you add salt to anything.',
        },
        {
          for: 'olives',
          title: 'capers',
          text: '{=1 tbsp}, rinsed, as they do on the islands. There are no stones to warn anybody about.',
        },
        {
          for: 'vinegar',
          title: 'lemon juice',
          text: 'The same amount. It is brighter, and without the sulphites that wine vinegar can bring.',
        },
        {
          for: 'pepper',
          title: 'a long, pale sweet pepper',
          text: 'Thinner skin and less bite than the green bell. Cubanelle is the one that I find in Toronto.',
        },
      ],
    },
  ],
};
