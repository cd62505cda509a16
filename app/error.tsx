'use client';

import { AppError } from '@/components/pages/app-error.client';

/** Error boundary of a page, inside the layout. */
export default AppError;
