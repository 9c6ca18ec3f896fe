import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is refused: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Article scellé pour des raisons d’hygiène : une fois descellé après la livraison, il n’ouvre plus droit à rétractation.',
  personal: 'Article confectionné selon vos spécifications : le droit de rétractation ne s’applique pas.',
} as const

// Why a form is refused
export const nameMissing = 'Veuillez saisir votre nom'
export const orderNumberMissing = 'Veuillez saisir votre numéro de commande'
export const orderNumberUnreadable =
  'Ce n’est pas un numéro de commande de cette boutique : ils commencent par IN, par exemple IN1A2B3C4D'
export const invalidEmail = 'Veuillez saisir une adresse e-mail comme ada@example.com'
export const noMatch =
  'Aucune commande ne correspond à ce numéro et à cet e-mail. Veuillez vérifier les deux : l’e-mail est celui avec lequel vous avez commandé. Votre saisie est conservée.'
export const tooManyTries =
  'Trop de tentatives ont été faites pour cette commande. Veuillez réessayer dans une heure ou utiliser le lien de votre e-mail de confirmation.'
export const unitsUnreadable = 'Veuillez saisir un nombre entier, ou 0 pour garder l’article'
export const tooManyUnits = (left: number) => `Vous pouvez saisir ${formatNumber(left)} au maximum`
export const noUnits = 'Veuillez indiquer pour combien d’articles vous vous rétractez'
export const formIncomplete =
  'Ce formulaire est incomplet ou contient un champ qui n’en fait pas partie. Veuillez réessayer.'

// Why nothing of an order can be withdrawn
export const refusals = {
  notCovered:
    'Cette commande a été passée dans une boutique sans rétractation en ligne. Pour un retour, veuillez nous écrire.',
  cancelled: 'Cette commande est déjà annulée : une rétractation n’est pas nécessaire.',
  imported:
    'Cette commande a été passée dans notre ancienne boutique : la rétractation n’est pas possible ici. Veuillez nous écrire.',
  erased:
    'Les données personnelles de cette commande ont été effacées : la rétractation n’est pas possible ici. Veuillez nous écrire.',
  exempt: 'Le droit de rétractation ne s’applique pas au contenu de cette commande :',
  returned: 'Tous les articles de cette commande ont déjà été renvoyés : une rétractation n’est plus nécessaire.',
} as const
export const late = (day: string) =>
  `Le délai de rétractation de cette commande a pris fin le ${day}. Si votre achat présente un défaut, vos autres droits demeurent : veuillez nous écrire.`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled:
    'Votre commande n’était pas encore expédiée : elle est annulée. Tout ce que vous avez payé vous sera remboursé.',
  unshipped: (day: string) =>
    `Votre commande n’est pas encore expédiée : nous en retirons les articles concernés et vous remboursons au plus tard le ${day}, par le mode de paiement utilisé.`,
  shipped: (day: string) =>
    `Veuillez renvoyer les articles au plus tard le ${day}. Nous vous remboursons au plus tard le même jour, par le mode de paiement utilisé ; nous pouvons attendre d’avoir reçu les articles, ou une preuve de leur expédition.`,
} as const
export const receiptLine = (variant: string, units: number) => `${variant}, rétractation : ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Votre rétractation de la commande ${store} ${order}`,
  title: 'Nous avons bien reçu votre rétractation',
  text: (order: string, at: string) =>
    `Vous avez renoncé au contrat de la commande ${order}. Nous avons reçu votre rétractation le ${at}.`,
  name: 'Votre nom',
  receivedAt: 'Reçue le',
} as const

// Of an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Votre commande n’était pas encore expédiée : elle est annulée. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.',
  unshipped: () =>
    'Votre commande n’est pas encore expédiée : nous en retirons les articles concernés. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.',
  shipped: (day: string) =>
    `Veuillez renvoyer les articles au plus tard le ${day}. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modèle de formulaire de rétractation',
  lead: 'Vous pouvez aussi utiliser ce formulaire, sur papier ou par e-mail. Ce n’est pas obligatoire.',
  hint: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  to: 'À l’attention de',
  declaration:
    'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de service (*) ci-dessous',
  ordered: 'Commandé le (*)/reçu le (*)',
  name: 'Nom du (des) consommateur(s)',
  address: 'Adresse du (des) consommateur(s)',
  signature: 'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
  date: 'Date',
  choice: '(*) Rayez la mention inutile.',
  print: 'Imprimer',
} as const
