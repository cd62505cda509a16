/** @jest-environment node */

import type { FoodEvent } from '@/lib/content/schema/event';
import type { Recipe, Step } from '@/lib/content/schema/recipe';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { pageAt } from '@/lib/pages/addresses';
import {
  breadcrumbJsonLd,
  eventsJsonLd,
  itemListJsonLd,
  profilePageJsonLd,
  recipeJsonLd,
  restaurantsJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld';

jest.mock('@/lib/content/pictures', () => ({
  shareCrops: (name: string) =>
    ['1200x675', '1200x900', '1200x1200'].map((size) => ({ src: `/pictures/${name}-${size}.jpg` })),
}));
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const plain = (data: object | null) => JSON.parse(JSON.stringify(data));
const step = (id: string, text: string): Step => ({ id, title: `Do ${id}`, text, durations: [] });
const method = (...groups: { title?: string; steps: Step[] }[]) => ({ type: 'method' as const, groups });

const toast: Recipe = {
  status: 'published',
  fullMeal: false,
  id: 1,
  slug: 'toast',
  customLink: '/toast',
  title: 'Toast',
  category: 'Salad',
  types: [],
  cuisine: 'Canadian',
  keywords: ['toast', 'bread'],
  description: 'Two slices of bread, browned in oil on both sides and eaten while they are hot.',
  dek: 'Bread, made better.',
  picture: { name: 'toast', alt: 'Toast on a plate' },
  times: { prep: 5, cook: 70, total: 75, card: 75 },
  yield: { amount: 2, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-01-02',
  allergens: [],
  diets: ['vegan'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          items: [
            { id: 'lamb', name: 'lamb shoulder', amount: 400, unit: 'g', note: 'in 1.5 cm dice' },
            { id: 'egg', name: 'egg', plural: 'eggs', amount: 2 },
            { id: 'salt', name: 'salt' },
          ],
        },
      ],
    },
    { type: 'equipment', items: ['Pan'] },
    method({ steps: [step('fry', 'Fry {lamb} at {@180}.'), step('eat', 'Add {egg} and {salt}.')] }),
  ],
};
const steps = (...groups: { title?: string; steps: Step[] }[]) =>
  recipeJsonLd({ ...toast, blocks: [...toast.blocks.slice(0, 2), method(...groups)] }).recipeInstructions;

