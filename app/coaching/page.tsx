import * as groups from '@/.content/views/coaching';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/coaching');

export default function Coaching() {
  return <PageRoute path="/coaching" groups={groups} />;
}
