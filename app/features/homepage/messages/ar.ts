export const scroll = 'مرّر للاستكشاف'
export const playVideo = 'تشغيل الفيديو'
export const pauseVideo = 'إيقاف الفيديو مؤقتًا'
export const shop = 'تسوّق'
export const shopProduct = (product: string) => `تسوّق ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'حدّد منتجًا ضمن الأكثر مبيعًا في Admin → Products لملء هذا الصف.'
export const fillNewArrivals = 'حدّد منتجًا على أنه جديد في Admin → Products لملء هذا الصف.'
export const fillFeatured = 'حدّد منتجًا على أنه مميز في Admin → Products لملء هذا الصف.'
export const fillCollections = 'أضف مجموعة نشطة في Admin → Collections لملء هذا الصف.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'خمسة فساتين بألوان الشمبانيا والعاج والطين المحروق والنبيذ والحبر على علّاقة نحاسية، وبجانبها ظل نخلة على جدار مشمس',
  'hero-tall': 'خمسة فساتين بألوان الشمبانيا والعاج والطين المحروق والنبيذ والحبر على علّاقة نحاسية، وخلفها ظل نخلة',
  'story-drape': 'قماش من الحرير الكهرماني ينسدل على كتلة من الحجر',
  'story-bolts': 'اثنتا عشرة لفة قماش مرصوصة على جدار المشغل',
} as const
