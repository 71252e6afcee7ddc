'use client';

import { ErrorPage } from '@/components/layout/error-page';

/** An error inside the frame. */
export default ErrorPage;
