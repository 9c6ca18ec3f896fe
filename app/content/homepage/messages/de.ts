export const scroll = 'Entdecken'
export const shop = 'ANSEHEN'
export const shopProduct = (product: string) => `${product} ansehen`

// Shown in empty sections, for staff
export const fillBestSellers =
  'Markiere einen Artikel in Admin → Products als Bestseller („bestseller“), um diese Reihe zu füllen.'
export const fillNewArrivals = 'Markiere einen Artikel in Admin → Products als neu („new“), um diese Reihe zu füllen.'
export const fillFeatured = 'Hebe einen Artikel in Admin → Products hervor („featured“), um diese Reihe zu füllen.'
export const fillCollections = 'Füge in Admin → Collections eine aktive Kollektion hinzu, um diese Reihe zu füllen.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Fünf Kleider in Champagner, Elfenbein, Terrakotta, Weinrot und Tintenschwarz auf einer Messingstange, daneben der Schatten einer Palme auf der sonnigen Wand',
  'hero-tall':
    'Fünf Kleider in Champagner, Elfenbein, Terrakotta, Weinrot und Tintenschwarz auf einer Messingstange, dahinter der Schatten einer Palme',
  'story-drape': 'Eine Bahn bernsteinfarbener Seide, die über einen Steinblock fällt',
  'story-bolts': 'Zwölf Stoffballen, gestapelt an der Wand einer Werkstatt',
} as const
