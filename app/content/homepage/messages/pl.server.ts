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
