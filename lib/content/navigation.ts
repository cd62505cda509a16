import prepared from '@/.content/navigation.json' with { type: 'json' };
import type { Content } from './sources';

/** data/navigation.yaml. */
export const navigation = prepared as unknown as Content['navigation'];
