import { RecipeLinks } from '@/components/learn/recipe-links';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { learnCards } from '@/data/learn/cards';
import { soyProducts } from '@/data/learn/soy-products';
import { legumeParts } from '@/data/pages/learn/legumes';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';

/** What soybeans are made into, from milk to paste. */
export function SoyProducts() {
  return (
    <SectionFrame {...legumeParts.soy} wide>
      <ul className="learn-soy">
        {soyProducts.map(({ id, native, text, made, recipe }) => (
          <li key={id} id={id}>
            <h3>
              {learnCards[id].title}
              {native && <span lang={native.lang}>{native.text}</span>}
            </h3>
            <p>{text}</p>
            <p className="learn-used">
              <b>How</b> {made}
            </p>
            {recipe && <MakeIt slug={recipe} />}
            <RecipeLinks card={id} />
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
