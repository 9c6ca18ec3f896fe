export const rows = {
  viewAll: 'Ver todo',
  bestSellers: 'Más vendidos',
  newArrivals: 'Novedades',
  whatWeSee: 'Nuestra selección',
  whatWeSeeText: 'Las prendas a las que siempre volvemos.',
  featuredProducts: 'Productos destacados',
}
export const ourStory = 'Nuestra historia'
export const readOurStory = 'Leer nuestra historia'
export const latestCollections = 'Últimas colecciones'
export const shopNow = 'Comprar ahora'
export const ourPromise = 'Nuestro compromiso'
export const newsByEmail = 'Novedades por correo'
export const newsByEmailText = 'Las nuevas prendas, en cuanto llegan.'
