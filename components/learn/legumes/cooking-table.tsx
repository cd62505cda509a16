import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { LegumesPart } from '@/lib/content/schema/learn';

export type CookingTableProps = { cooking: LegumesPart<'cooking'>; types: LegumesPart<'types'> };

/** Soaking, simmering and yield of every legume, and what the times do not say. */
export function CookingTable({ cooking, types: { labels, legumes } }: CookingTableProps) {
  const { adviceTitle, advice, ...head } = cooking;
  return (
    <SectionFrame {...head} wide>
      <table className="learn-table cooking">
        <caption className="sr">{head.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.soak}</th>
            <th scope="col">{labels.cook}</th>
            <th scope="col">{labels.cooked}</th>
          </tr>
        </thead>
        <tbody>
          {legumes.map(({ id, title, soak, cook, cooked }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${id}`}>{title}</a>
              </th>
              <td data-label={labels.soak}>{soak}</td>
              <td data-label={labels.cook}>{cook}</td>
              <td data-label={labels.cooked}>{cooked}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="learn-sub">{adviceTitle}</h3>
      <ul className="learn-tips columns">
        {advice.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
