import { Send } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { mailHref } from '@/lib/mail';
import { recipePath } from '@/lib/recipe/blocks';
import { absoluteUrl } from '@/lib/seo/site-url';

/** A message about this recipe in the visitor's own mail composer, ready for a photo to be added. */
export function resultsHref(recipe: Recipe): string {
  return mailHref({
    to: site.contactEmail,
    subject: `I made your ${recipe.title}`,
    body: [
      'Here is my photo (add it to this message):',
      '',
      'How it went:',
      '',
      'What I changed:',
      '',
      absoluteUrl(recipePath(recipe)),
    ].join('\n'),
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
            Made it? Show me.
          </h2>
          <p>I read every one, even the ones that stuck to the pan.</p>
        </div>
        <a className="btn" href={href}>
          <Icon of={Send} size={18} />
          Share your results
        </a>
      </section>
    </div>
  );
}
