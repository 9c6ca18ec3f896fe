export const rows = {
  viewAll: 'Ver tudo',
  bestSellers: 'Mais vendidos',
  newArrivals: 'Novidades',
  whatWeSee: 'A nossa seleção',
  whatWeSeeText: 'As peças a que voltamos sempre.',
  featuredProducts: 'Produtos em destaque',
}
export const ourStory = 'A nossa história'
export const readOurStory = 'Ler a nossa história'
export const latestCollections = 'Últimas coleções'
export const shopNow = 'Comprar agora'
export const ourPromise = 'O nosso compromisso'
export const newsByEmail = 'Novidades por e-mail'
export const newsByEmailText = 'As novas peças, assim que chegam.'

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Envio grátis',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery} grátis${from ? ` a partir de ${from}` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Recolha grátis', text: 'Recolha a sua encomenda na loja sem custos.' },
  payment: {
    title: 'Pague como quiser',
    text: (methods: readonly string[]) => `Pague com: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Entrega rápida',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Receba em ${days}${fast ? `, ou em ${fast.days} (${fast.name})` : ''}.`,
  },
} as const
