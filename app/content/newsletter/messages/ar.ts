export const email = 'البريد الإلكتروني'
export const emailExample = 'عنوان مثل name@example.com'
export const subscribing = 'جارٍ الاشتراك…'
export const subscribe = 'اشتراك'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'شكرًا لاشتراكك!',
  confirm:
    'خطوة أخيرة: يُرجى مراجعة بريدك وتأكيد الاشتراك عبر الرابط الذي أرسلناه. إن كان هذا البريد مشتركًا بالفعل فلن تصلك رسالة أخرى.',
  'already-subscribed': 'هذا البريد الإلكتروني مشترك بالفعل!',
  failed: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
  limited: 'تعذّر الاشتراك بسبب كثرة المحاولات من شبكتك. يُرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'يُرجى تأكيد اشتراكك',
    text: 'ضغطة واحدة وتصل النشرة البريدية إلى بريدك. يمكن إلغاء الاشتراك في أي وقت بالرابط الموجود في كل رسالة.',
  },
  subscribed: {
    title: 'تم تأكيد الاشتراك',
    text: 'ستصل النشرة البريدية إلى بريدك. لإلغاء الاشتراك لاحقًا يُرجى استخدام الرابط الموجود في أي من رسائلنا.',
  },
  unsubscribed: { title: 'تم إلغاء الاشتراك', text: 'لن تصلك منا أي نشرة بريدية بعد الآن.' },
} as const
export const unsubscribe = 'إلغاء الاشتراك'
export const subscribeAgain = 'الاشتراك من جديد'
export const toShop = 'متابعة التسوق'
