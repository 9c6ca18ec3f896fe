export const scroll = 'Deslize para explorar'
export const shop = 'COMPRAR'
export const shopProduct = (product: string) => `Comprar ${product}`

// Shown in empty sections, for staff
export const fillBestSellers = 'Marque um produto como “bestseller” em Admin → Products para preencher esta linha.'
export const fillNewArrivals = 'Marque um produto como “new” em Admin → Products para preencher esta linha.'
export const fillFeatured = 'Marque um produto como “featured” em Admin → Products para preencher esta linha.'
export const fillCollections = 'Adicione uma coleção ativa em Admin → Collections para preencher esta linha.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Cinco vestidos em champanhe, marfim, terracota, vinho e azul-tinta num varão de latão, com a sombra de uma palmeira na parede soalheira ao lado',
  'hero-tall':
    'Cinco vestidos em champanhe, marfim, terracota, vinho e azul-tinta num varão de latão, com a sombra de uma palmeira atrás',
  'story-drape': 'Um pano de seda âmbar a cair sobre um bloco de pedra',
  'story-bolts': 'Doze rolos de tecido empilhados contra a parede de um ateliê',
} as const
