import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Reçue', title: 'Nous avons reçu votre commande', text: 'Nous allons bientôt la préparer. ' },
  processing: { step: 'En préparation', title: 'Nous préparons votre commande', text: '' },
  shipped: {
    step: 'Expédiée',
    title: 'Votre commande est en route',
    text: 'Votre colis est parti et arrive bientôt chez vous.',
    tracked: 'Suivez votre colis sur le site du transporteur avec le numéro de suivi ci-dessous.',
  },
  delivered: {
    step: 'Livrée',
    title: 'Votre commande a été livrée',
    text: 'Nous espérons qu’elle vous plaît. Si quelque chose ne va pas, écrivez-nous.',
  },
  cancelled: { step: null, title: 'Cette commande est annulée', text: '' },
}
export const pickup = {
  shipped: {
    step: 'À retirer',
    title: 'Votre commande est prête à être retirée',
    text: 'Présentez votre numéro de commande en boutique.',
  },
  delivered: { step: 'Retirée', title: 'Vous avez retiré votre commande' },
}
export const waitingForPayment = {
  title: 'En attente de votre paiement',
  text: 'Vos articles vous sont réservés. Dès que votre paiement est arrivé, nous préparons votre commande.',
} as const
export const onBackorder = (units: number) =>
  `${units} de vos articles ${plural('fr', units, { one: 'est', other: 'sont' })} en réassort : nous expédions votre commande dès que tout est là. `
export const whatNext = {
  pickup: 'Nous vous écrivons dès que vous pouvez la retirer.',
  delivery: 'Nous vous écrivons dès qu’elle est en route, avec le numéro de suivi.',
} as const
export const waitingForTransfer = {
  title: 'Veuillez virer le total',
  text: 'Nous vous réservons vos articles et les expédions dès l’arrivée de votre paiement.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Une partie de votre paiement est arrivée',
  text: `Veuillez virer le reste : ${rest}. Vos articles vous restent réservés.`,
})
export const paidOnDelivery = 'à régler en espèces à la livraison'
export const arrived = (amount: string) => `${amount} reçus`
export const returned = (amount: string) => `. Nous vous remboursons les ${amount} déjà reçus.`
export const paymentState = (method: string, state: string) => `${method}\u00a0: ${state}`
export const notPaidInTime = 'Votre paiement n’est pas arrivé à temps. Rien n’a été débité.'
export const cancelledBy = { shopper: 'Vous l’avez annulée', store: 'Nous l’avons annulée' } as const

export const payments = {
  pending: { state: 'pas encore payé', cancelled: 'rien n’a été débité', afterCancelling: '. Rien n’a été débité.' },
  paid: {
    state: 'payé',
    afterCancelling:
      '. Votre paiement ne vous a pas encore été remboursé ; pour toute question à ce sujet, écrivez-nous.',
  },
  failed: { state: 'non payé, rien n’a été débité', afterCancelling: '. Rien n’a été débité.' },
  partly_refunded: {
    state: 'payé, remboursé en partie',
    afterCancelling: ', et une partie de votre paiement vous est remboursée : voir ci-dessous.',
  },
  refunded: { state: 'remboursé', afterCancelling: ', et votre paiement vous est remboursé.' },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Votre commande est déjà partie et ne peut plus être annulée ici. Rien n’a été modifié. Veuillez nous écrire.',
  over: 'Le délai d’une heure pour annuler votre commande est passé. Rien n’a été modifié. Veuillez nous écrire.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Cette commande est annulée : son adresse reste telle quelle.',
  left: 'Votre commande est déjà partie ; son adresse ne peut plus être corrigée. Veuillez nous écrire.',
  over: 'Le délai d’une heure pour corriger l’adresse est passé. Rien n’a été modifié. Veuillez nous écrire.',
} as const
export const addressErased = 'L’adresse de cette commande a été effacée définitivement.'
export const formIncomplete = 'Ce formulaire est incomplet ou contient un champ qui n’en fait pas partie.'
export const correctedElsewhere =
  'L’adresse a été corrigée entre-temps, dans une autre fenêtre ou par nos soins. Vos modifications sont toujours là : vérifiez-les, puis enregistrez à nouveau.'
export const otherZone =
  'Les frais de livraison peuvent y être différents. Annulez cette commande et passez-en une nouvelle, ou contactez-nous.'
export const otherTax =
  'Une autre taxe s’y applique. Annulez cette commande et passez-en une nouvelle, ou contactez-nous.'

export const order = (number: string) => `Commande ${number}`
export const viewOrder = 'Voir ma commande'
export const line = (variant: string, quantity: number) => `${variant}, quantité : ${quantity}`
export const shippingTo = (method: string) => `Adresse de livraison (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Votre commande ${store} ${number}`,
  title: (firstName: string) => `Merci pour votre commande, ${firstName}.`,
  next: 'Nous allons maintenant la préparer.',
  promise:
    'Dans l’heure qui suit votre commande, vous pouvez l’annuler sur sa page, ou corriger l’adresse tant que le colis n’est pas parti.',
} as const
export const payInCash = (amount: string) => `Vous réglez ${amount} en espèces à la livraison de votre commande.`
export const paymentRequest = {
  subject: (store: string, number: string) => `À régler : votre commande ${store} ${number}`,
  title: (firstName: string) => `Merci pour votre commande, ${firstName}.`,
  account: 'Coordonnées pour le virement',
} as const
export const shipped = {
  delivery: 'est en route',
  pickup: 'est prête à être retirée',
  subject: (store: string, number: string, progress: string) => `Votre commande ${store} ${number} ${progress}`,
  title: (news: string, firstName: string) => `${firstName}, votre commande ${news}.`,
  tracking: (number: string) => `Numéro de suivi : ${number}`,
  pickupAddress: 'Lieu de retrait',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Votre commande ${store} ${number} a été annulée`,
  title: 'Votre commande a été annulée',
  by: {
    shopper: 'Vous avez annulé cette commande : rien ne sera expédié.',
    staff: 'Nous avons dû annuler cette commande : rien ne sera expédié.',
    unpaid: 'Votre paiement n’est pas arrivé à temps : cette commande a été annulée et rien ne sera expédié.',
  },
  refund: (amount: string) => `Nous vous remboursons ${amount} par le mode de paiement utilisé.`,
  refundInAll: (total: string) => `Avec ce qui vous a déjà été remboursé, cela fait ${total} au total.`,
  notCharged: 'Rien n’a été débité.',
  questions: (email: string) => `Pour toute question, écrivez-nous à ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Remboursement de votre commande ${store} ${number}`,
  title: (amount: string) => `Nous vous remboursons ${amount}`,
  news: (amount: string, total: string) => `Nous avons remboursé ${amount} sur les ${total} débités.`,
  when: 'Le remboursement se fait par le mode de paiement utilisé ; il peut mettre quelques jours à apparaître sur votre compte.',
  amount: 'Ce remboursement',
  about: {
    part: 'Le remboursement concerne une partie de la commande, et non des articles précis.',
    shipping: 'Le remboursement concerne les frais de livraison.',
  },
} as const
