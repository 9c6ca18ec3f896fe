export const scroll = 'Faites défiler'
export const shop = 'DÉCOUVRIR'
export const shopProduct = (product: string) => `Découvrir ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Cochez un produit comme « Bestseller » dans Admin → Products pour remplir cette rangée.'
export const fillNewArrivals = 'Cochez un produit comme « New » dans Admin → Products pour remplir cette rangée.'
export const fillFeatured = 'Cochez un produit comme « Featured » dans Admin → Products pour remplir cette rangée.'
export const fillCollections = 'Ajoutez une collection active dans Admin → Collections pour remplir cette rangée.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Cinq robes champagne, ivoire, terracotta, lie-de-vin et encre sur un portant en laiton, l’ombre d’un palmier sur le mur ensoleillé à côté',
  'hero-tall':
    'Cinq robes champagne, ivoire, terracotta, lie-de-vin et encre sur un portant en laiton, l’ombre d’un palmier derrière',
  'story-drape': 'Un pan de soie ambrée tombant sur un bloc de pierre',
  'story-bolts': 'Douze rouleaux de tissu empilés contre le mur d’un atelier',
} as const
