import { RecipeLinks } from '@/components/learn/recipe-links';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { learnCards } from '@/data/learn/cards';
import { soyProducts } from '@/data/learn/soy-products';
import { legumeParts } from '@/data/pages/learn/legumes';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';

/** What soybeans are made into, from milk to paste: rows with a square picture each. */
export function SoyProducts() {
  return (
    <SectionFrame {...legumeParts.soy} wide>
      <ul className="learn-rows soy">
        {soyProducts.map(({ id, picture, native, text, made, recipe }) => (
          <li key={id} id={id}>
            <Picture picture={picture} sizes="(min-width: 64rem) 16rem, 9.4rem" />
            <h3>
              {learnCards[id].title}
              {native && <span lang={native.lang}> {native.text}</span>}
            </h3>
            <div>
              <p>{text}</p>
              <p className="learn-used">
                <b>How</b> {made}
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
      <b>Make it</b>{' '}
      <SiteLink href={recipePath(recipe)} className="link">
        {cardTitle(recipe)}
      </SiteLink>
    </p>
  );
}
