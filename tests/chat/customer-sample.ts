import type { CustomerValues } from '@/lib/chat/customer-values';

/** Plainly sample data, as a partner's link carries it. */
export const customer: CustomerValues = {
  hotelCode: 'haneul-namsan',
  user_id: 'crm-0001',
  user_nm: '표본 손님',
  user_hp: '010-0000-0001',
  user_email: 'sample.customer@example.com',
  prodID: 'PKG-01',
};

export const queryOf = (values: Partial<CustomerValues>) => new URLSearchParams(values as Record<string, string>);
