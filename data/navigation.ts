import type { FooterColumn, NavItem } from '@/data/schema/navigation';

export const navigation: NavItem[] = [
  { name: 'Content', href: '/content' },
  {
    name: 'Food Map',
    hasDropdown: true,
    dropdownItems: [
      { name: 'Toronto', href: '/travel/toronto', note: 'and the GTA' },
      { name: 'Japan', href: '/travel/japan', note: '10 regions' },
      { name: 'California', href: '/travel/california', note: '5 regions' },
    ],
  },
  {
    name: 'Recipes',
    href: '/recipes',
    hasDropdown: true,
    dropdownItems: [
      { name: 'All Recipes', href: '/recipes' },
      {
        name: 'Meal Prep',
        href: '/recipes/meal-prep',
        hasSubmenu: true,
        submenuItems: [
          { name: 'High Protein', href: '/recipes/meal-prep/high-protein' },
          { name: 'Salads', href: '/salads' },
        ],
      },
      {
        name: 'Meats',
        hasSubmenu: true,
        submenuItems: [{ name: 'Chicken' }, { name: 'Pork', href: '/pork' }, { name: 'Beef' }],
      },
    ],
  },
  {
    name: 'Lifestyle',
    hasDropdown: true,
    dropdownItems: [{ name: 'Coaching & Mentorship', href: '/coaching' }],
  },
  { name: 'About', href: '/about' },
  { name: 'Shop', href: '/shop' },
];

export const footerColumns: FooterColumn[] = [
  {
    title: 'Cook',
    links: [
      { name: 'All Recipes', href: '/recipes' },
      { name: 'Meal Prep', href: '/recipes/meal-prep' },
      { name: 'Noodles', href: '/noodles' },
      { name: 'Saved recipes', href: '/recipes/saved' },
      { name: 'Shopping list', href: '/recipes/shopping-list' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { name: 'Legumes', href: '/legumes' },
      { name: 'Flour', href: '/flour' },
      { name: 'Salads', href: '/salads' },
    ],
  },
  {
    title: 'Eat out',
    links: [
      { name: 'Toronto', href: '/travel/toronto' },
      { name: 'Japan', href: '/travel/japan' },
      { name: 'California', href: '/travel/california' },
    ],
  },
  {
    title: 'Lifestyle',
    links: [
      { name: 'Coaching', href: '/coaching' },
      { name: 'Beauty & Skincare', href: '/beauty' },
      { name: 'Fitness & Wellness', href: '/fitness' },
      { name: 'Automotive', href: '/automotive' },
    ],
  },
  {
    title: 'More',
    links: [
      { name: 'About', href: '/about' },
      { name: 'Content', href: '/content' },
      { name: 'Shop', href: '/shop' },
    ],
  },
];
