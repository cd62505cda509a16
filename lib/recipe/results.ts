import * as letter from '@/.content/words/resultsLetter';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { mailHref } from '@/lib/mail';
import { absoluteUrl } from '@/lib/site-url';
import { recipePath } from './blocks';

/** A message about the recipe in the visitor's own mail composer, ready for a photo to be added. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: letter.subject({ title: recipe.title }),
    body: [letter.photo, letter.howItWent, letter.changes, absoluteUrl(recipePath(recipe))].join('\n\n'),
  });
}
