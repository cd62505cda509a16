import { z } from 'zod';
import { pictureRef } from '@/lib/content/schema/recipe';
import { text } from '@/lib/content/schema/reference';

/** What a sign-up form asks for in the visitor's name. */
const signUpRequest = z.strictObject({
  list: text.describe('What the address is for; a form that is posted sends it as the field `list`.'),
  subject: text.describe('Subject of the message, where the form opens the mail program.'),
  body: text.describe("The request as the message says it, before the visitor's address."),
});

const signUp = z.strictObject({
  note: text.describe('What leaving an address brings, one line above the field.'),
  label: text.optional().describe('Name of the e-mail field. Left out: "E-mail address".'),
  buttonText: text.optional().describe('Words on the button. Left out: "Tell me first".'),
  request: signUpRequest
    .optional()
    .describe('What the form asks for. Left out, to be told when the page of this title starts.'),
});

const plannedPart = z.strictObject({
  title: text,
  text,
  picture: pictureRef.optional().describe('Shown by the looks `circles` and `road`.'),
});

const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'lowercase words joined by hyphens')
  .optional()
  .describe('End of the address that leads to this heading; made of the title when left out.');

const plan = z.strictObject({
  title: text,
  id,
  text: text.describe('A few sentences beside the heading.'),
  buttonText: text
    .optional()
    .describe('Button that says in a note that this is being made; no button when left out.'),
  look: z
    .enum(['circles', 'road', 'panels'])
    .optional()
    .describe(
      'How the parts are drawn: under round pictures, as numbered stops along a road, or as coloured panels without pictures. Left out: circles where every part has a picture, panels otherwise.',
    ),
  parts: z.array(plannedPart).min(1),
});

/** Tools with a drawing of their own. */
const TOOL_DRAWINGS = ['sieve', 'thermometer', 'spoon', 'knife', 'pot', 'wok'] as const;

const tool = z.strictObject({
  name: text,
  drawing: z.enum(TOOL_DRAWINGS),
  words: z
    .array(text)
    .min(1)
    .describe('A line of equipment in a recipe that has one of these, in lower case, names the tool.'),
  text: text.describe('What it is good for, a sentence or two.'),
});

const shelf = z
  .strictObject({
    title: text,
    id,
    text: text.optional(),
    usedIn: text.describe('Words before the count of recipes that use a tool: "Used in".'),
    tools: z.array(tool).min(1),
  })
  .describe('Tools with the recipes that ask for them. A tool that no recipe asks for is left out.');

const ages = z
  .strictObject({
    label: text.describe('What is chosen, for screen readers: "Age group".'),
    options: z
      .array(
        z.strictObject({
          name: text.describe('Words of the link.'),
          age: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')
            .optional()
            .describe('Value of `?age=` in the address; left out for everyone.'),
          title: text.optional().describe('Title of the page for this group.'),
        }),
      )
      .min(2),
  })
  .describe('A choice under the heading that gives the page another title, by `?age=` in its address.');

/** What a page that is being made has beside its words: every part may be left out. */
export const soon = z
  .strictObject({
    signUp: signUp.optional().describe('A field to hear when the page is there.'),
    ages: ages.optional(),
    plan: plan.optional().describe('What the page will be, in parts.'),
    shelf: shelf.optional(),
  })
  .describe('Makes the page one that is coming soon.');

export type SignUpRequest = z.infer<typeof signUpRequest>;
export type SignUp = z.infer<typeof signUp>;
export type Soon = z.infer<typeof soon>;
export type Plan = z.infer<typeof plan>;
export type Ages = z.infer<typeof ages>;
export type Shelf = z.infer<typeof shelf>;
export type ToolDrawing = (typeof TOOL_DRAWINGS)[number];
