// Of the homepage that a store of one's own begins with
export const rows = {
  viewAll: 'View all',
  bestSellers: 'Best sellers',
  newArrivals: 'New arrivals',
  whatWeSee: 'What we see',
  whatWeSeeText: 'Pieces we keep coming back to.',
  featuredProducts: 'Featured products',
}
export const ourStory = 'Our story'
export const readOurStory = 'Read our story'
export const latestCollections = 'Latest collections'
export const shopNow = 'Shop now'
export const ourPromise = 'Our promise'
export const newsByEmail = 'News by email'
export const newsByEmailText = 'New pieces, as they arrive.'

/** 'Express' within a sentence; 'DHL' stays. */
const asWord = (name: string) => (/^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name)

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Free shipping',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery}${where && ` to ${where}`} is free${from ? ` from ${from}` : ''}.`,
  },
  freePickup: { title: 'Free pickup', text: 'Collect your order from the store at no cost.' },
  payment: {
    title: 'Flexible payment',
    text: (methods: readonly string[]) => `Pay with: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Fast delivery',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `With you in ${days}${fast ? `, or in ${fast.days} by ${asWord(fast.name)}` : ''}.`,
  },
} as const
