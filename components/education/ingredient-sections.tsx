import * as messages from '@/.content/messages/learn';
import { Picture } from '@/components/content/picture';
import { SectionFrame } from '@/components/content/section-frame';
import { pairSizes, pairsClass } from '@/components/recipe/card-pairs';
import { RecipeCard } from '@/components/recipe/recipe-card';
import { ButtonLink } from '@/components/ui/button';
import type { PageSection, SectionProps } from '@/lib/content/schema/page';
import { recipeLink } from '@/lib/education/pages';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { pickedCards } from '@/lib/recipe/picked-cards';
import { ExplainedRow, LabelledNote, PAIR, RecipeCards, RecipeNote, RULED, TipList } from './education-parts';
import { LearnTable } from './education-table';

/** Products and how they are made. */
export function Products({ section: { products, ...head } }: SectionProps<'products'>) {
  return (
    <SectionFrame {...head} wide>
      <ul className={`${PAIR} ${RULED}`}>
        {products.map(({ made, recipe, ...product }) => (
          <ExplainedRow key={product.id} {...product}>
            <LabelledNote label={messages.howMade}>{made}</LabelledNote>
            <RecipeNote label={messages.makeIt} recipes={recipe ? [recipeLink(recipeBySlug(recipe))] : []} />
          </ExplainedRow>
        ))}
      </ul>
    </SectionFrame>
  );
}

export type CookingTableProps = SectionProps<'cookingTable'> & {
  /** All sections of the page. */
  sections: readonly PageSection[];
};

/** Soaking, simmering and yield of every legume of the page, and advice below. Null without legumes. */
export function CookingTable({ section, sections }: CookingTableProps) {
  const types = sections.find((each) => each.type === 'legumes');
  if (!types) return null;
  const { labels, legumes } = types;
  const { adviceTitle, advice, ...head } = section;
  return (
    <SectionFrame {...head} wide>
      <LearnTable
        caption={head.title}
        columns={['', labels.soak, labels.cook, labels.cooked]}
        rows={legumes.map(({ id, title, soak, cook, cooked }) => ({
          id,
          name: (
            <a className="link py-2" href={`#${id}`}>
              {title}
            </a>
          ),
          values: [soak, cook, cooked],
        }))}
      />
      <h3 className="mt-stack text-xl">{adviceTitle}</h3>
      <TipList className={PAIR} tips={advice} />
    </SectionFrame>
  );
}

/** Recipes as cards, with a link under them. */
export function PickedRecipeCards({ section }: SectionProps<'recipeCards'>) {
  const { title, id, text, link } = section;
  return (
    <RecipeCards title={title} id={id} text={text} cards={pickedCards(section)}>
      {link && (
        <ButtonLink href={link.href} look="quiet" className="mt-6">
          {link.name}
        </ButtonLink>
      )}
    </RecipeCards>
  );
}

/** A small picture of what goes in on a large one of what comes out, with the line of its recipe. */
export function Transformations({ section: { items, ...head } }: SectionProps<'transformations'>) {
  return (
    <div className="screen-only">
      <SectionFrame {...head} wide>
        <div className={pairsClass(items.length)}>
          {items.map(({ title, text, recipe: slug, raw, remarkable }, index) => {
            const card = { ...recipeCardData(recipeBySlug(slug)), title, text, lang: undefined };
            return (
              <RecipeCard
                key={title}
                card={{ ...card, picture: remarkable ?? card.picture }}
                sizes={pairSizes(index, items.length)}
              >
                <Picture
                  className="absolute inset-x-0 bottom-0 aspect-square w-1/3 rounded-none border-t-6 border-e-6 border-paper"
                  picture={raw}
                  sizes="10rem"
                />
              </RecipeCard>
            );
          })}
        </div>
      </SectionFrame>
    </div>
  );
}
