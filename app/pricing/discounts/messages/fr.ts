export const rejections = {
  unknown: 'Ce code promo n’est pas valable. Veuillez vérifier sa saisie.',
  early: 'Ce code promo n’est pas encore valable.',
  late: 'Ce code promo n’est plus valable.',
  'used-up': 'Ce code promo est épuisé.',
  nothing: 'Ce code promo ne réduit pas votre commande.',
  yours: 'Vous avez déjà utilisé ce code promo.',
  'too-many': 'Trop de codes promo essayés depuis votre connexion. Veuillez réessayer dans une minute.',
} as const
export const minimum = (amount: string) => `Ce code promo est valable à partir de ${amount} d’achat.`
