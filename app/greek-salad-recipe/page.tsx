import { comingMetadata } from '@/app/content-metadata';
import { ComingRecipePage } from '@/components/pages/coming-recipe-page';
import { greekSalad as recipe } from '@/data/pages/coming/greek-salad';

export const metadata = comingMetadata(recipe);

export default function GreekSalad() {
  return <ComingRecipePage recipe={recipe} />;
}
