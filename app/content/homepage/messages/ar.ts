/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const scroll = 'المزيد في الأسفل'
export const shop = 'تسوّق'
export const shopProduct = (product: string) => `تسوّق ${isolated(product)}`

// Shown in empty sections, for staff
export const fillBestSellers = 'يلزم تحديد منتج ضمن الأكثر مبيعًا في Admin → Products لملء هذا الصف.'
export const fillNewArrivals = 'يلزم تحديد منتج جديد في Admin → Products لملء هذا الصف.'
export const fillFeatured = 'يلزم تحديد منتج مميز في Admin → Products لملء هذا الصف.'
export const fillCollections = 'يلزم إضافة مجموعة نشطة في Admin → Collections لملء هذا الصف.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'خمسة فساتين بألوان الشمبانيا والعاج والتراكوتا والخمري والحبري على علّاقة نحاسية، وبجانبها ظل نخلة على جدار مشمس',
  'hero-tall': 'خمسة فساتين بألوان الشمبانيا والعاج والتراكوتا والخمري والحبري على علّاقة نحاسية، وخلفها ظل نخلة',
  'story-drape': 'قماش من الحرير الكهرماني ينسدل على كتلة من الحجر',
  'story-bolts': 'اثنتا عشرة لفة قماش مرصوصة على جدار المشغل',
} as const
