import { torontoWords } from '@/data/pages/travel/toronto';
import { gtaRegions } from '@/data/travel/regions';
import { EasternHistory } from './eastern-history.client';
import { ScrollBox } from './scroll-box.client';

/** How the five eastern towns came to be, town by town. */
export function HistoryText() {
  const { title, towns } = torontoWords.history;
  return (
    <EasternHistory title={title}>
      <ScrollBox label={title}>
        <div className="hist-cols">
          {towns.map(({ region, text }) => (
            <div key={region}>
              <h4>{gtaRegions[region].name}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </ScrollBox>
    </EasternHistory>
  );
}
