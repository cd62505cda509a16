import type { Neighbourhood } from '@/lib/content/schema/travel/place';

/**
 * Name origin and history of thirteen neighbourhoods, by the name that stands in brackets after a restaurant.
 * Facts from heritage plaques, City of Toronto heritage conservation studies, residents’ associations and local
 * histories; what is only told, not proved, is called a story in the text.
 */
export const neighbourhoods: Record<string, Neighbourhood> = {
  // Local histories and the newspaper record of the village council, 1881 to 1884.
  'Brockton Village': {
    region: 'downtown',
    near: ['Beaconsfield Village'],
    nameOrigin:
      'James Brock, a cousin of the general Sir Isaac Brock, was granted a farm lot here in 1812: a narrow strip from Queen Street up to Bloor. After his death his widow Lucy sold it piece by piece along a new road through its middle, now Brock Avenue, and the settlement became Brockton.',
    history:
      'Taverns at the tollgate on Dundas Street came first. In 1881 the village incorporated itself just outside the city, which ended at Dufferin Street. Sidewalks, water and sewers cost more than its taxpayers could give, and after three years Toronto annexed it. The old town hall still stands at Dundas and Brock. In the second half of the 20th century Portuguese families, many from the Azores, filled these streets, and their bakeries are a good reason to come.',
  },
  // City directory of 1878; histories of the first Chinatown and of the building of City Hall.
  Chinatown: {
    region: 'downtown',
    nameOrigin:
      'The name followed the people. Toronto’s first Chinatown grew up on Elizabeth Street, where City Hall is today. The one around Spadina Avenue and Dundas Street was called Chinatown West for a time and is now simply Chinatown; another, younger one lies at Broadview Avenue and Gerrard Street.',
    history:
      'In 1878 Sam Ching, who ran a hand laundry on Adelaide Street, was the first Chinese resident named in the city directory. The first Chinatown lost most of its land to the new City Hall, opened in 1965; Jean Lumb led the campaign that saved part of the rest. Shops and kitchens moved west to Spadina, where Jewish families had traded and sewn. After 1967 newcomers from Hong Kong, then from Vietnam and mainland China, made the street what it is.',
  },
  // Heritage Toronto walks and local histories of the subdivision.
  'Beaconsfield Village': {
    region: 'downtown',
    nameOrigin:
      'From Beaconsfield Avenue, its main street, laid out in 1880 and named after Benjamin Disraeli. Queen Victoria had made him Earl of Beaconsfield in 1876, and he was Prime Minister of the United Kingdom until the spring of 1880: a name every newspaper reader in Toronto knew.',
    history:
      'James Saurin McMurray, a lawyer, bought a racetrack here in 1879 and drew a street of large houses through it, counting on the railway station at Queen and Gladstone, five minutes by train from the city. Most of his builders ran into debt, and smaller houses filled the gaps. The hotels on Queen Street outlived the station: the Gladstone, and Small’s Hotel of 1890, which became the Drake in 1949. Artists, bars and galleries followed after 2000.',
  },
  // Business and residents’ associations of the quarter; city heritage listings. The naming is told, not proved.
  'Liberty Village': {
    region: 'downtown',
    nameOrigin:
      'From Liberty Street, which ran between two prisons: the Central Prison for men and the Mercer Reformatory for women. For those released from either it was the first street of freedom, and that, the story goes, is how it got its name. The quarter took its own from the street much later, when its factories became offices and lofts.',
    history:
      'The Central Prison stood here from the 1870s to 1915; its brick chapel is what remains. The Mercer Reformatory closed in 1969, and Lamport Stadium was built on its ground. Around them grew foundries, a carpet factory and the Massey works, tied together by railway sidings that still bend some of the lanes. When industry left, artists moved into the empty floors; offices, lofts and towers came after them.',
  },
  // Post office records of 1855, the plaque of the pioneer cemetery, and Gibson House.
  Willowdale: {
    region: 'northYork',
    nameOrigin:
      'David Gibson, a land surveyor with a farm on Yonge Street, asked the government for a post office and proposed the name Willow Dale, after the many willows of the district. It opened in March 1855 in the tinsmith’s shop of Jacob Cummer. Until then people had called the place Kummer’s Settlement.',
    history:
      'Gibson took part in the Rebellion of 1837. Soldiers burned his house and he fled to the United States; he came home pardoned and in 1851 moved into a new one, now the museum Gibson House, between the towers of Yonge Street. Farms gave way to suburban streets in the 20th century, and the subway reached Finch in 1974. Families from Korea, Iran and China settled around its stations, and their kitchens line Yonge today.',
  },
  // A name of use, as newspapers and city guides have it; subway dates from the Toronto Transit Commission.
  'Koreatown North': {
    region: 'northYork',
    nameOrigin:
      'North tells it apart from Koreatown on Bloor Street, a dozen kilometres to the south. It is a name of use rather than of maps: the Korean restaurants, groceries and bakeries along Yonge Street, from Sheppard up towards Steeles, have no gate and no border. The older names, Willowdale and Newtonbrook, are used beside it.',
    history:
      'The subway reached Finch in 1974, and from the late 1980s the towers of North York Centre rose above it. Many families arriving from Korea chose these streets over downtown, and restaurants followed into the plazas of Yonge Street: soft tofu, pork bone soup, barbecue, noodles in black-bean sauce, a good many of them open late. North of Finch the signs turn to Persian, and the two neighbourhoods share their parking lots and their customers.',
  },
  // Ontario heritage plaque “The Founding of Thornhill” and local histories.
  Thornhill: {
    region: 'vaughan',
    nameOrigin:
      'Benjamin Thorne, a merchant born in England, built a large flour mill, a tannery and a store on the Don in 1829, where Yonge Street crosses the valley. Within a year the village had a church, a school, a tavern and a post office, and the post office was called Thornhill after him.',
    history:
      'Yonge Street is a border here, so the village has always lain in two places at once: Vaughan to the west, Markham to the east. Its mills shipped flour to Britain until that market closed to them after 1846, which ruined Thorne; in 1853 the railway passed the village by. It was a police village from 1931 to 1971. Old Thornhill has kept its small streets, and the plazas around them cook Korean, Persian and Jewish food.',
  },
  // History of the street by its residents’ association, written for a heritage conservation district.
  Ossington: {
    region: 'downtown',
    nameOrigin:
      'After Ossington in Nottinghamshire, which the Denisons of Toronto held to be the home of their family. They owned much of the land around, and their houses gave the streets their names: Dovercourt, Rusholme, Heydon Park, and Brookfield, which stood where Ossington meets Queen Street.',
    history:
      'The stretch between Queen and Dundas began as a piece of the military road to the west, which is why Dundas Street still makes so odd a bend here. The provincial asylum opened across Queen Street in 1850. Until about 1900 cattle were driven up Ossington to the slaughterhouses, and workshops and garages came later. In the 20th century Portuguese and then Vietnamese families kept its shops; in the 2000s restaurants and bars moved in beside them.',
  },
  // The Annex Residents’ Association and the West Annex heritage conservation district study.
  'The Annex': {
    region: 'downtown',
    nameOrigin:
      'Simeon Janes, a developer, bought the fields between Bedford and Spadina roads in 1886, laid out building lots and sold them as the Toronto Annex. The next year the city granted his request and annexed them. The name stuck, and in time it spread west as far as Bathurst Street.',
    history:
      'Timothy Eaton and George Gooderham had mansions here. At 37 Madison Avenue the architect E. J. Lennox mixed round stone arches with gables and a turret, and other builders made it the Annex style. When the wealthy moved north, rooming houses, students and professors took over, and Hungarian kitchens came to Bloor Street after 1956. Jane Jacobs, who settled here in 1968, was among those who fought the Spadina Expressway until the province stopped it in 1971.',
  },
  // Histories of Trinity College and of the park; the date of the houses from city and neighbourhood surveys.
  'Trinity Bellwoods': {
    region: 'downtown',
    near: ['Ossington', 'Beaconsfield Village'],
    nameOrigin:
      'Trinity is Trinity College, which the Anglican bishop John Strachan founded; it opened in 1852 on the ground that is now the park. Bellwoods is the avenue a short walk to the east. The two were joined in the name of the park, and the neighbourhood took its name from the park.',
    history:
      'Garrison Creek ran here in a deep valley until the city put it into a pipe; the bowl where the dogs run shows how deep. The college moved to the university’s grounds in 1925 and its building came down in the 1950s, but its stone gates still stand on Queen Street. Most of the houses around went up between 1880 and 1905. Portuguese families kept them through the later 20th century, and cafés and galleries came after.',
  },
  // City histories of the townships and of the amalgamation.
  'North York': {
    region: 'northYork',
    nameOrigin:
      'It was the northern part of the old Township of York. Farmers there paid taxes to a council that was busy with the growing suburbs further south, and felt that nobody spoke for them. They asked to separate, and in 1922 the Township of North York was made, named for its place on the map.',
    history:
      'A township of farms for a generation, it filled with houses after the Second World War, became a borough in 1967 and a city in 1979. Mel Lastman, its mayor from 1973 to 1997, gave it a downtown of its own on Yonge Street, with a square that bears his name. In 1998 it became part of Toronto. It eats in its plazas: bagels and pastrami along Bathurst, Korean, Persian and Chinese kitchens along Yonge.',
  },
  // Histories of immigration to Toronto; city guides for the opening years.
  Koreatown: {
    region: 'downtown',
    nameOrigin:
      'Named by its shops. From the 1970s Korean grocers, restaurants and bakeries opened along Bloor Street West between Christie and Bathurst, until everyone simply called the stretch Koreatown. The name has no older border: the signs over the doors drew it, and the merchants’ association later took it up.',
    history:
      'Canada opened its immigration rules in 1967, and many of the Koreans who came in the years after found their first rooms and shops here, close to the new subway and to Honest Ed’s, the bargain house that glowed at Bathurst Street until 2016. The restaurant Korean Village opened in 1978; walnut cakes and soft tofu followed. Many families have since moved north along Yonge Street, and come back to Bloor to eat.',
  },
  // Histories of College Street and its parishes; obituaries of Johnny Lombardi.
  'Little Italy': {
    region: 'downtown',
    near: ['Koreatown', 'Ossington'],
    nameOrigin:
      'From the Italian families who settled around College and Grace streets early in the 20th century, and in far greater numbers after the Second World War. Toronto has more than one Italian quarter, Corso Italia on St. Clair Avenue among them, but this is the one that is called Little Italy.',
    history:
      'The church of St. Francis of Assisi on Grace Street was its centre, and Johnny Lombardi its voice: a grocer here, he founded CHIN in 1966, a radio station that spoke to the city in dozens of languages. Café Diplomatico opened at College and Clinton in 1968 and set its tables out of doors. Many families moved on to St. Clair and then to Woodbridge, Portuguese neighbours came, and College Street still shouts when Italy plays.',
  },
};
