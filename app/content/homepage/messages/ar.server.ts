export const rows = {
  viewAll: 'عرض الكل',
  bestSellers: 'الأكثر مبيعًا',
  newArrivals: 'وصل حديثًا',
  whatWeSee: 'اختياراتنا',
  whatWeSeeText: 'قطع نعود إليها دائمًا.',
  featuredProducts: 'منتجات مختارة',
}
export const ourStory = 'قصتنا'
export const readOurStory = 'قراءة قصتنا'
export const latestCollections = 'أحدث المجموعات'
export const shopNow = 'تسوّق الآن'
export const ourPromise = 'وعدنا'
export const newsByEmail = 'جديدنا عبر البريد الإلكتروني'
export const newsByEmailText = 'القطع الجديدة فور وصولها.'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'شحن مجاني',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `\u200f${isolated(delivery)}${where && ` إلى ${where}`} مجانًا${from ? ` ابتداءً من ${from}` : ''}.`,
  },
  freePickup: { title: 'استلام مجاني', text: 'يمكنك استلام طلبك من المتجر مجانًا.' },
  payment: {
    title: 'دفع مرن',
    text: (methods: readonly string[]) => `طرق الدفع: ${methods.join('، ')}.`,
  },
  delivery: {
    title: 'توصيل سريع',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `مدة التوصيل: ${days}${fast ? `، ومع ${isolated(fast.name)}: ${fast.days}` : ''}.`,
  },
} as const
