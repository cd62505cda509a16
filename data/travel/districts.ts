/**
 * What a district without a history entry is like, by the name that stands in brackets after a restaurant or
 * belongs to a market. City of Toronto neighbourhood profiles, heritage plaques and local histories; nothing here
 * that a season could change.
 */
export const districts: Record<string, string> = {
  'Entertainment District':
    'Theatres, clubs and office towers south of Queen Street West. A century ago these brick blocks made clothes and printed books; now they feed people before a show, so book early or come late.',
  Yorkville:
    'A village of its own until 1883, the coffee-house quarter of the 1960s, where folk singers began, and now the city’s dearest shopping streets. The small houses behind Bloor Street are still there.',
  'York Mills':
    'Where Yonge Street drops into the valley of the West Don. Grain and lumber mills gave it the name in the 19th century; the old village at the bottom is also called Hogg’s Hollow, after a miller.',
  Newtonbrook:
    'Yonge Street between Finch and Steeles, once a farming village around a Methodist church. Its plazas hold the largest cluster of Persian bakeries, groceries and grills in the city.',
  Islington:
    'A village on Dundas Street that became the middle of Etobicoke. Painted walls along the old main street tell its history, and Korean kitchens have gathered towards Kipling station.',
  Mimico:
    'A lakeside town until 1967, named from a Mississauga word for the wild pigeons that once came here in flocks. A railway yard filled its streets with workers, and Italian bakers have fed them since.',
  Milliken:
    'The corner where Markham meets Scarborough at Steeles Avenue. Pacific Mall opened here in 1997, with hundreds of small Chinese shops under one roof, and the plazas around it cook for half of Asia.',
  'Pickering Village':
    'The old main street at the western end of Ajax, on the Kingston Road. It was a mill village on Duffins Creek long before the town of Ajax existed, and has kept its houses and its small scale.',
  'Kensington Market':
    'A few narrow streets west of Spadina where Jewish families sold from the fronts of their houses in the 1920s. Caribbean, Portuguese, Latin American and Chinese shopkeepers followed, each leaving something good to eat.',
  'Old Town':
    'The ten blocks of 1793 in which Toronto began, when it was still called York. The market has stood at Front and Jarvis since 1803, and brick warehouses line the streets around it.',
  'Baldwin Village':
    'One leafy block of Baldwin Street near the art gallery, with restaurants in the ground floors of old houses. In the late 1960s young Americans who would not go to Vietnam made it their own.',
  'Little Portugal':
    'Dundas Street West around Dufferin, where families from the Azores and mainland Portugal settled from the 1950s on. Custard tarts in the morning, grilled chicken at night, espresso at any hour.',
  Parkdale:
    'A lakeside village of 1879 with grand houses, cut off from the water by the expressway. Tibetan families made its stretch of Queen Street the place in Toronto for momos.',
  Greektown:
    'The Danforth between Chester and Jones, Greek since the years after the Second World War. Street signs in two alphabets, grills, pastry shops, and tables outside as soon as the weather allows.',
  Leslieville:
    'Queen Street East beyond the Don, named after George Leslie, who ran one of the largest tree nurseries in the country here. Once brickyards and factories, now brunch and bakeries.',
  'Corso Italia':
    'St. Clair Avenue West around Dufferin, where Italian families moved when College Street grew too small. In 1982 hundreds of thousands of people filled it to celebrate a World Cup.',
  Unionville:
    'A mill village of the 1840s inside today’s Markham, with a pond, a main street of wooden shops and a long line for ice cream on warm evenings.',
  Woodbridge:
    'A village on the Humber that became the Italian heart of Vaughan, as families from College Street and St. Clair moved north. Bakeries, butchers and espresso bars in the plazas.',
};
