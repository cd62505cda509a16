/** @jest-environment node */

import { addressMetadata } from '@/lib/pages/metadata';

it('addressMetadata has one canonical address for all addresses of a page', () => {
  const canonicals = ['/noodles', '/threads'].map((path) => addressMetadata(path).alternates?.canonical);
  expect(canonicals).toEqual(['https://example.com/noodles/', 'https://example.com/noodles/']);
});
