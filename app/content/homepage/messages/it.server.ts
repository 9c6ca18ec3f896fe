export const rows = {
  viewAll: 'Vedi tutto',
  bestSellers: 'I più venduti',
  newArrivals: 'Nuovi arrivi',
  whatWeSee: 'La nostra selezione',
  whatWeSeeText: 'I capi a cui torniamo sempre.',
  featuredProducts: 'Prodotti in evidenza',
}
export const ourStory = 'La nostra storia'
export const readOurStory = 'Leggi la nostra storia'
export const latestCollections = 'Ultime collezioni'
export const shopNow = 'Acquista ora'
export const ourPromise = 'Il nostro impegno'
export const newsByEmail = 'Novità via e-mail'
export const newsByEmailText = 'I nuovi capi, appena arrivano.'

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Spedizione gratuita',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery} gratuita${from ? ` a partire da ${from}` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Ritiro gratuito', text: 'Ritira il tuo ordine in negozio, senza costi.' },
  payment: {
    title: 'Pagamento flessibile',
    text: (methods: readonly string[]) => `Paga con: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Consegna veloce',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Da te in ${days}${fast ? `, oppure in ${fast.days} (${fast.name})` : ''}.`,
  },
} as const
