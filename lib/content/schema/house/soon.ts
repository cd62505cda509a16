import type { PictureRef } from '@/lib/content/schema/recipe';

/** What a page that is being made will hold, and the button that says how far it is. */
export type SoonPlan = {
  /** Id of the section. */
  id: string;
  title: string;
  text: string;
  buttonText: string;
};

/** One part of what is to come. */
export type SoonPart = { title: string; text: string };

/** A part with the picture that stands for it. */
export type PicturedPart = SoonPart & { picture: PictureRef };

/** Tools with a drawing of their own. */
export type ToolDrawing = 'sieve' | 'thermometer' | 'spoon' | 'knife' | 'pot' | 'wok';

/** A tool, found in the equipment of the recipes by its words. */
export type Tool = {
  name: string;
  drawing: ToolDrawing;
  /** A line of equipment that has one of these, in lower case, names the tool. */
  words: readonly string[];
  /** What it is good for, a sentence or two. */
  text: string;
};
