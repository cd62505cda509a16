/** Words of the page that answers every unknown address. */
export const notFound = {
  title: 'Page Not Found',
  description:
    'There is no page at this address. The recipes, the food maps and the rest of the site are one step away.',
  /** The words around the link to the recipes, in order. */
  message: [
    "We couldn't find the page you were looking for. Perhaps you might want to explore ",
    'our recipes',
    ' instead?',
  ] as const,
  messageHref: '/recipes',
  home: { name: 'Return to Home', href: '/' },
  recipes: { name: 'All Recipes', href: '/recipes' },
  /** The plate that stands for the zero. */
  plate: {
    name: 'not-found',
    alt: 'An emptied plate from above: a swirl of red sauce, crumbs, a squeezed wedge of lime and a fork',
  },
};
