export const scroll = 'Scroll to explore'
export const shop = 'SHOP'
export const shopProduct = (product: string) => `Shop ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Flag a product as a bestseller in Admin → Products to fill this row.'
export const fillNewArrivals = 'Flag a product as new in Admin → Products to fill this row.'
export const fillFeatured = 'Flag a product as featured in Admin → Products to fill this row.'
export const fillCollections = 'Add an active collection in Admin → Collections to fill this row.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Five dresses in champagne, ivory, terracotta, wine and ink on a brass rail, with a palm shadow on the sunlit wall beside it',
  'hero-tall':
    'Five dresses in champagne, ivory, terracotta, wine and ink on a brass rail, with a palm shadow behind them',
  'story-drape': 'A length of amber silk falling over a block of stone',
  'story-bolts': 'Twelve bolts of cloth stacked against a workroom wall',
} as const
