export const scroll = 'Desliza para explorar'
export const shop = 'COMPRAR'
export const shopProduct = (product: string) => `Comprar ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Marca un producto como “bestseller” en Admin → Products para llenar esta fila.'
export const fillNewArrivals = 'Marca un producto como “new” en Admin → Products para llenar esta fila.'
export const fillFeatured = 'Marca un producto como “featured” en Admin → Products para llenar esta fila.'
export const fillCollections = 'Añade una colección activa en Admin → Collections para llenar esta fila.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Cinco vestidos en champán, marfil, terracota, burdeos y tinta en una barra de latón, con la sombra de una palmera en la pared soleada de al lado',
  'hero-tall':
    'Cinco vestidos en champán, marfil, terracota, burdeos y tinta en una barra de latón, con la sombra de una palmera al fondo',
  'story-drape': 'Un paño de seda ámbar que cae sobre un bloque de piedra',
  'story-bolts': 'Doce rollos de tela apilados contra la pared de un taller',
} as const
