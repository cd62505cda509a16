import * as words from '@/.content/words/learn';
import { cardSizes } from '@/components/cards/card-sizes';
import { RecipeLinks } from '@/components/learn/recipe-links';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Picture } from '@/components/picture/picture';
import type { FlourPart } from '@/lib/content/schema/learn';
import { percentWords } from '@/lib/learn/flour-math';
import { rich } from '@/lib/words/rich';

export type FlourCardsProps = { part: FlourPart<'flours'> };

/** The flours: how strong, what each does, what for, and where the site cooks with it. */
export function FlourCards({ part: { flours, ...head } }: FlourCardsProps) {
  return (
    <SectionFrame {...head} wide>
      <div className="cards three learn-cards">
        {flours.map((flour) => (
          <article key={flour.id} id={flour.id} className="learn-card">
            <Picture picture={flour.picture} sizes={cardSizes.three} />
            <h3>{flour.title}</h3>
            <p className="learn-figure">
              {flour.protein
                ? rich(words.protein, { percent: <b>{percentWords(flour.protein)}</b> })
                : flour.proteinText}
            </p>
            <p>{flour.text}</p>
            <p className="learn-used">
              <b>{words.bestFor}</b> {flour.bestFor}
            </p>
            <RecipeLinks card={flour.id} />
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
