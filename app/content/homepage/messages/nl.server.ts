export const rows = {
  viewAll: 'Alles bekijken',
  bestSellers: 'Bestsellers',
  newArrivals: 'Nieuw binnen',
  whatWeSee: 'Onze keuze',
  whatWeSeeText: 'Stukken waar we steeds naar teruggrijpen.',
  featuredProducts: 'Uitgelichte producten',
}
export const ourStory = 'Ons verhaal'
export const readOurStory = 'Lees ons verhaal'
export const latestCollections = 'Nieuwste collecties'
export const shopNow = 'Nu winkelen'
export const ourPromise = 'Onze belofte'
export const newsByEmail = 'Nieuws per e-mail'
export const newsByEmailText = 'Nieuwe stukken, zodra ze er zijn.'
