import { pictures } from '@/data/pages/pictures';
import type { RecipeInput } from '@/data/schema/recipe';
import { site } from '@/data/site';

export const recipe: RecipeInput = {
  id: 17,
  slug: 'pasta',
  customLink: '/pasta',
  title: 'Spaghetti with Pesto and Confit Garlic',
  cardTitle: 'Spaghetti with Basil Pesto',
  category: 'Pasta',
  types: ['pasta'],
  cuisine: 'Italian',
  keywords: ['pesto', 'basil pesto', 'pesto genovese', 'confit garlic', 'spaghetti', 'vegetarian pasta'],
  description:
    'Spaghetti in fresh basil pesto with garlic cooked slowly in oil until it spreads like butter. Vegetarian, serves 4: 30 minutes of work, 45 in the oven.',
  dek: 'Basil pounded while it is still cold, and garlic cooked so slowly that it forgets to be sharp.',
  picture: pictures.pasta,
  pictureCaption: 'Half of the garlic is in the sauce, the other half is where you can see it.',
  times: { prep: 30, cook: 45, total: 75, card: 30, cardLabel: 'prep' },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-08-14',
  updated: '2026-11-22',
  allergens: ['Gluten', 'Milk', 'Tree nuts'],
  diets: ['vegetarian'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          title: 'Confit garlic',
          items: [
            {
              id: 'garlic',
              buy: 'garlic',
              name: 'garlic',
              amount: 24,
              unit: 'clove',
              note: 'from firm, fresh heads, peeled and left whole',
            },
            {
              id: 'confit-oil',
              buy: 'olive-oil',
              name: 'olive oil',
              amount: 200,
              unit: 'ml',
              food: 'olive-oil',
              note: 'a mild one, most of it left over as garlic oil',
            },
          ],
        },
        {
          title: 'Pesto',
          items: [
            {
              id: 'basil',
              buy: 'basil',
              name: 'basil leaves',
              amount: 80,
              unit: 'g',
              food: 'basil-leaves',
              note: 'weighed without stalks, small and young for choice',
            },
            {
              id: 'pine-nuts',
              buy: 'pine-nuts',
              name: 'pine nuts',
              amount: 50,
              unit: 'g',
              food: 'pine-nuts',
            },
            {
              id: 'cheese',
              buy: 'vegetarian-hard-cheese',
              name: 'vegetarian hard cheese',
              amount: 80,
              unit: 'g',
              food: 'grated-parmesan',
              note: 'Parmesan style, made with microbial rennet',
            },
            {
              id: 'pesto-oil',
              buy: 'olive-oil',
              name: 'extra virgin olive oil',
              amount: 80,
              unit: 'ml',
              food: 'olive-oil',
              note: 'cold',
            },
            {
              id: 'pesto-salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 0.5,
              unit: 'tsp',
              food: 'salt',
            },
          ],
        },
        {
          title: 'Pasta',
          items: [
            {
              id: 'spaghetti',
              buy: 'spaghetti',
              about: 'semolina',
              name: 'spaghetti',
              amount: 400,
              unit: 'g',
              note: 'dried',
            },
            { id: 'water', buy: 'water', name: 'water', amount: 3, unit: 'l', food: 'water' },
            {
              id: 'water-salt',
              buy: 'salt',
              name: 'fine salt',
              amount: 30,
              unit: 'g',
              food: 'salt',
              note: 'for the water',
            },
          ],
        },
      ],
    },
    {
      type: 'equipment',
      items: [
        'Ovenproof dish, about {=500 ml}, and a lid or foil',
        'Large mortar and pestle, or a food processor',
        'Dry frying pan for the nuts',
        'Salad spinner or two clean kitchen towels',
        'Large pot for the pasta, {#5 L}, and a wide bowl to toss it in',
        'Slotted spoon, fine sieve and a clean jar with a lid',
      ],
    },
    {
      type: 'method',
      groups: [
        {
          title: 'Confit the garlic',
          steps: [
            {
              id: 'peel',
              title: 'Peel the garlic',
              text: 'Heat the oven to {@150}. Cut the hard root end off {garlic} and slip off the skins. A clove that is rolled under the palm lets go of its skin without being crushed. Keep them whole: a bruised clove browns at the edges and turns bitter.',
              work: 10,
              cue: 'Smooth, whole cloves without a scrap of papery skin.',
            },
            {
              id: 'confit',
              title: 'Into the oven',
              text: 'Put the cloves into a dish that they nearly fill and pour {confit-oil} over them. Every clove should be covered. Close the dish with a lid or foil and bake it for {~confit} while you make the pesto.',
              durations: [
                {
                  id: 'confit',
                  label: 'Bake the garlic',
                  minutes: 45,
                  attention: 'passive',
                  until: 'mash',
                },
              ],
              work: 1,
              cue: 'Pale gold and so soft that a fork goes through without a push. Small lazy bubbles are right, a sizzle is too hot.',
              picture: {
                name: 'step-confit-garlic',
                alt: 'Whole cloves of garlic, pale gold and soft, under clear oil in a small white dish, one of them on the tines of a fork',
              },
            },
          ],
        },
        {
          title: 'Make the pesto',
          steps: [
            {
              id: 'toast',
              title: 'Toast the pine nuts',
              text: 'Toast {pine-nuts|4/5} for the pesto, with {pine-nuts|rest|amount} more for the top, in a dry pan over medium heat for {~toast}. Shake the pan often and do not walk away. Tip the nuts onto a cold plate at once, because a hot pan goes on without you.',
              durations: [{ id: 'toast', label: 'Toast the pine nuts', minutes: 4, attention: 'active' }],
              cue: 'Gold in patches, and the kitchen smells of warm butter.',
            },
            {
              id: 'pick',
              title: 'Wash and dry the basil',
              text: 'Pick {basil} from the stalks and put {=12 leaf|leaves}, the smallest, aside for the top. Rinse the leaves in cold water, spin or pat them completely dry, and keep them in the fridge until the mortar is ready. Water on the leaves makes a pesto that weeps.',
              work: 5,
              cue: 'A leaf pressed on paper leaves no wet mark.',
            },
            {
              id: 'pound',
              title: 'Pound',
              text: 'Pound the cooled {pine-nuts|name}, all but those for the top, with {pesto-salt} to a paste. Add the basil a handful at a time and grind it against the wall of the mortar. Work in {cheese|3/4}, finely grated, then let in {pesto-oil} in a thin stream. By hand this takes {~pound}.',
              durations: [{ id: 'pound', label: 'Pound the pesto', minutes: 8, attention: 'active' }],
              beyond: {
                upTo: 6,
                text: 'A mortar takes no more than this: pound in {*} batches, or leave it to a processor.',
                repeats: ['pound'],
              },
              work: 2,
              cue: 'A thick, bright green cream that slides off the pestle in one piece.',
              picture: {
                name: 'step-pesto-paste',
                alt: 'Pesto in a marble mortar, a thick bright green cream with small bits of leaf and nut, a lump of it sliding off the wooden pestle; grated cheese and basil beside it',
                focus: [46, 48],
              },
            },
          ],
        },
        {
          title: 'Bring it together',
          steps: [
            {
              id: 'boil-water',
              title: 'Put the water on',
              text: 'When the garlic has about a quarter of an hour to go, bring {water} to a boil in a large, covered pot. Count on {~heat-water}. Stir in {water-salt}.',
              durations: [
                {
                  id: 'heat-water',
                  label: 'Bring the water to a boil',
                  minutes: 12,
                  attention: 'passive',
                  until: 'boil',
                },
              ],
              work: 1,
              beyond: {
                upTo: 6,
                text: 'Share the water and the salt between {*} pots, or boil one share after the other.',
              },
              cue: 'It boils so hard that stirring does not stop it.',
            },
            {
              id: 'mash',
              title: 'Finish the pesto',
              text: 'Take the dish out of the oven and lift out the garlic with a slotted spoon. Choose the best half of the cloves for the top. Let the others stop steaming, mash them with a fork and stir them into the pesto. Keep a spoonful of the oil for each plate and strain the rest into a clean jar.',
              safety:
                'Garlic under oil can grow botulism: the jar is in the fridge within the hour, at {@4} or colder, and eaten within four days or frozen.',
              work: 4,
              cue: 'The mashed garlic disappears into the green, and the pesto tastes sweet before it tastes of garlic.',
            },
            {
              id: 'boil',
              title: 'Boil the spaghetti',
              text: 'Boil {spaghetti} for {~boil}, or one minute less than the packet says, and stir well during the first of them. Scoop out {=1 mugful|mugfuls} of the cooking water before you drain it.',
              durations: [{ id: 'boil', label: 'Boil the spaghetti', minutes: 9, attention: 'passive' }],
              beyond: {
                upTo: 6,
                text: 'Boil it in {*} batches, each in its share of the water and salt, and toss each as it comes out.',
                repeats: ['boil'],
              },
              cue: 'A strand bitten through shows a pale thread in the middle.',
            },
            {
              id: 'toss',
              title: 'Toss, off the heat',
              text: 'Loosen the pesto in a wide bowl with a few spoonfuls of the cooking water until it pours. Add the spaghetti and toss it for {~toss}, with another splash whenever it drags. Nothing goes back onto the stove: pesto is never cooked, and that is why it stays green.',
              durations: [{ id: 'toss', label: 'Toss the spaghetti', minutes: 2, attention: 'active' }],
              cue: 'Every strand is coated and slips past its neighbour, with a little sauce left in the bowl.',
            },
            {
              id: 'serve',
              title: 'Serve',
              text: 'Twist the spaghetti onto warm plates. Top it with the whole cloves, the last of the {pine-nuts|name}, the small basil leaves and {cheese|rest} in shavings, and trickle a spoonful of the garlic oil over each plate.',
              work: 4,
            },
          ],
        },
      ],
    },
    {
      type: 'tips',
      title: 'Chef’s tips',
      items: [
        {
          title: 'Garlic in oil is never a shelf jar',
          text: 'Garlic can carry the spores of botulism. Under oil they have no air, which is what they want, and the oven does not kill them; their poison has no smell and no taste. A jar that stood out overnight goes into the bin.',
        },
        {
          title: 'Read the cheese',
          text: 'Real Parmigiano Reggiano, Grana Padano and Pecorino Romano are set with animal rennet, so they are not vegetarian. Look for a hard cheese that names microbial or vegetable rennet on the label.',
        },
        {
          title: 'With a processor',
          text: 'Put the bowl and blade into the freezer for ten minutes first, then work in short pulses, nuts and cheese before basil and oil. Three minutes do it. A blade that runs on warms the leaves, and warm basil goes khaki.',
        },
        {
          title: 'The water is half the sauce',
          text: 'Salty, starchy water turns a paste into something that clings. Add it by the spoonful, and take more than you think: it thickens on the way to the table.',
        },
        {
          title: 'Without the oven',
          text: 'Use the smallest pan that holds it, on the smallest burner at its lowest, and give the garlic 40 minutes with a turn now and then. The oil should barely move.',
        },
      ],
    },
    {
      type: 'post',
      title: 'The last minute, filmed',
      text: 'From paste to sauce: what one ladle of pasta water does to the pesto, seen from above the bowl.',
      provider: 'instagram',
      url: site.embeds.pastaPost,
    },
    {
      type: 'keeping',
      title: 'Ahead and after',
      ahead:
        'Bake the garlic up to three days before and keep it in the fridge under its oil. Let it stand at room temperature only as long as the pasta takes. The pesto is best on the day.',
      fridge:
        'Pesto keeps two days under a film of oil. What is left of the garlic and its oil keeps four days from the day it was baked, at the back of the fridge, lifted out with a clean spoon. After that, throw it away.',
      freezer:
        'Pesto and confit garlic freeze for three months in an ice-cube tray. Thaw them in the fridge, and use them on the day they thaw.',
      reheat:
        'Pesto is loosened with hot pasta water, not heated. I eat dressed spaghetti cold the next day, with lemon.',
    },
    {
      type: 'swaps',
      title: 'Instead of',
      items: [
        {
          for: 'pine-nuts',
          title: 'walnuts or blanched almonds',
          text: 'The same weight, toasted the same way. Walnuts make it darker and a little bitter, almonds sweeter.',
        },
        {
          for: 'pine-nuts',
          title: 'sunflower seeds',
          text: 'The same weight, for a table with a nut allergy. Check the packet for traces.',
        },
        {
          for: 'cheese',
          title: 'Parmigiano Reggiano and Pecorino',
          text: 'Two parts to one, if nobody at the table is vegetarian. Halve the salt in the pesto, as Pecorino brings its own.',
        },
        {
          for: 'basil',
          title: 'half basil, half flat-leaf parsley',
          text: 'In winter, when basil costs more than the pasta. Greener and less sweet.',
        },
        {
          for: 'spaghetti',
          title: 'trofie or linguine',
          text: 'What Liguria would take. Boil it as the packet says, less one minute.',
        },
      ],
    },
  ],
};
