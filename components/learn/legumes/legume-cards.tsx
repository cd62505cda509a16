import { cardSizes } from '@/components/cards/card-sizes';
import { RecipeLinks } from '@/components/learn/recipe-links';
import { Picture } from '@/components/picture/picture';
import type { LegumesPart } from '@/lib/content/schema/learn';

export type LegumeCardsProps = Pick<LegumesPart<'types'>, 'labels' | 'legumes'>;

/** The legumes to know by sight, with how long they take and what to mind. */
export function LegumeCards({ labels, legumes }: LegumeCardsProps) {
  return (
    <div className="learn-cards learn-legumes">
      {legumes.map(({ id, title, picture, text, soak, cook, goodFor, safety }) => (
        <article key={id} id={id} className="learn-card">
          <Picture picture={picture} sizes={cardSizes.four} />
          <h3>{title}</h3>
          <p>{text}</p>
          <dl className="learn-times">
            <div>
              <dt>{labels.soak}</dt>
              <dd>{soak}</dd>
            </div>
            <div>
              <dt>{labels.cook}</dt>
              <dd>{cook}</dd>
            </div>
          </dl>
          <p className="learn-used">
            <b>{labels.goodFor}</b> {goodFor}
          </p>
          {safety && (
            <p className="learn-used mind">
              <b>{labels.safety}</b> {safety}
            </p>
          )}
          <RecipeLinks card={id} />
        </article>
      ))}
    </div>
  );
}
