import '@/app/styles/learn.css';
import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { LegumesPage } from '@/components/learn/legumes/legumes-page';
import { legumes } from '@/lib/content/pages';

export const metadata = legumes && contentMetadata(legumes);

export default function Legumes() {
  if (!legumes) notFound();
  return <LegumesPage page={legumes} />;
}
