import * as groups from '@/.content/views/flour';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/flour');

export default function Flour() {
  return <PageRoute path="/flour" groups={groups} />;
}
