import { Send } from 'lucide';
import * as words from '@/.content/words/recipe';
import * as letter from '@/.content/words/resultsLetter';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { mailHref } from '@/lib/mail';
import { recipePath } from '@/lib/recipe/blocks';
import { absoluteUrl } from '@/lib/site-url';

/** A message about this recipe in the visitor's own mail composer, ready for a photo to be added. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: letter.subject({ title: recipe.title }),
    body: [letter.photo, '', letter.howItWent, '', letter.changes, '', absoluteUrl(recipePath(recipe))].join(
      '\n',
    ),
  });
}

export type ShareResultsProps = { href: string };

/** Asks for a photo of the result. */
export function ShareResults({ href }: ShareResultsProps) {
  return (
    <div className="wrap">
      <section className="made" aria-labelledby="made">
        <div>
          <h2 className="t-2" id="made">
            {words.madeIt}
          </h2>
          <p>{words.madeItText}</p>
        </div>
        <a className="btn" href={href}>
          <Icon of={Send} size={18} />
          {words.shareResults}
        </a>
      </section>
    </div>
  );
}
