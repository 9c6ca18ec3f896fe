export const scroll = 'Scorri per scoprire'
export const shop = 'SCOPRI'
export const shopProduct = (product: string) => `Scopri ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Segna un prodotto come “Bestseller” in Admin → Products per riempire questa riga.'
export const fillNewArrivals = 'Segna un prodotto come “New” in Admin → Products per riempire questa riga.'
export const fillFeatured = 'Segna un prodotto come “Featured” in Admin → Products per riempire questa riga.'
export const fillCollections = 'Aggiungi una collezione attiva in Admin → Collections per riempire questa riga.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Cinque abiti color champagne, avorio, terracotta, vino e inchiostro su uno stand di ottone, ombra di palma sulla parete assolata accanto',
  'hero-tall':
    'Cinque abiti color champagne, avorio, terracotta, vino e inchiostro su uno stand di ottone, ombra di palma sullo sfondo',
  'story-drape': 'Un drappo di seta ambrata che cade su un blocco di pietra',
  'story-bolts': 'Dodici rotoli di stoffa accatastati contro la parete di un laboratorio',
} as const
