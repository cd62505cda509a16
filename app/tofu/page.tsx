import { comingMetadata } from '@/app/content-metadata';
import { ComingRecipePage } from '@/components/pages/coming-recipe-page';
import { tofu as recipe } from '@/data/pages/coming/tofu';

export const metadata = comingMetadata(recipe);

export default function Tofu() {
  return <ComingRecipePage recipe={recipe} />;
}
