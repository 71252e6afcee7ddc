import { today } from '../world.ts';
import type { Handlers } from './handler.ts';

/** Sample rates, the same every day. */
const rates = [
  { currency: 'USD', krwPerUnit: 1_390.5 },
  { currency: 'JPY', krwPerUnit: 9.12 },
  { currency: 'CNY', krwPerUnit: 195.4 },
  { currency: 'TWD', krwPerUnit: 43.1 },
  { currency: 'HKD', krwPerUnit: 178.6 },
  { currency: 'SGD', krwPerUnit: 1_068.2 },
  { currency: 'EUR', krwPerUnit: 1_612.8 },
  { currency: 'GBP', krwPerUnit: 1_842.3 },
];

export const exchangeRateHandlers = {
  exchangeRates(_, world) {
    return { day: today(world), rates };
  },
} satisfies Handlers;
