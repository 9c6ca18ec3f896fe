import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const badges = { new: 'جديد', bestseller: 'الأكثر مبيعًا' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'مقاس واحد'
export const defaultColor = 'أساسي'
export const variant = (size: string, color: string) => `المقاس: ${size} | اللون: ${color}`
export const outOfStock = 'نفدت الكمية'
export const colors = (names: readonly string[]) => `الألوان: ${names.map(isolated).join('، ')}`
export const salePrice = 'سعر التخفيض'
export const originalPrice = 'السعر الأصلي'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `شامل ${name === 'VAT' ? 'ضريبة القيمة المضافة' : name || 'الضريبة'}`
export const addedTax = 'غير شامل الضريبة'
export const plusShipping = 'لا يشمل الشحن'

export const search = 'بحث'
export const searchPlaceholder = 'بحث…'
export const suggestions = 'الاقتراحات'
export const collection = 'المجموعة'
export const noMatch = 'لا توجد منتجات مطابقة'
export const suggestionCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: `${count} اقتراحات`,
    many: `${count} اقتراحًا`,
    other: `${count} اقتراح`,
  })
export const allResults = (text: string) => `عرض كل نتائج «${isolated(text)}»`
export const correctedTo = (text: string) => `نتائج البحث عن «${isolated(text)}»`

export const filterProducts = 'تصفية المنتجات'
export const category = 'الفئة'
export const apply = 'تطبيق'
export const price = 'السعر'
export const size = 'المقاس'
export const color = 'اللون'
export const material = 'الخامة'
export const onSale = 'تخفيضات'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'أحرف', numbers: 'أرقام', other: 'أخرى' } as const
export const sizeChip = (size: string) => (/مقاس|size/i.test(size) ? size : `مقاس ${size}`)
/** `sizes`: for example 'M (فساتين)'. */
export const fitsChip = (sizes: readonly string[]) => `مقاسي: ${sizes.map(isolated).join('، ')}`
export const searchChip = (text: string) => `«${isolated(text)}»`
export const from = 'من'
export const priceFrom = (price: string) => `من ${price}`
export const priceUpTo = (price: string) => `حتى ${price}`
export const removeFilter = (filter: string) => `إزالة الفلتر: ${isolated(filter)}`
export const clearFilters = 'مسح الفلاتر'
export const filterBy = (filters: number) => (filters > 0 ? `تصفية (${filters})` : 'تصفية')
export const showFound = (found: string) => `عرض: ${found}`
export const filter = 'تصفية'
export const closeFilters = 'إغلاق الفلاتر'
export const allFilters = 'كل الفلاتر'
export const loading = 'جارٍ التحميل…'
export const loadFailed = 'تعذّر التحميل. إعادة المحاولة'
export const sort = 'الترتيب'
export const searchProducts = 'البحث في المنتجات'
export const allCategories = 'الكل'
export const allCategoriesOption = 'كل الفئات'
export const allCollections = 'كل المجموعات'
export const lowest = 'من'
export const highest = 'إلى'
export const lowestPrice = (currency: string) => `أدنى سعر بعملة ${currency}`
export const highestPrice = (currency: string) => `أعلى سعر بعملة ${currency}`
export const invalidPrice = (example: string) => `يُرجى إدخال مبلغ، مثل ${example}.`
export const sorts = {
  newest: 'الأحدث',
  'price-asc': 'السعر: من الأقل إلى الأعلى',
  'price-desc': 'السعر: من الأعلى إلى الأقل',
  name: 'الاسم: أبجديًا',
} as const
export const bestMatch = 'الأكثر صلة'

export const nothingMatches = 'لا توجد منتجات مطابقة لهذه الفلاتر'
export const emptyShop = 'لا توجد منتجات بعد'
export const comeBack = 'نراك قريبًا: أولى القطع في الطريق.'
export const lowestAboveHighest = 'الحد الأدنى للسعر أعلى من الحد الأقصى.'
export const tryAnotherWord = 'يمكن تجربة كلمة أخرى. يكفي جزء من الاسم.'
export const tryFewerFilters = 'يمكن تجربة فلاتر أقل أو نطاق أسعار أوسع.'
export const foundWithout = (found: string, filters: readonly string[]) =>
  `${found} بدون: ${filters.map(isolated).join('، ')}`
export const couldNotLoad = 'تعذّر تحميل المنتجات.'
export const tryAgain = 'إعادة المحاولة'
export const shop = 'المتجر'
export const productCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('ar', count, {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${shown} منتجات`,
    many: `${shown} منتجًا`,
    other: `${shown} منتج`,
  })
}
export const manyProducts = (limit: number) => `أكثر من ${formatNumber(limit)} منتج`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('ar', count, {
    zero: 'لا توجد قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${shown} قطع`,
    many: `${shown} قطعة`,
    other: `${shown} قطعة`,
  })
}
export const manyItems = (limit: number) => `أكثر من ${formatNumber(limit)} قطعة`
export const resultsFor = (found: string, text: string) => `${found} عن «${isolated(text)}»`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'المنتجات'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} من ${hasMore ? 'أكثر من ' : ''}${formatNumber(total)}`
export const products = 'المنتجات'
export const previous = 'عرض السابق'
export const more = 'عرض المزيد'

export const noConnection = 'لا يوجد اتصال. يُرجى المحاولة لاحقًا.'
export const imagePosition = (image: number, count: number) => `${image} من ${count}`
export const zoomImage = (image: number) => `تكبير الصورة ${image}`
export const showImage = (image: number, count: number) => `الصورة ${image} من ${count}`
export const productVideo = (name: string) => `فيديو: ${isolated(name)}`
export const previousImage = 'الصورة السابقة'
export const nextImage = 'الصورة التالية'
export const imagesInFull = (product: string) => `\u200f${isolated(product)}، الصور بالحجم الكامل`
export const close = 'إغلاق'
export const sizeGuide = 'دليل المقاسات'
export const findMySize = 'ما هو مقاسي؟'
export const twiceTheSize = 'تكبير'
export const shipping = 'الشحن'
export const description = 'الوصف'
export const details = 'التفاصيل'
export const reviews = (count: number) => `التقييمات (${count})`
export const aboutProduct = 'عن هذا المنتج'
export const recentlyViewed = 'شاهدته مؤخرًا'
export const newMark = 'جديد'
export const saleMark = 'تخفيض'
export const averageRating = 'متوسط التقييم'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'قطع تتناسق معه'
export const completeLook = 'إكمال الإطلالة'
export const sku = 'رمز المنتج'

// Texts for search engines
export const home = 'الرئيسية'
export const pageTitle = (title: string, page: number) => `${title}، صفحة ${page}`
export const listDescription = (list: string, store: string) => `${list} من ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'أزياء', store)

/** 'فساتين، بلوزات وقبعات' */
function toSentence(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join('، ')} و${names.at(-1)}`
}
