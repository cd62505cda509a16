import { comingMetadata } from '@/app/content-metadata';
import { ComingRecipePage } from '@/components/pages/coming-recipe-page';
import { butteredPork as recipe } from '@/data/pages/coming/buttered-pork';

export const metadata = comingMetadata(recipe);

export default function ButteredPork() {
  return <ComingRecipePage recipe={recipe} />;
}