describe('recipeJsonLd', () => {
  it('describes the recipe as its page does, in metric units', () => {
    expect(plain(recipeJsonLd(toast))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Toast',
      url: 'https://example.com/toast/',
      author: { '@type': 'Organization', name: 'Plain & Peppered' },
      datePublished: '2024-01-02',
      keywords: 'toast, bread',
      recipeCategory: 'Salad',
      recipeCuisine: 'Canadian',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      tool: [{ '@type': 'HowToTool', name: 'Pan' }],
      image: ['675', '900', '1200'].map((height) => `https://example.com/pictures/toast-1200x${height}.jpg`),
      prepTime: 'PT5M',
      cookTime: 'PT70M',
      totalTime: 'PT75M',
      recipeIngredient: ['400 g lamb shoulder, in 1.5 cm dice', '2 eggs', 'salt'],
    });
  });

  it('has no rating, video or nutrition that the recipe does not have', () => {
    expect(JSON.stringify(recipeJsonLd(toast))).not.toMatch(/rating|review|video|nutrition/i);
  });

  it.each([
    [undefined, '2024-01-02'],
    ['2025-06-07', '2025-06-07'],
    ['build', '2026-11-21'],
  ] as const)('updated %s is modified on %s', (updated, day) => {
    expect(recipeJsonLd({ ...toast, updated }).dateModified).toBe(day);
  });

  it.each([
    [{ amount: 2, unit: 'serving' }, '2 servings'],
    [{ amount: 1, unit: 'block' }, '1 block'],
    [{ amount: 3, unit: 'serving', text: '2-4' }, '2-4 servings'],
  ])('writes a yield of %j as “%s”', (made, expected) => {
    expect(recipeJsonLd({ ...toast, yield: made }).recipeYield).toBe(expected);
  });

  it('has the longest of times that vary, and no time of zero', () => {
    const times = { prep: [600, 1440] as [number, number], cook: 0 as const, total: 1440, card: 1440 };
    const data = plain(recipeJsonLd({ ...toast, times }));
    expect(data).toMatchObject({ prepTime: 'PT1440M', totalTime: 'PT1440M' });
    expect(data).not.toHaveProperty('cookTime');
  });

  it('names the recipe it was adapted from', () => {
    const source = { name: 'Winter Soups', href: 'https://soups.test.org/leek' };
    expect(recipeJsonLd({ ...toast, source }).isBasedOn).toEqual({
      '@type': 'CreativeWork',
      name: 'Winter Soups',
      url: 'https://soups.test.org/leek',
    });
  });

  it('has every figure that is given, zero included', () => {
    const nutrition = { carbohydrate: 40, fat: 12.5, saturatedFat: 2, fibre: 6, sugar: 0, sodium: 480 };
    expect(recipeJsonLd({ ...toast, nutrition }).nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      carbohydrateContent: '40 g',
      fatContent: '12.5 g',
      saturatedFatContent: '2 g',
      fiberContent: '6 g',
      sugarContent: '0 g',
      sodiumContent: '480 mg',
    });
  });

  it('has the nutrition of a serving', () => {
    expect(recipeJsonLd({ ...toast, nutrition: { calories: 425, protein: 35 } }).nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '425 kcal',
      proteinContent: '35 g',
    });
  });

  it('lists steps with name, text, address and picture', () => {
    const picture = { name: 'step', alt: 'Eggs' };
    const [fry, eat] = plain(recipeJsonLd(toast).recipeInstructions as object);
    expect(fry).toEqual({
      '@type': 'HowToStep',
      name: 'Do fry',
      text: 'Fry 400 g lamb shoulder at 180 °C.',
      url: 'https://example.com/toast/#step-fry',
    });
    expect(eat.text).toBe('Add 2 eggs and salt.');
    expect(steps({ steps: [{ ...step('wait', 'Wait.'), picture }] })).toMatchObject([
      { image: expect.arrayContaining(['https://example.com/pictures/step-1200x675.jpg']) },
    ]);
  });

  it('has sections for several titled parts of the method', () => {
    expect(
      steps(
        { title: 'Before', steps: [step('fry', 'Fry.')] },
        { title: 'After', steps: [step('eat', 'Eat.')] },
      ),
    ).toMatchObject([
      { '@type': 'HowToSection', name: 'Before', itemListElement: [{ name: 'Do fry' }] },
      { '@type': 'HowToSection', name: 'After', itemListElement: [{ name: 'Do eat' }] },
    ]);
  });
});

describe('eventsJsonLd', () => {
  const festival: FoodEvent = {
    status: 'published',
    guide: 'port-alder',
    id: 'bread-day',
    name: 'Bread Day',
    starts: '2025-07-04',
    ends: '2025-07-06',
    usually: 'A weekend in July',
    location: 'Main Street',
    address: { locality: 'Port Alder', region: 'CK', country: 'IE' },
    description: 'Bread, all day.',
    details: ['Bread.'],
    eat: ['Bread'],
    season: 'summer',
    source: { name: 'The bakers', href: 'https://example.org/bread' },
    picture: { name: 'dough', alt: 'Dough' },
  };

  it('has days, place and organizer, and the next days of an event that keeps its days', () => {
    const events = [festival, { ...festival, sameDays: true as const }];
    const [first, second] = plain(eventsJsonLd(events, '/travel/port-alder/events'))['@graph'];
    expect(first).toMatchObject({
      '@type': 'Event',
      '@id': 'https://example.com/travel/port-alder/events/#bread-day',
      url: 'https://example.com/travel/port-alder/events/#bread-day',
      name: 'Bread Day',
      startDate: '2025-07-04',
      endDate: '2025-07-06',
      location: { name: 'Main Street', address: { addressLocality: 'Port Alder', addressCountry: 'IE' } },
      organizer: { '@type': 'Organization', name: 'The bakers', url: 'https://example.org/bread' },
      image: expect.arrayContaining(['https://example.com/pictures/dough-1200x675.jpg']),
    });
    expect(second).toMatchObject({ startDate: '2027-07-04', endDate: '2027-07-06' });
    expect(eventsJsonLd([], '/travel/port-alder/events')).toBeNull();
  });
});

