export const categories = {
  shipping: 'Livraison',
  returns: 'Retours et échanges',
  sizing: 'Tailles',
  orders: 'Commandes',
  products: 'Produits',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'La livraison est-elle gratuite ?',
  'delivery-times': 'Quels sont les délais de livraison ?',
  international: 'Livrez-vous à l’étranger ?',
  'shipping-policy': 'Quelles sont vos conditions de livraison ?',
  'return-policy': 'Quelles sont vos conditions de retour ?',
  exchanges: 'Puis-je échanger un article contre une autre taille ?',
  'sale-items': 'Puis-je retourner un article en promo ?',
  'change-or-cancel': 'Puis-je modifier ou annuler ma commande ?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added'
    ? 'Quand les frais de livraison et les taxes s’affichent-ils ?'
    : 'Quand les frais de livraison s’affichent-ils ?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Nos prix s’entendent taxes incluses. ' : ''}Les frais de livraison ${tax === 'added' ? 'et les taxes ' : ''}sont calculés au moment de passer commande, selon votre adresse et le mode de livraison choisi. Le total s’affiche avant le paiement.`
export const currency = 'Dans quelle devise mon paiement est-il débité ?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Les paiements sont débités en ${charged}.`
  if (others === '') return answer
  return `${answer} La page du produit, le panier et la commande peuvent aussi afficher les prix dans d’autres devises : ${others}. Le montant débité est alors indiqué à côté.`
}

export const entries = {
  'start-a-return': {
    question: 'Comment faire un retour ?',
    answer:
      'Écrivez-nous depuis la page de contact en indiquant votre numéro de commande et les articles à retourner. Nous vous indiquerons la marche à suivre.',
  },
  'find-my-size': {
    question: 'Comment trouver ma taille ?',
    answer:
      'Partez de la taille que vous portez d’habitude. La page de chaque article précise sa coupe et sa matière : les tissus gardent leur forme, les mailles se détendent un peu.',
  },
  'between-sizes': {
    question: 'Et si j’hésite entre deux tailles ?',
    answer:
      'Prenez la plus grande pour le lin, le satin, la popeline et la laine, et la plus petite pour la maille. En cas de doute, posez-nous la question depuis la page de contact.',
  },
  'one-size': {
    question: 'Que signifie « Taille unique » ?',
    answer:
      'L’article n’existe qu’en une seule taille, comme souvent les sacs, les écharpes et les chapeaux. Vous n’avez rien à choisir.',
  },
  'sold-out-size': {
    question: 'Ma taille est barrée. Que faire ?',
    answer:
      'Elle est épuisée dans la couleur affichée. Elle est peut-être encore disponible dans une autre couleur. Ajoutez l’article à vos favoris pour le retrouver plus tard.',
  },
  'order-placed': {
    question: 'Comment savoir si ma commande est enregistrée ?',
    answer:
      'Votre numéro de commande s’affiche aussitôt, avec un lien vers la page de votre commande, où vous pouvez la suivre. Nous vous envoyons aussi ce lien par e-mail, avec le détail de vos articles.',
  },
  'ways-to-pay': {
    question: 'Comment puis-je payer ?',
    answer: 'Vous pouvez payer par carte bancaire, PayPal, Apple Pay ou Google Pay.',
  },
  account: {
    question: 'Faut-il un compte pour commander ?',
    answer:
      'Non, une adresse e-mail et une adresse de livraison suffisent. Votre panier et vos favoris restent dans le navigateur que vous utilisez.',
  },
  'materials-and-care': {
    question: 'En quelles matières sont vos articles et comment les entretenir ?',
    answer: 'Les matières et les conseils d’entretien figurent dans les détails, sur la page de chaque article.',
  },
  colors: {
    question: 'La couleur est-elle fidèle à l’image ?',
    answer:
      'Autant qu’un écran le permet. Choisissez une couleur sur la page de l’article pour la voir, et écrivez-nous si la nuance doit correspondre exactement.',
  },
  availability: {
    question: 'Que signifient « Épuisé » et « Expédié dès le réassort » ?',
    answer:
      '« Épuisé » signifie que l’article ne peut plus être commandé pour l’instant. « Expédié dès le réassort » signifie que vous pouvez commander dès aujourd’hui et que nous expédierons l’article dès son retour.',
  },
} as const
