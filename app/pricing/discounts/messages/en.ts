export const rejections = {
  unknown: 'This discount code is not valid. Please check how it is written.',
  early: 'This discount code is not valid yet.',
  late: 'This discount code is no longer valid.',
  'used-up': 'This discount code has been used up.',
  nothing: 'This discount code does not reduce your order.',
  yours: 'You have used this discount code already.',
  'too-many': 'Too many discount codes were tried from your connection. Please try again in a minute.',
} as const
export const minimum = (amount: string) => `This discount code needs items for ${amount} or more.`
