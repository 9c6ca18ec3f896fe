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
