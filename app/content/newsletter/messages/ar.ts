export const email = 'البريد الإلكتروني'
export const emailExample = 'عنوان مثل name@example.com'
export const subscribing = 'جارٍ الاشتراك…'
export const subscribe = 'اشتراك'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'شكرًا لاشتراكك!',
  confirm:
    'أوشكنا على الانتهاء: يُرجى تأكيد الاشتراك عبر الرابط الذي وصل إلى بريدك. إذا كان هذا البريد مشتركًا بالفعل فلن تُرسل رسالة.',
  'already-subscribed': 'هذا البريد الإلكتروني مشترك بالفعل!',
  failed: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
  limited: 'تعذّر الاشتراك. جرت محاولات كثيرة جدًا من اتصالك: يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'هل نرسل إليك النشرة البريدية؟',
    text: 'ضغطة واحدة وتصل إلى بريدك. يمكن إلغاء الاشتراك من هذه الصفحة في أي وقت.',
  },
  subscribed: { title: 'تم تأكيد الاشتراك', text: 'ستصل النشرة البريدية إلى بريدك. الرابط في رسالتنا يعيدك إلى هنا.' },
  unsubscribed: { title: 'تم إلغاء الاشتراك', text: 'لن تصلك منا أي نشرة بريدية بعد الآن.' },
} as const
export const unsubscribe = 'إلغاء الاشتراك'
export const toShop = 'متابعة التسوق'
