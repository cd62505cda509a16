import type { FoodEvent } from '@/lib/content/schema/travel/event';

/** Day on which the dates of 2025 were last compared with what the organisers announced. */
export const JAPAN_DATES_CHECKED = '2026-11-21';

/** Six festivals of Japan, in the order of their dates. */
export const japanFestivals: readonly FoodEvent[] = [
  // The 75th, 4 to 11 February 2025, Odori, Susukino and Tsudome: Fashion Press, 2025. Six statues by pupils in 1950.
  {
    id: 'sapporo-snow-festival',
    name: 'Sapporo Snow Festival',
    native: { text: 'さっぽろ雪まつり', lang: 'ja' },
    starts: '2025-02-04',
    ends: '2025-02-11',
    usually: 'eight days early in February',
    location: 'Odori Park, Sapporo, Hokkaido',
    address: { street: 'Odori Park', locality: 'Sapporo', region: 'Hokkaido', country: 'JP' },
    description:
      'Statues of snow as high as a house along a park in the middle of the city, and Hokkaido’s whole larder on sale between them.',
    details: [
      'Pupils of the city built six figures in Odori Park in 1950; 2025 was the seventy-fifth festival. The park runs for one and a half kilometres and is lit until ten at night. Susukino, a short walk south, has the ice.',
      'The stalls stand on the snow, so everything is meant to be eaten hot and at once. I walk one block, warm up over a bowl, and walk the next. Shoes with grip matter more than a thick coat.',
    ],
    eat: [
      'Miso ramen with butter and corn, best when the street is at ten below',
      'Grilled scallops and crab from the coast',
      'A Hokkaido potato with butter, and soup curry after dark',
    ],
    season: 'winter',
    source: { name: 'Sapporo Snow Festival', href: 'https://www.snowfes.com/' },
    picture: {
      name: 'event-snow-festival',
      alt: 'A castle carved of snow at night between snowy firs; in front a bowl of miso ramen with corn, butter, egg and pork, and a plate of grilled scallops',
      focus: [58, 62],
    },
  },
  // 1 to 15 July every year; the race of 15 July begins at 4:59: Hakata Gion Yamakasa Promotion Association.
  {
    id: 'hakata-gion-yamakasa',
    name: 'Hakata Gion Yamakasa',
    native: { text: '博多祇園山笠', lang: 'ja' },
    starts: '2025-07-01',
    ends: '2025-07-15',
    sameDays: true,
    location: 'Kushida Shrine and Hakata, Fukuoka',
    address: { street: 'Kushida Shrine, Hakata-ku', locality: 'Fukuoka', region: 'Fukuoka', country: 'JP' },
    description:
      'Two weeks that end with seven teams running a one-tonne float through the old town before breakfast.',
    details: [
      'The tall decorated floats stand around the city from the first of July. From the tenth the running ones are out, and on the fifteenth the race starts at Kushida Shrine at one minute to five in the morning. It is over by six, and everyone is hungry.',
      'Sleep early, or do not sleep: the open stalls called yatai along the river in Nakasu and in Tenjin cook until late, and the morning starts where they stop.',
    ],
    eat: [
      'Hakata ramen, thin noodles in pork broth, with a second helping of noodles',
      'Mentaiko, the city’s chilli cod roe, on plain rice',
      'Skewers and a beer at a yatai, elbow to elbow',
    ],
    season: 'summer',
    source: { name: 'Hakata Gion Yamakasa Promotion Association', href: 'https://www.hakatayamakasa.com/' },
    picture: {
      name: 'event-yamakasa',
      alt: 'A model of an old street at dawn with a float of waves, a castle and fans on carrying beams, a lit noodle stall, and a bowl of pork ramen beside grilled skewers',
      focus: [55, 60],
    },
  },
  // 1 to 31 July; evenings 14 to 16 and 21 to 23, processions 17 and 24 July: Yasaka Shrine; Gion Matsuri
  // Yamahoko Rengokai. Begun 869. Stalls only before the 17th. "Hamo Matsuri": Kyoto Wakuden, July 2019.
  {
    id: 'gion-matsuri',
    name: 'Gion Matsuri',
    native: { text: '祇園祭', lang: 'ja' },
    starts: '2025-07-01',
    ends: '2025-07-31',
    sameDays: true,
    location: 'Yasaka Shrine and the streets around Shijo Karasuma, Kyoto',
    address: { street: 'Yasaka Shrine, Higashiyama-ku', locality: 'Kyoto', region: 'Kyoto', country: 'JP' },
    description:
      'A month against the plague, begun in 869. Floats hung with tapestries, lanterns in every lane, and the fish of the season.',
    details: [
      'The great processions are on 17 and 24 July. I care more for the evenings before the first one, the 14th to the 16th, when the floats are lit and on the last two of them the wide streets are closed for people and stalls. The evenings before the 24th have no stalls and are quiet and lovely.',
      'Kyoto also calls it the hamo festival, after the pike conger that comes into season with it: a fish so full of bones that a cook cuts them every millimetre. Eat it once at a counter, and the rest of the week from paper trays.',
    ],
    eat: [
      'Hamo, dropped into hot water until it opens like a flower, with plum',
      'Chilled cucumbers on a stick and shaved ice, in that heat',
      'Yakitori and takoyaki in the lanes around Shijo and Karasuma',
    ],
    season: 'summer',
    source: { name: 'Yasaka Shrine', href: 'https://www.yasaka-jinja.or.jp/' },
    picture: {
      name: 'event-gion',
      alt: 'A model of a wheeled festival float between pyramids of lit lanterns at dusk; in front a tub of cucumbers on ice and three glasses of shaved ice',
      focus: [50, 60],
    },
  },
  // 24 and 25 July every year: Osaka Tenmangu; Nakanoshima events, 2025. Some hundred boats, first held 951.
  {
    id: 'tenjin-matsuri',
    name: 'Tenjin Matsuri',
    native: { text: '天神祭', lang: 'ja' },
    starts: '2025-07-24',
    ends: '2025-07-25',
    sameDays: true,
    location: 'Osaka Tenmangu and the Okawa river, Osaka',
    address: { street: 'Osaka Tenmangu, Kita-ku', locality: 'Osaka', region: 'Osaka', country: 'JP' },
    description:
      'A procession on land, then a hundred boats on the river with fires aboard and fireworks over them. Osaka eats through all of it.',
    details: [
      'The 24th is the eve, the 25th the day: some three thousand people walk from the shrine in the afternoon and take to the boats towards six. The fireworks begin at about half past seven.',
      'Stalls line the river by Sakuranomiya and the streets by the shrine. Eat before the fireworks; afterwards the whole city walks to the same few stations. The long covered arcade of Tenjinbashi is the way out that has kitchens in it.',
    ],
    eat: [
      'Takoyaki, six to a boat, too hot for the first minute',
      'Hamo here too: Osaka claims it as firmly as Kyoto',
      'Ikayaki, squid pressed in batter, and cold ramune soda',
    ],
    season: 'summer',
    source: { name: 'Osaka Tenmangu', href: 'https://osakatemmangu.or.jp/' },
    picture: {
      name: 'event-tenjin',
      alt: 'Six takoyaki with sauce and mayonnaise in a wooden boat and two bottles of blue soda, before a night river with lantern boats and fireworks',
      focus: [55, 64],
    },
  },
  // 11 to 15 August 2025, the 11th indoors at Asty Tokushima, the streets from the 12th: organisers' release of 21 June 2025.
  {
    id: 'awa-odori',
    name: 'Awa Odori',
    native: { text: '阿波おどり', lang: 'ja' },
    starts: '2025-08-11',
    ends: '2025-08-15',
    usually: '11 to 15 August, on the streets from the 12th',
    location: 'The centre of Tokushima',
    address: { street: 'Tokushima Station area', locality: 'Tokushima', region: 'Tokushima', country: 'JP' },
    description:
      'A town that dances for four nights in a two-beat step anyone can learn by the second corner.',
    details: [
      'The opening on the 11th is on a stage indoors; from the 12th to the 15th the streets south of the station belong to the dancers from six in the evening. Some stands cost money, others are free, and groups called niwaka-ren take in whoever wants to join.',
      'The song says that dancers and watchers are fools alike, so one may as well dance. I eat first, at five, while there is still a seat.',
    ],
    eat: [
      'Tokushima ramen: dark broth, sweet pork, a raw egg, rice beside it',
      'Sudachi, the small green citrus of the prefecture, over everything',
      'Fried fish cakes called fish katsu, from a paper bag',
    ],
    season: 'summer',
    source: { name: 'Awa Odori committee, Tokushima', href: 'https://www.awaodorimirai.com/' },
    picture: {
      name: 'event-awa-odori',
      alt: 'A model of a festival stage with a big drum at sunset, rows of paper lanterns and straw hats; in front a dark ramen with raw egg and a bowl of green citrus',
      focus: [45, 58],
    },
  },
  // 9 and 10 October every year: Gifu Prefecture; in 2025 ten of the eleven floats, one in repair.
  {
    id: 'takayama-autumn-festival',
    name: 'Takayama Autumn Festival',
    native: { text: '秋の高山祭', lang: 'ja' },
    starts: '2025-10-09',
    ends: '2025-10-10',
    sameDays: true,
    location: 'Sakurayama Hachiman Shrine, Takayama, Gifu',
    address: { street: '178 Sakuramachi', locality: 'Takayama', region: 'Gifu', country: 'JP' },
    description:
      'Tall lacquered floats in a mountain town that already smells of autumn, and beef on a stick at every bend.',
    details: [
      'Eleven floats belong to the festival of the northern half of the old town. By day they stand in a row before the shrine and one of them shows its puppets; on the evening of the 9th each carries about a hundred lanterns through the streets. In rain they stay in their storehouses.',
      'It is a small town with few beds. I stay an hour down the line and come in on the first train, in time for the morning market by the river.',
    ],
    eat: [
      'Hida beef: on a skewer, or as two small pieces of sushi on a rice cracker',
      'Mitarashi dango, here with soy sauce and no sugar',
      'Gohei mochi with walnut miso, and this year’s mushrooms in anything',
    ],
    season: 'autumn',
    source: { name: 'Hida-Takayama Tourism Association', href: 'https://www.hidatakayama.or.jp/' },
    picture: {
      name: 'event-takayama',
      alt: 'A model of a gilded festival float between red maples and a red bridge; in front beef skewers on a charcoal grill and a plate of dango',
      focus: [52, 58],
    },
  },
];
