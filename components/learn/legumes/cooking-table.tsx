import { SectionFrame } from '@/components/pages/sections/section-frame';
import { learnCards } from '@/data/learn/cards';
import { legumeTypes } from '@/data/learn/legume-types';
import {
  cookingAdvice,
  cookingAdviceTitle,
  legumeLabels as labels,
  legumeParts,
} from '@/data/pages/learn/legumes';

/** Soaking, simmering and yield of every legume, and what the times do not say. */
export function CookingTable() {
  return (
    <SectionFrame {...legumeParts.cooking} wide>
      <table className="learn-table cooking">
        <caption className="sr">{legumeParts.cooking.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.soak}</th>
            <th scope="col">{labels.cook}</th>
            <th scope="col">{labels.cooked}</th>
          </tr>
        </thead>
        <tbody>
          {legumeTypes.map(({ id, soak, cook, cooked }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${id}`}>{learnCards[id].title}</a>
              </th>
              <td data-label={labels.soak}>{soak}</td>
              <td data-label={labels.cook}>{cook}</td>
              <td data-label={labels.cooked}>{cooked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="learn-sub">{cookingAdviceTitle}</h3>
      <ul className="learn-tips columns">
        {cookingAdvice.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
