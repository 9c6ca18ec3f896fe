/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const requestMail = {
  subject: (store: string) => `ما رأيك؟ ${isolated(store)}`,
  preview: 'تقييمك يساعد الآخرين على اختيار ما يناسبهم.',
  title: (firstName: string) => `ما رأيك، ${isolated(firstName)}؟`,
  text: 'رأيك في المقاس والخامة يفيد الآخرين. لا يستغرق ذلك سوى دقيقة، ولا يتطلب حسابًا. نقرأ كل تقييم قبل نشره، إيجابيًا كان أم سلبيًا.',
  noMore: 'إيقاف رسائل التقييم',
} as const
export const reviewMails = {
  title: 'رسائل التقييم',
  text: 'بعد أيام من الطلب ندعوك إلى تقييمه. يمكنك إيقاف هذه الرسائل هنا، وستصلك الرسائل المتعلقة بطلباتك كالمعتاد.',
  stop: 'إيقاف رسائل التقييم',
  stopped: 'لن تصلك رسائل تقييم بعد الآن.',
} as const
