export const rows = {
  viewAll: 'Alle ansehen',
  bestSellers: 'Bestseller',
  newArrivals: 'Neu eingetroffen',
  whatWeSee: 'Unsere Auswahl',
  whatWeSeeText: 'Stücke, zu denen wir immer wieder greifen.',
  featuredProducts: 'Ausgewählte Produkte',
}
export const ourStory = 'Unsere Geschichte'
export const readOurStory = 'Unsere Geschichte lesen'
export const latestCollections = 'Neueste Kollektionen'
export const shopNow = 'Jetzt einkaufen'
export const ourPromise = 'Unser Versprechen'
export const newsByEmail = 'Neuigkeiten per E-Mail'
export const newsByEmailText = 'Neue Stücke, sobald sie da sind.'

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Kostenloser Versand',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery}: kostenlos${from ? ` ab ${from}` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Kostenlose Abholung', text: 'Hol deine Bestellung ohne Aufpreis im Store ab.' },
  payment: {
    title: 'Bezahlen, wie du magst',
    text: (methods: readonly string[]) => `Zahlungsarten: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Schnelle Lieferung',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Lieferzeit: ${days}${fast ? `, mit ${fast.name} ${fast.days}` : ''}.`,
  },
} as const
