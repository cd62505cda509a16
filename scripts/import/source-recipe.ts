/** Entries under an optional title. */
export type Group<T> = { title?: string; items: T[] };

/** Ingredient as a source has it: a whole line, or the parts that the format keeps apart. */
export type SourceIngredient = {
  /** The whole line, for the report. */
  line: string;
  /** Amount with its unit, name and note, where the format has them as separate fields. */
  parts?: { amount?: string; unit?: string; name: string; note?: string };
  /** Id in the source, which `takes` of steps refer to. */
  id?: string;
};

/** Photograph of a recipe or a step: its address, or its path in the folder of a saved page; its bytes out of an export. */
export type SourcePhoto = { address?: string; bytes?: Uint8Array };

/** Step as a source has it. */
export type SourceStep = {
  title?: string;
  text: string;
  /** Ids of ingredients that the source lists for this step. */
  takes?: string[];
  photo?: SourcePhoto;
};

/** Figures of a serving, as written: "12.5 g". */
export type SourceNutrition = Partial<
  Record<
    'calories' | 'protein' | 'carbohydrate' | 'fat' | 'saturatedFat' | 'fibre' | 'sugar' | 'sodium',
    string
  >
>;

/** Recipe as every reader returns it. All texts are plain, without markup and entities, and otherwise as written. */
export type SourceRecipe = {
  title: string;
  /** Address of its page. */
  address?: string;
  /** End of its old address, where the source has it by itself; '' for one that never had any. */
  slug?: string;
  /** Author or site that the source itself names as the origin. */
  credit?: { name: string; href?: string };
  description?: string;
  /** BCP 47 tag. */
  language?: string;
  categories: string[];
  cuisines: string[];
  keywords: string[];
  /** Day of publication, as written. */
  published?: string;
  /** Day and time of a publication that is to come, as the site writes them: "2026-12-04 09:00". */
  scheduled?: string;
  /** Yields as written, the first one first. */
  yields: string[];
  times: { prep?: string; cook?: string; total?: string; rest?: string; restLabel?: string };
  ingredients: Group<SourceIngredient>[];
  steps: Group<SourceStep>[];
  equipment: string[];
  notes: { title?: string; text: string }[];
  nutrition: SourceNutrition;
  photos: SourcePhoto[];
  /** Names of the folders in which its app exports the photographs of this recipe. */
  photoFolders?: string[];
  /** True for one of several recipes of a page, of which the owner chooses. */
  isOneOf?: boolean;
  /** Facts of the source that the draft has no place for, in words. */
  leftOut: string[];
};

/** Recipe without anything but its title. */
export const emptyRecipe = (title: string): SourceRecipe => ({
  title,
  categories: [],
  cuisines: [],
  keywords: [],
  yields: [],
  times: {},
  ingredients: [],
  steps: [],
  equipment: [],
  notes: [],
  nutrition: {},
  photos: [],
  leftOut: [],
});
