import '@/app/styles/learn.css';
import { contentMetadata } from '@/app/content-metadata';
import { FlourPage } from '@/components/learn/flour/flour-page';
import { flour } from '@/data/pages/learn/flour';

export const metadata = contentMetadata(flour);

export default function Flour() {
  return <FlourPage />;
}
