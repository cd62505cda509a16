import { notFound } from 'next/navigation';
import { LegumesPage } from '@/components/education/legumes-page';
import { legumes } from '@/lib/content/pages';
import { contentMetadata } from '@/lib/seo/metadata';

export const metadata = legumes && contentMetadata(legumes);

export default function Legumes() {
  if (!legumes) notFound();
  return <LegumesPage page={legumes} />;
}
