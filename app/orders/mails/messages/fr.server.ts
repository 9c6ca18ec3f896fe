import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Reçue', title: 'Nous avons reçu votre commande', text: 'Nous allons bientôt la préparer. ' },
  processing: { step: 'En préparation', title: 'Nous préparons votre commande', text: '' },
  shipped: {
    step: 'Expédiée',
    title: 'Votre commande est en route',
    text: 'Votre colis est parti et arrivera bientôt chez vous.',
    tracked: 'Suivez votre colis avec le numéro de suivi ci-dessous.',
  },
  delivered: {
    step: 'Livrée',
    title: 'Votre commande a été livrée',
    text: 'Nous espérons qu’elle vous plaît. Si quelque chose ne va pas, [écrivez-nous](/contact).',
  },
  cancelled: { step: null, title: 'Commande annulée', text: '' },
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
  text: 'Vos articles vous sont réservés. Nous préparerons votre commande dès réception de votre paiement.',
} as const
export const onBackorder = (units: number) =>
  `${units} de vos articles ${plural('fr', units, { one: 'est', other: 'sont' })} en réassort. Nous expédierons votre commande dès que tout sera là. `
export const whatNext = {
  pickup: 'Nous vous enverrons un e-mail dès que vous pourrez la retirer.',
  delivery: 'Nous vous enverrons un e-mail avec le numéro de suivi dès son expédition.',
} as const
export const waitingForTransfer = {
  title: 'Veuillez effectuer votre virement',
  text: 'Nous vous réservons vos articles et les expédierons dès réception de votre paiement.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Nous avons reçu une partie de votre paiement',
  text: `Veuillez virer le solde de ${rest}. Vos articles vous restent réservés.`,
})
export const paidOnDelivery = 'à régler en espèces à la livraison'
export const arrived = (amount: string) => `${amount} reçus`
export const returned = (amount: string) =>
  `. Nous vous rembourserons par virement les ${amount} reçus. Ils peuvent mettre quelques jours à apparaître sur votre compte.`
export const paymentState = (method: string, state: string) => `${method}\u00a0: ${state}`
export const notPaidInTime = 'Votre paiement n’est pas arrivé à temps. Rien n’a été débité.'
export const cancelledBy = {
  shopper: 'Vous avez annulé cette commande',
  store: 'Nous avons annulé cette commande',
} as const

export const payments = {
  pending: { state: 'pas encore payé', cancelled: 'rien n’a été débité', afterCancelling: '. Rien n’a été débité.' },
  paid: {
    state: 'payé',
    afterCancelling:
      '. Nous n’avons pas encore remboursé votre paiement. Pour toute question, [écrivez-nous](/contact).',
  },
  failed: { state: 'non payé, rien n’a été débité', afterCancelling: '. Rien n’a été débité.' },
  partly_refunded: {
    state: 'payé, remboursé en partie',
    afterCancelling: '. Nous avons remboursé une partie de votre paiement : voir ci-dessous.',
    refundPending: '. Le remboursement d’une partie de votre paiement est en cours : voir ci-dessous.',
  },
  refunded: {
    state: 'remboursé',
    afterCancelling: '. Nous avons remboursé votre paiement.',
    refundPending: '. Le remboursement de votre paiement est en cours.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Votre commande est déjà partie et ne peut plus être annulée ici. Rien n’a été modifié. Veuillez nous écrire.',
  over: 'Le délai d’une heure pour annuler votre commande est écoulé. Rien n’a été modifié. Veuillez nous écrire.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Cette commande est annulée : son adresse ne peut plus être modifiée.',
  left: 'Votre commande est déjà partie : son adresse ne peut plus être modifiée. Veuillez nous écrire.',
  over: 'Le délai d’une heure pour modifier l’adresse est écoulé. Rien n’a été modifié. Veuillez nous écrire.',
} as const
export const addressErased = 'L’adresse de cette commande a été effacée et ne peut plus être saisie.'
export const formIncomplete =
  'Ce formulaire est incomplet ou contient un champ inconnu. Veuillez actualiser la page et réessayer.'
export const correctedElsewhere =
  'L’adresse a été modifiée dans une autre fenêtre ou par nos soins. Vos modifications sont toujours là : vérifiez-les, puis enregistrez à nouveau.'
export const otherZone =
  'Les frais de livraison peuvent y être différents. Annulez cette commande et passez-en une nouvelle, ou contactez-nous.'
export const otherTax =
  'Une autre taxe s’y applique. Annulez cette commande et passez-en une nouvelle, ou contactez-nous.'

export const order = (number: string) => `Commande ${number}`
export const viewOrder = 'Voir ma commande'
export const shippingTo = (method: string) => `Adresse de livraison (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Votre commande ${store} ${number}`,
  title: (firstName: string) => `Merci pour votre commande, ${firstName}.`,
  next: 'Nous la préparons.',
  promise:
    'Dans l’heure qui suit votre commande, vous pouvez l’annuler sur sa page, ou modifier l’adresse tant que le colis n’est pas parti.',
} as const
export const payInCash = (amount: string) => `Vous réglez ${amount} en espèces à la livraison de votre commande.`
export const paymentRequest = {
  subject: (store: string, number: string) => `À régler : votre commande ${store} ${number}`,
  title: (firstName: string) => `Merci pour votre commande, ${firstName}.`,
  account: 'Coordonnées bancaires',
} as const
export const shipped = {
  delivery: 'est en route',
  pickup: 'est prête à être retirée',
  subject: (store: string, number: string, progress: string) => `Votre commande ${store} ${number} ${progress}`,
  title: (progress: string, firstName: string) => `${firstName}, votre commande ${progress}.`,
  tracking: (number: string) => `Numéro de suivi : ${number}`,
  pickupAddress: 'Adresse de retrait',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Votre commande ${store} ${number} a été annulée`,
  title: 'Votre commande a été annulée',
  by: {
    shopper: 'Vous avez annulé cette commande : rien ne sera expédié.',
    staff: 'Nous avons dû annuler cette commande : rien ne sera expédié.',
    unpaid: 'Votre paiement n’est pas arrivé à temps : cette commande a été annulée et rien ne sera expédié.',
  },
  refund: (amount: string) => `Nous vous remboursons ${amount} sur votre moyen de paiement initial.`,
  refundInAll: (total: string) => `Avec les remboursements précédents, cela fait ${total} au total.`,
  notCharged: 'Rien n’a été débité.',
  questions: (email: string) => `Pour toute question, écrivez-nous à ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Remboursement de votre commande ${store} ${number}`,
  title: (amount: string) => `Votre remboursement de ${amount}`,
  progress: (amount: string, total: string) => `Nous avons remboursé ${amount} sur les ${total} débités.`,
  when: 'Il est versé sur votre moyen de paiement initial. Il peut mettre quelques jours à apparaître sur votre compte.',
  amount: 'Ce remboursement',
  about: {
    part: 'Le remboursement concerne une partie de la commande, et non des articles précis.',
    shipping: 'Le remboursement concerne les frais de livraison.',
  },
} as const
