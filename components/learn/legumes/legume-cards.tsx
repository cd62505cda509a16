import { cardSizes } from '@/components/cards/card-sizes';
import { RecipeLinks } from '@/components/learn/recipe-links';
import { Picture } from '@/components/picture/picture';
import { learnCards } from '@/data/learn/cards';
import { legumeTypes } from '@/data/learn/legume-types';
import { legumeLabels as labels } from '@/data/pages/learn/legumes';

/** The legumes to know by sight, with how long they take and what to mind. */
export function LegumeCards() {
  return (
    <div className="learn-cards learn-legumes">
      {legumeTypes.map(({ id, picture, text, soak, cook, goodFor, safety }) => (
        <article key={id} id={id} className="learn-card">
          <Picture picture={picture} sizes={cardSizes.four} />
          <h3>{learnCards[id].title}</h3>
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
