export const rows = {
  viewAll: 'Tout voir',
  bestSellers: 'Meilleures ventes',
  newArrivals: 'Nouveautés',
  whatWeSee: 'Notre sélection',
  whatWeSeeText: 'Les pièces auxquelles nous revenons toujours.',
  featuredProducts: 'Produits à la une',
}
export const ourStory = 'Notre histoire'
export const readOurStory = 'Lire notre histoire'
export const latestCollections = 'Dernières collections'
export const shopNow = 'Découvrir la boutique'
export const ourPromise = 'Nos engagements'
export const newsByEmail = 'Nos nouveautés par e-mail'
export const newsByEmailText = 'Les nouvelles pièces, dès leur arrivée.'
