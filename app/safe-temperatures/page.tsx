import * as groups from '@/.content/views/safe-temperatures';
import { PageRoute } from '@/app/address/page-route';
import { addressMetadata } from '@/lib/pages/metadata';

export const metadata = addressMetadata('/safe-temperatures');

export default function SafeTemperatures() {
  return <PageRoute path="/safe-temperatures" groups={groups} />;
}
