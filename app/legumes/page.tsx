import '@/app/styles/learn.css';
import { contentMetadata } from '@/app/content-metadata';
import { LegumesPage } from '@/components/learn/legumes/legumes-page';
import { legumes } from '@/data/pages/learn/legumes';

export const metadata = contentMetadata(legumes);

export default function Legumes() {
  return <LegumesPage />;
}
