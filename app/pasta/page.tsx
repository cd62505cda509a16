import { comingMetadata } from '@/app/content-metadata';
import { ComingRecipePage } from '@/components/pages/coming-recipe-page';
import { pasta as recipe } from '@/data/pages/coming/pasta';

export const metadata = comingMetadata(recipe);

export default function Pasta() {
  return <ComingRecipePage recipe={recipe} />;
}
