import * as groups from '@/.content/views/about';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/about');

export default function About() {
  return <PageRoute path="/about" groups={groups} />;
}
