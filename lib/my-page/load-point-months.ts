import 'server-only';
import { cache } from 'react';
import { pointMonths } from '@/lib/hub/contract/point';
import { memberLoad } from '@/lib/session/prefetch';
import { CHART_MONTHS } from './point-months';

export const loadPointMonths = cache(() => memberLoad(pointMonths, { query: { months: CHART_MONTHS } }));
