import type { RootContent } from 'mdast';

/** Place of a recipe card between the blocks of a text, with the mark that the text had there. */
export type RecipeMark = { type: 'recipeMark'; mark: string };

/** Block of a text: those of Markdown, or the place of a recipe. */
export type TextBlock = RootContent | RecipeMark;
