import * as messages from '@/.content/messages/learn';
import { Picture } from '@/components/content/picture';
import { RecipeCard } from '@/components/content/recipe-card';
import { Prose } from '@/components/pages/sections/prose';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SectionViews } from '@/components/pages/sections/section-view';
import { ButtonLink } from '@/components/ui/button';
import { Collapsible } from '@/components/ui/collapsible.client';
import type { LegumesPart, LegumesPage as Words } from '@/lib/content/schema/learn';
import { cardsWithOwnAddress, recipeLink } from '@/lib/education/pages';
import { legumeContents } from '@/lib/pages/contents';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { headingId } from '@/lib/text/slug';
import {
  ExplainedCard,
  ExplainedRow,
  LearnPage,
  Note,
  PAIR,
  RecipeCards,
  RecipeNote,
  RULED,
  TipList,
} from './education-parts';
import { LearnTable } from './education-table';

/** The page about legumes: what they are, some to know, what soybeans become, how to cook them, what from them. */
export function LegumesPage({ page }: { page: Words }) {
  const { what, types, soy, cooking, recipes, remarkable } = page;
  return (
    <LearnPage page={page} contents={legumeContents(page)}>
      {(what || types) && (
        <div className="wrap mt-[clamp(3.5rem,2.5rem+4vw,6rem)]">
          {what && (
            <Collapsible title={what.title} id={headingId(what)} level={2} defaultOpen>
              <Prose
                className="max-w-measure lg:max-w-none lg:columns-2 lg:gap-x-12 lg:*:break-inside-avoid"
                paragraphs={what.paragraphs}
              />
            </Collapsible>
          )}
          {types && (
            <Collapsible title={types.title} id={headingId(types)} level={2}>
              <LegumeCards {...types} />
            </Collapsible>
          )}
        </div>
      )}
      {soy && <SoyProducts {...soy} />}
      {cooking && types && <Cooking {...cooking} types={types} />}
      {recipes && <Recipes {...recipes} />}
      {remarkable && <Transformations {...remarkable} />}
      <SectionViews sections={page.sections} />
    </LearnPage>
  );
}

/** The legumes to know by sight, with how long they take and what to mind. */
function LegumeCards({ labels, legumes }: LegumesPart<'types'>) {
  return (
    <div className="grid gap-x-gap gap-y-stack pt-2 sm:grid-cols-2 lg:grid-cols-4">
      {legumes.map(({ soak, cook, goodFor, safety, ...legume }) => (
        <ExplainedCard key={legume.id} {...legume} sizes="four">
          <dl className="mt-3.5 border-t border-line font-display text-sm tabular *:grid *:grid-cols-[4.5rem_1fr] *:gap-3 *:border-b *:border-line *:py-2 [&_dd]:font-semibold [&_dt]:text-ink-2">
            <div>
              <dt>{labels.soak}</dt> <dd>{soak}</dd>{' '}
            </div>
            <div>
              <dt>{labels.cook}</dt> <dd>{cook}</dd>{' '}
            </div>
          </dl>
          <Note label={labels.goodFor}>{goodFor}</Note>
          {safety && (
            <Note label={labels.safety} className="text-gochu">
              {safety}
            </Note>
          )}
        </ExplainedCard>
      ))}
    </div>
  );
}

/** What soybeans are made into, from milk to paste. */
function SoyProducts({ products, ...head }: LegumesPart<'soy'>) {
  return (
    <SectionFrame {...head} wide>
      <ul className={`${PAIR} ${RULED}`}>
        {products.map(({ made, recipe, ...product }) => (
          <ExplainedRow key={product.id} {...product}>
            <Note label={messages.howMade}>{made}</Note>
            <RecipeNote label={messages.makeIt} recipes={recipe ? [recipeLink(recipeBySlug(recipe))] : []} />
          </ExplainedRow>
        ))}
      </ul>
    </SectionFrame>
  );
}

type CookingProps = LegumesPart<'cooking'> & { types: LegumesPart<'types'> };

/** Soaking, simmering and yield of every legume, and what the times do not say. */
function Cooking({ adviceTitle, advice, types: { labels, legumes }, ...head }: CookingProps) {
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

/** The legume recipes with an address of their own, and the way to all others. */
function Recipes({ types, link, ...head }: LegumesPart<'recipes'>) {
  return (
    <RecipeCards {...head} cards={cardsWithOwnAddress(types)}>
      <ButtonLink href={link.href} look="quiet" className="mt-6">
        {link.name}
      </ButtonLink>
    </RecipeCards>
  );
}

/** A small picture of what goes in on a large one of what comes out, with the line of its recipe. */
function Transformations({ transformations, ...head }: LegumesPart<'remarkable'>) {
  return (
    <div className="screen-only">
      <SectionFrame {...head} wide>
        <div className="grid gap-x-gap gap-y-10 sm:grid-cols-2 md:grid-cols-3">
          {transformations.map(({ title, text, recipe: slug, raw, remarkable }) => {
            const card = { ...recipeCard(recipeBySlug(slug)), title, text, lang: undefined };
            return (
              <RecipeCard key={title} card={{ ...card, picture: remarkable ?? card.picture }} sizes="three">
                <Picture
                  className="absolute inset-x-0 bottom-0 aspect-square w-1/3 rounded-none border-t-6 border-r-6 border-paper"
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
