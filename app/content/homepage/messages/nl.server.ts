export const rows = {
  viewAll: 'Alles bekijken',
  bestSellers: 'Bestsellers',
  newArrivals: 'Nieuw binnen',
  whatWeSee: 'Onze favorieten',
  whatWeSeeText: 'Items waar we steeds naar teruggrijpen.',
  featuredProducts: 'Uitgelichte artikelen',
}
export const ourStory = 'Ons verhaal'
export const readOurStory = 'Lees ons verhaal'
export const latestCollections = 'Nieuwste collecties'
export const shopNow = 'Shop nu'
export const ourPromise = 'Onze belofte'
export const newsByEmail = 'Nieuws per e-mail'
export const newsByEmailText = 'Nieuwe items, zodra ze binnen zijn.'

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Gratis verzending',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery} is gratis${from ? ` vanaf ${from}` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Gratis afhalen', text: 'Haal je bestelling gratis af in de winkel.' },
  payment: {
    title: 'Betaal zoals je wilt',
    text: (methods: readonly string[]) => `Betaalmethoden: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Snelle bezorging',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `In ${days} bezorgd${fast ? `, of in ${fast.days} met ${fast.name}` : ''}.`,
  },
} as const
