import { z } from 'zod';
import { object } from './fields';

const fontName = z
  .string()
  .regex(/^[A-Za-z\d][A-Za-z\d -]*$/, 'the name of an installed font, such as Lora or Source Serif 4');

/** Fonts that the engine brings along. */
export const STARTER_FONTS = { display: 'Bricolage Grotesque', text: 'Newsreader' } as const;

/** Uses of fonts: headings and controls, and texts. */
export type FontRole = keyof typeof STARTER_FONTS;

export const FONT_ROLES = Object.keys(STARTER_FONTS) as FontRole[];

const fonts = object({
  display: fontName
    .default(STARTER_FONTS.display)
    .describe(`Headings, menus, buttons and labels. Left out: ${STARTER_FONTS.display}.`),
  text: fontName.default(STARTER_FONTS.text).describe(`Texts. Left out: ${STARTER_FONTS.text}.`),
});

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as "#1f1a1b": six digits from 0 to f in quotes')
  .transform((value) => value.toLowerCase());

/** Colours by their name in the stylesheets (`--color-paper`), with their use. */
const COLOURS = {
  paper: 'Background of pages.',
  sunk: 'Background of bands and wells.',
  raised: 'Background of cards, panels and fields.',
  line: 'Hairlines; decoration only.',
  control: 'Borders of fields and buttons.',
  ink: 'Text.',
  'ink-2': 'Secondary text.',
  'ink-3': 'Small text beside other text. Not on washes.',
  glaze: 'Links, selected controls, focus rings.',
  'glaze-deep': 'Background of the footer and of coaching.',
  'on-glaze-deep': 'Text on glaze-deep.',
  'on-glaze-deep-2': 'Secondary text on glaze-deep.',
  'glaze-deep-control': 'Borders of fields and buttons on glaze-deep.',
  'on-glaze': 'Text on glaze.',
  danmuji: 'Highlight behind text; never text itself.',
  'on-danmuji': 'Text on danmuji.',
  gochu: 'Errors, and the label of sponsored content.',
  perilla: 'Completed items.',
  star: 'Stars of ratings.',
  'wash-sage': 'Pale background of bands and of pictures while they load.',
  'wash-sky': 'Pale background of bands and of pictures while they load.',
  'wash-peach': 'Pale background of bands and of pictures while they load.',
  'wash-danmuji': 'Pale background of bands and of pictures while they load.',
  breakfast: 'Badge, background.',
  'on-breakfast': 'Badge, text.',
  brunch: 'Badge, background.',
  'on-brunch': 'Badge, text.',
  lunch: 'Badge, background.',
  'on-lunch': 'Badge, text.',
  dinner: 'Badge, background.',
  'on-dinner': 'Badge, text.',
  sweet: 'Badge, background.',
  'on-sweet': 'Badge, text.',
  savoury: 'Badge, background.',
  'on-savoury': 'Badge, text.',
  healthy: 'Badge, background.',
  'on-healthy': 'Badge, text.',
  dressy: 'Badge, background.',
  'on-dressy': 'Badge, text.',
  unknown: 'Badge of a category without its own colours, background.',
  'on-unknown': 'Badge of a category without its own colours, text.',
  'map-land': 'Land on maps that cannot be selected.',
  'map-idle': 'A region.',
  'map-hover': 'A region under the pointer.',
  'map-selected': 'The selected region.',
  'map-border': 'Borders between regions.',
  'map-lake': 'Water on maps.',
  'map-lake-ink': 'Names of lakes and seas.',
} as const;

export type ColourName = keyof typeof COLOURS;

const fields = <Field extends z.ZodType>(field: (what: string) => Field) =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, what]) => [name, field(what)])) as Record<
    ColourName,
    Field
  >;

/** Fonts and colours of the site: all colours for the light scheme, and those that differ in the dark one. */
export const theme = object({
  fonts: fonts
    .default(STARTER_FONTS)
    .describe('Fonts of Fontsource; `npm run add-font -- "Lora"` installs one and writes it here.'),
  light: object(fields((what) => colour.describe(what))).describe('Every colour, as #rrggbb.'),
  dark: object(fields((what) => colour.optional().describe(what))).describe(
    'Colours that differ in the dark scheme.',
  ),
});

export type Theme = z.infer<typeof theme>;
