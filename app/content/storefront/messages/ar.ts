// Around every page
export const skipToContent = 'الانتقال إلى المحتوى'
export const secureCheckout = 'دفع آمن'
export const noConnectionNow = 'لا يوجد اتصال. يُرجى المحاولة لاحقًا.'
export const announcement = 'إعلان'
export const dismissAnnouncement = 'إخفاء الإعلان'
export const collections = 'المجموعات'
export const notLoaded = 'تعذّر تحميل هذه الصفحة بالكامل.'
export const mainMenu = 'القائمة الرئيسية'
export const shop = 'المتجر'
export const about = 'من نحن'
export const menu = 'القائمة'
export const closeMenu = 'إغلاق القائمة'
export const lookbook = 'الإطلالات'
export const wishlist = 'المفضلة'
export const contactUs = 'التواصل معنا'
export const faq = 'الأسئلة الشائعة'
export const allProducts = 'كل المنتجات'
export const newArrivals = 'وصل حديثًا'
export const bestsellers = 'الأكثر مبيعًا'
export const ourStory = 'قصتنا'
export const privacy = 'سياسة الخصوصية'
export const terms = 'الشروط والأحكام'
export const shippingReturns = 'الشحن والإرجاع'
export const followUs = 'تابعونا'
export const adminLogin = 'دخول الإدارة'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'الرئيسية'
export const backToShop = 'العودة إلى المتجر'
export const back = 'رجوع'

// Missing pages and errors
export const pageNotFound = 'الصفحة غير موجودة'
export const pageNotFoundText = 'الصفحة المطلوبة غير موجودة أو تم نقلها.'
export const noConnection = 'لا يوجد اتصال'
export const noConnectionText = 'تعذّر الوصول إلى المتجر. سلتك محفوظة.'
export const failed = 'حدث خطأ ما'
export const failedText = 'نعتذر عن ذلك. يُرجى المحاولة مرة أخرى بعد قليل.'
export const tryAgain = 'إعادة المحاولة'
export const reload = 'إعادة التحميل'
export const reference = (id: string) => `الرقم المرجعي: ${id}`
export const goHome = 'الانتقال إلى الصفحة الرئيسية'
export const collectionNotFound = 'المجموعة غير موجودة'
export const collectionNotFoundText = 'هذه المجموعة غير موجودة أو تمت إزالتها.'
export const productNotFound = 'المنتج غير موجود'
export const productNotFoundText = 'هذا المنتج غير موجود أو تمت إزالته.'

// Pages
export const homeTitle = 'أزياء نسائية'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `قصة ${store} وقيمها.`
export const valuesHeading = 'ما نؤمن به'
export const explore = 'تصفّح المتجر'
export const products = 'المنتجات'
export const emptyCollection = 'لا توجد قطع في هذه المجموعة بعد'
export const readMore = 'اقرأ المزيد'
export const contactDescription = (store: string) => `التواصل مع ${store}.`
export const contactLead = {
  before: 'هل لديك سؤال عن مقاس أو طلب أو قطعة؟ يمكنك الاطلاع على ',
  link: 'الأسئلة الشائعة',
  after: ' أو مراسلتنا.',
} as const
export const formNeedsJavaScript = 'يتطلب النموذج تفعيل JavaScript. '
export const writeInstead = { before: 'يمكنك بدلًا من ذلك مراسلتنا على ', after: '.' } as const
export const support = 'خدمة العملاء'
export const faqDescription = 'الشحن والإرجاع والمقاسات والطلبات والمنتجات: إجابات عن الأسئلة الأكثر شيوعًا.'
export const faqHeading = 'الأسئلة الشائعة'
export const categories = 'الفئات'
export const faqContact = { before: 'لا توجد إجابة عن سؤالك؟ ', link: 'مراسلتنا' } as const
export const lookbookDescription = (store: string) => `مجموعات ${store}، صورة لكل مجموعة.`
export const emptyLookbook = 'لا توجد إطلالات حاليًا'
export const viewCollection = 'عرض المجموعة'
