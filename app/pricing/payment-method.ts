export const PAYMENT_METHODS = [
  'credit_card',
  'paypal',
  'apple_pay',
  'google_pay',
  'bank_or_mobile',
  'bank_transfer',
  'cash_on_delivery',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
