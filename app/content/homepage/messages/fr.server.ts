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

// Promises by shipping rates and payment methods
export const promises = {
  freeShipping: {
    title: 'Livraison offerte',
    /** `where`: '' for everywhere; `from`: null for every order. */
    text: ({
      delivery,
      where,
      from,
    }: {
      readonly delivery: string
      readonly where: string
      readonly from: string | null
    }) => `${delivery} offerte${from ? ` dès ${from} d’achat` : ''}${where && ` (${where})`}.`,
  },
  freePickup: { title: 'Retrait gratuit', text: 'Retirez votre commande en boutique, sans frais.' },
  payment: {
    title: 'Paiement au choix',
    text: (methods: readonly string[]) => `Payez par : ${methods.join(', ')}.`,
  },
  delivery: {
    title: 'Livraison rapide',
    text: (days: string, fast: { readonly days: string; readonly name: string } | null) =>
      `Chez vous en ${days}${fast ? `, ou en ${fast.days} (${fast.name})` : ''}.`,
  },
} as const
