import * as groups from '@/.content/views/content';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/content');

export default function Content() {
  return <PageRoute path="/content" groups={groups} />;
}
