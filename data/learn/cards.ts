/** A card of an education page that explains an ingredient; its key is the id of its element there. */
export type LearnCard = {
  /** Path of the page it stands on. */
  page: '/flour' | '/legumes';
  /** Heading of the card. */
  title: string;
};

/** Every card that an ingredient may link to with `about`. */
export const learnCards = {
  'all-purpose-flour': { page: '/flour', title: 'All-purpose' },
  'bread-flour': { page: '/flour', title: 'Bread' },
  'cake-and-pastry-flour': { page: '/flour', title: 'Cake and pastry' },
  'whole-wheat-flour': { page: '/flour', title: 'Whole wheat' },
  'double-zero-flour': { page: '/flour', title: '00' },
  semolina: { page: '/flour', title: 'Semolina' },
  soybeans: { page: '/legumes', title: 'Soybeans' },
  chickpeas: { page: '/legumes', title: 'Chickpeas' },
  'black-beans': { page: '/legumes', title: 'Black beans' },
  'kidney-beans': { page: '/legumes', title: 'Kidney beans' },
  'cannellini-beans': { page: '/legumes', title: 'Cannellini' },
  lentils: { page: '/legumes', title: 'Lentils' },
  'split-peas': { page: '/legumes', title: 'Split peas' },
  'mung-beans': { page: '/legumes', title: 'Mung beans' },
  'soy-milk': { page: '/legumes', title: 'Soy milk' },
  tofu: { page: '/legumes', title: 'Tofu' },
  'soy-sauce': { page: '/legumes', title: 'Soy sauce' },
  miso: { page: '/legumes', title: 'Miso' },
  tempeh: { page: '/legumes', title: 'Tempeh' },
  edamame: { page: '/legumes', title: 'Edamame' },
  'black-bean-paste': { page: '/legumes', title: 'Chunjang' },
  okara: { page: '/legumes', title: 'Okara' },
} as const satisfies Record<string, LearnCard>;

export type LearnCardId = keyof typeof learnCards;
