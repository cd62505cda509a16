import * as words from '@/.content/words/learn';
import { RecipeLinks } from '@/components/learn/recipe-links';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import type { LegumesPart } from '@/lib/content/schema/learn';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';

export type SoyProductsProps = { soy: LegumesPart<'soy'> };

/** What soybeans are made into, from milk to paste: rows with a square picture each. */
export function SoyProducts({ soy: { products, ...head } }: SoyProductsProps) {
  return (
    <SectionFrame {...head} wide>
      <ul className="learn-rows soy">
        {products.map(({ id, title, picture, native, text, made, recipe }) => (
          <li key={id} id={id}>
            <Picture picture={picture} sizes="(min-width: 64rem) 16rem, 9.4rem" />
            <h3>
              {title}
              {native && <span lang={native.lang}> {native.text}</span>}
            </h3>
            <div>
              <p>{text}</p>
              <p className="learn-used">
                <b>{words.howMade}</b> {made}
              </p>
              {recipe && <MakeIt slug={recipe} />}
              <RecipeLinks card={id} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type MakeItProps = { slug: string };

function MakeIt({ slug }: MakeItProps) {
  const recipe = recipeBySlug(slug);
  return (
    <p className="learn-used">
      <b>{words.makeIt}</b>{' '}
      <SiteLink href={recipePath(recipe)} className="link" lang={otherLanguageOf(recipe)}>
        {cardTitle(recipe)}
      </SiteLink>
    </p>
  );
}