describe('restaurantsJsonLd', () => {
  const guide = guideOf('port-alder');
  const corner: Restaurant = {
    status: 'published',
    slug: 'corner',
    guide: 'port-alder',
    name: 'Corner (Old Quay)',
    region: 'millford',
    cuisine: 'Seafood',
    rating: 4.9,
    category: 'Lunch',
    favoriteOrder: 'Crab',
  };

  it('has restaurants with a known street alone, without ratings', () => {
    const text = JSON.stringify(
      restaurantsJsonLd([corner, { ...corner, name: 'Next (Mill Lane)', street: '1 Main Street' }], guide),
    );
    expect(text).toContain('"name":"Next"');
    expect(text).toContain('"addressLocality":"Millford"');
    expect(text).not.toMatch(/Corner|rating|review|4\.9/i);
    expect(restaurantsJsonLd([corner], guide)).toBeNull();
  });

  it('has facts that schema.org has a property for, and the position of a door alone', () => {
    const facts: Restaurant['facts'] = {
      checkedOn: '2026-05-03',
      price: '€€',
      phone: '+353 21 555 0142',
      website: 'https://example.org/',
      booking: 'possible',
      payment: ['debit', 'cash'],
      diets: ['vegan'],
      access: 'steps',
    };
    const known: Restaurant = { ...corner, street: '1 Main Street', facts, coordinates: [52, -8] };
    const [door, block] = plain(restaurantsJsonLd([known, { ...known, coordinatesOf: 'block' }], guide))[
      '@graph'
    ];
    expect(door).toMatchObject({
      servesCuisine: 'Seafood',
      priceRange: '€€',
      telephone: '+353 21 555 0142',
      url: 'https://example.org/',
      acceptsReservations: true,
      paymentAccepted: 'cash, debit card',
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: false },
      geo: { latitude: 52, longitude: -8 },
    });
    expect(JSON.stringify(door)).not.toMatch(/vegan|2026/);
    expect(block).not.toHaveProperty('geo');
  });
});

describe('other structured data', () => {
  it('numbers breadcrumbs and lists, and leaves out those of one page or none', () => {
    const [recipes, page] = [
      { name: 'Recipes', path: '/recipes' },
      { name: 'Toast', path: '/toast' },
    ];
    expect(breadcrumbJsonLd([recipes, page])?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Recipes', item: 'https://example.com/recipes/' },
      { '@type': 'ListItem', position: 2, name: 'Toast', item: 'https://example.com/toast/' },
    ]);
    expect(itemListJsonLd(['/toast'])?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: 'https://example.com/toast/' },
    ]);
    expect([breadcrumbJsonLd([recipes]), itemListJsonLd([])]).toEqual([null, null]);
  });

  it('names the site, and describes its author on a profile page', () => {
    expect(websiteJsonLd()).toMatchObject({ name: 'Plain & Peppered', url: 'https://example.com/' });
    const about = pageAt('/about');
    if (!about) throw new Error('There is no page /about.');
    const { picture: _, ...bare } = about;
    const profile = plain(profilePageJsonLd(about));
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://example.com/about/',
      name: 'About',
      mainEntity: {
        '@id': 'https://example.com/#organization',
        name: 'Plain & Peppered',
        sameAs: expect.arrayContaining(['https://social.test/@plain']),
        image: expect.arrayContaining(['https://example.com/pictures/cook-1200x675.jpg']),
      },
    });
    expect(plain(profilePageJsonLd(bare)).mainEntity).not.toHaveProperty('image');
  });
});
