import { addArticles } from '#app/base/countries.ts'

// The initial homepage of an owner's store
export const rows = {
  viewAll: 'View all',
  bestSellers: 'Best sellers',
  newArrivals: 'New arrivals',
  whatWeSee: 'Editor’s picks',
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

/** Lowercases a name within a sentence, such as 'Express', but keeps 'DHL'. */
const asWord = (name: string) => (/^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name)

// Promises based on shipping rates and payment methods
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
    }) => `${delivery}${where && ` to ${addArticles(where)}`} is free${from ? ` on orders of ${from} or more` : ''}.`,
  },
  freePickup: { title: 'Free pickup', text: 'Pick up your order at the store for free.' },
  payment: {
    title: 'Flexible payment',
    text: (methods: readonly string[]) => `Pay with: ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Fast delivery',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Arrives in ${days}${fast ? `, or in ${fast.days} with ${asWord(fast.name)}` : ''}.`,
  },
} as const
