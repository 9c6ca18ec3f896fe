export const scroll = 'Przewiń, by odkryć więcej'
export const shop = 'ZOBACZ'
export const shopProduct = (product: string) => `Zobacz: ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Oznacz produkt jako bestseller (Admin → Products), żeby wypełnić ten rząd.'
export const fillNewArrivals = 'Oznacz produkt jako nowość (Admin → Products), żeby wypełnić ten rząd.'
export const fillFeatured = 'Oznacz produkt jako polecany (Admin → Products), żeby wypełnić ten rząd.'
export const fillCollections = 'Dodaj aktywną kolekcję (Admin → Collections), żeby wypełnić ten rząd.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Pięć sukienek w odcieniach szampana, kości słoniowej, terakoty, wina i atramentu na mosiężnym drążku, obok cień palmy na słonecznej ścianie',
  'hero-tall':
    'Pięć sukienek w odcieniach szampana, kości słoniowej, terakoty, wina i atramentu na mosiężnym drążku, w tle cień palmy',
  'story-drape': 'Bursztynowy jedwab spływający po kamiennym bloku',
  'story-bolts': 'Dwanaście bel tkanin ułożonych pod ścianą pracowni',
} as const
