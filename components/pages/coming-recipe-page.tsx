import { comingWords } from '@/data/pages/coming-words';
import type { ComingRecipe } from '@/data/schema/page';
import { PageHeader } from './page-header';
import { LinkList } from './sections/link-list';
import { SectionFrame } from './sections/section-frame';

export type ComingRecipePageProps = { recipe: ComingRecipe };

/** A dish before its recipe is written: picture, what is known, what makes it, and what to cook meanwhile. */
export function ComingRecipePage({ recipe }: ComingRecipePageProps) {
  return (
    <article>
      <PageHeader title={recipe.title} dek={recipe.dek} picture={recipe.picture}>
        <dl className="facts pg-known">
          {recipe.facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </PageHeader>
      <SectionFrame title={comingWords.about}>
        <div className="prose pg-prose">
          {recipe.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="pg-notice">
            <b>{comingWords.notice}</b> {comingWords.noticeText}
          </p>
        </div>
      </SectionFrame>
      <SectionFrame title={comingWords.next}>
        <LinkList links={comingWords.links} />
      </SectionFrame>
    </article>
  );
}
