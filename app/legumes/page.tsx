import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { LegumesPage } from '@/components/learn/legumes-page';
import { legumes } from '@/lib/content/learn/legumes';

export const metadata = legumes && contentMetadata(legumes);

export default function Legumes() {
  if (!legumes) notFound();
  return <LegumesPage page={legumes} />;
}
