export const email = 'البريد الإلكتروني'
export const emailExample = 'عنوان مثل name@example.com'
export const subscribing = 'جارٍ الاشتراك…'
export const subscribe = 'اشتراك'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'شكرًا لاشتراكك!',
  'already-subscribed': 'هذا البريد الإلكتروني مشترك بالفعل!',
  failed: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
  limited: 'تعذّر الاشتراك. جرت محاولات كثيرة جدًا من اتصالك: يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
} as const
