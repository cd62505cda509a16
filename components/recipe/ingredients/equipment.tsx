import * as words from '@/.content/words/ingredients';
import { Within } from '@/components/recipe/quantity.client';
import { Sentence } from '@/components/recipe/sentence';
import type { Tool } from '@/lib/content/schema/recipe';
import { toolText } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';

export type EquipmentProps = { items: Tool[]; language: RecipeLanguage };

/** What has to be on the counter before the cooking starts. */
export function Equipment({ items, language }: EquipmentProps) {
  return (
    <section className="equip" aria-labelledby="equipment">
      <h2 className="t-2" id="equipment">
        {words.equipment}
      </h2>
      <ul {...language.recipe}>
        {items.map((item) => (
          <ToolRow key={toolText(item)} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ToolRow({ item }: { item: Tool }) {
  const within = <Sentence text={toolText(item)} />;
  if (typeof item === 'string') return <li>{within}</li>;
  const { upTo, text } = item.beyond;
  return (
    <li>
      <Within upTo={upTo} within={within} beyond={<Sentence text={text} upTo={upTo} />} />
    </li>
  );
}
