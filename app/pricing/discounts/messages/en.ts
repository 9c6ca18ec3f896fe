export const rejections = {
  unknown: 'This discount code is not valid. Please check the spelling.',
  early: 'This discount code is not valid yet.',
  late: 'This discount code is no longer valid.',
  'used-up': 'This discount code has been used up.',
  nothing: 'This discount code does not reduce your order.',
  yours: 'You have already used this discount code.',
  'too-many': 'Too many discount codes tried from your connection. Please try again in a minute.',
} as const
export const minimum = (amount: string) => `This discount code requires a subtotal of ${amount} or more.`
