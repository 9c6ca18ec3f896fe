export const rows = {
  viewAll: 'Zobacz wszystko',
  bestSellers: 'Najczęściej kupowane',
  newArrivals: 'Nowości',
  whatWeSee: 'Nasz wybór',
  whatWeSeeText: 'Rzeczy, do których stale wracamy.',
  featuredProducts: 'Polecane produkty',
}
export const ourStory = 'Nasza historia'
export const readOurStory = 'Przeczytaj naszą historię'
export const latestCollections = 'Najnowsze kolekcje'
export const shopNow = 'Przejdź do sklepu'
export const ourPromise = 'Nasza obietnica'
export const newsByEmail = 'Nowości e-mailem'
export const newsByEmailText = 'Nowe rzeczy, gdy tylko się pojawią.'

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Darmowa dostawa',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery}${where && ` (${where})`} gratis${from ? ` od ${from}` : ''}.`,
  },
  freePickup: { title: 'Darmowy odbiór', text: 'Odbierz zamówienie w naszym sklepie bez żadnych opłat.' },
  payment: {
    title: 'Wygodne płatności',
    text: (methods: readonly string[]) => `Zapłać tak, jak lubisz: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Szybka dostawa',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Czas dostawy: ${days}${fast ? `, a z opcją ${fast.name}: ${fast.days}` : ''}.`,
  },
} as const
