import { notFound } from 'next/navigation';
import { contentMetadata } from '@/app/content-metadata';
import { SaladsPage } from '@/components/learn/salads-page';
import { salads } from '@/lib/content/learn/salads';
import { saladsAsPage } from '@/lib/learn/pages-of';

export const metadata = salads && contentMetadata(saladsAsPage(salads));

export default function Salads() {
  if (!salads) notFound();
  return <SaladsPage page={salads} />;
}
