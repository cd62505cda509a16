import { Fragment } from 'react';
import * as words from '@/.content/words/learn';
import * as text from '@/.content/words/text';
import { SiteLink } from '@/components/pages/site-link';
import { recipesUsing } from '@/lib/learn/pages';

export type RecipeLinksProps = {
  /** Id of the card. */
  card: string;
};

/** The recipes of the site that use what a card explains; nothing where there are none. */
export function RecipeLinks({ card }: RecipeLinksProps) {
  const recipes = recipesUsing(card);
  if (recipes.length === 0) return null;
  return (
    <p className="learn-used">
      <b>{words.inMyRecipes}</b>{' '}
      {recipes.map(({ title, href, lang }, index) => (
        <Fragment key={href}>
          {index > 0 && text.comma}
          <SiteLink href={href} className="link" lang={lang}>
            {title}
          </SiteLink>
        </Fragment>
      ))}
    </p>
  );
}
