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
export const shopNow = 'إلى المتجر'
export const ourPromise = 'وعدنا'
export const newsByEmail = 'جديدنا عبر البريد الإلكتروني'
export const newsByEmailText = 'القطع الجديدة فور وصولها.'
