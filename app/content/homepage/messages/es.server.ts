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

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Envío gratis',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery} gratis${from ? ` a partir de ${from}` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Recogida gratis', text: 'Recoge tu pedido en la tienda sin coste.' },
  payment: {
    title: 'Paga como quieras',
    text: (methods: readonly string[]) => `Puedes pagar con: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Entrega rápida',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Recibe tu pedido en ${days}${fast ? `, o en ${fast.days} (${fast.name})` : ''}.`,
  },
} as const
