import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Article scellé pour des raisons d’hygiène : une fois descellé après la livraison, il n’ouvre plus droit à rétractation.',
  personal: 'Article confectionné selon vos spécifications : le droit de rétractation ne s’applique pas.',
} as const

// These messages reject a form
export const nameMissing = 'Veuillez saisir votre nom'
export const orderNumberMissing = 'Veuillez saisir votre numéro de commande'
export const orderNumberUnreadable =
  'Veuillez saisir un numéro de commande de cette boutique. Il commence par IN, par exemple IN1A2B3C4D'
export const invalidEmail = 'Veuillez saisir une adresse e-mail comme ada@example.com'
export const noMatch =
  'Aucune commande ne correspond à ce numéro et à cet e-mail. Veuillez vérifier les deux et utiliser l’e-mail de votre commande. Votre saisie est conservée.'
export const tooManyTries =
  'Trop de tentatives pour cette commande. Veuillez réessayer dans une heure ou utiliser le lien de votre e-mail de confirmation.'
export const unitsUnreadable = 'Veuillez saisir un nombre entier, 1 ou plus'
export const tooManyUnits = (left: number) => `Vous pouvez vous rétracter pour ${formatNumber(left)} au maximum`
export const noUnits = 'Veuillez choisir au moins un article'
export const formIncomplete = 'Ce formulaire est incomplet ou contient un champ inconnu. Veuillez réessayer.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered:
    'La rétractation en ligne n’est pas proposée pour cette commande. Pour un retour, veuillez [nous écrire](/contact).',
  returnInstead:
    'La rétractation en ligne n’est pas proposée pour cette commande, mais vous pouvez retourner ces articles.',
  cancelled: 'Cette commande est déjà annulée : il n’y a pas lieu de vous rétracter.',
  imported:
    'Cette commande a été passée dans notre ancienne boutique : la rétractation n’est pas possible ici. Veuillez [nous écrire](/contact).',
  erased:
    'Les données personnelles de cette commande ont été effacées : la rétractation n’est pas possible ici. Veuillez [nous écrire](/contact).',
  exempt: 'Le droit de rétractation ne s’applique pas aux articles de cette commande :',
  returned: 'Tous les articles de cette commande ont déjà été renvoyés : il n’y a plus lieu de vous rétracter.',
} as const
export const late = (day: string) =>
  `Le délai de rétractation de cette commande a pris fin le ${day}. Si votre achat présente un défaut, vos autres droits demeurent : veuillez [nous écrire](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled:
    'Votre commande n’était pas encore expédiée : elle est annulée. Tout ce que vous avez payé vous sera remboursé.',
  unshipped: (day: string) =>
    `Votre commande n’est pas encore expédiée : nous en retirons les articles concernés et vous rembourserons au plus tard le ${day}, sur votre moyen de paiement initial.`,
  shipped: (day: string) =>
    `Veuillez renvoyer les articles au plus tard le ${day}. Nous vous rembourserons au plus tard le même jour, sur votre moyen de paiement initial. Nous pouvons attendre d’avoir reçu les articles ou une preuve de leur expédition.`,
} as const
export const sendTo = (address: string) => `Adresse de retour : ${address}.`
export const addressOnRequest = (email: string) => `Pour connaître l’adresse de retour, veuillez écrire à ${email}.`
export const refundAccount = (email: string) =>
  `Pour que nous puissions vous rembourser par virement, veuillez envoyer à ${email} le nom du titulaire du compte et l’IBAN ou le numéro de compte.`
export const withdrawnUnits = (units: number) => `Rétractation : ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `Votre rétractation pour la commande ${store} ${order}`,
  title: 'Nous avons bien reçu votre rétractation',
  text: (order: string, at: string) =>
    `Vous avez exercé votre droit de rétractation pour le contrat de la commande ${order}. Nous avons reçu votre rétractation le ${at}.`,
  name: 'Votre nom',
  receivedAt: 'Reçue le',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Votre commande n’était pas encore expédiée : elle est annulée. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.',
  unshipped: () =>
    'Votre commande n’est pas encore expédiée : nous en retirons les articles concernés. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.',
  shipped: (day: string) =>
    `Veuillez renvoyer les articles au plus tard le ${day}. Nous n’avons reçu aucun paiement, il n’y a donc rien à rembourser.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modèle de formulaire de rétractation',
  lead: 'Vous pouvez aussi utiliser ce formulaire, sur papier ou par e-mail. Il n’est pas obligatoire.',
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

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Informations concernant l’exercice du droit de rétractation',
  right:
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
  declaration: (seller: string, url: string) =>
    `Pour exercer le droit de rétractation, vous devez nous notifier (${seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse ${url}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard excessif un accusé de réception de la rétractation sur un support durable (par exemple, par courrier électronique), indiquant son contenu ainsi que la date et l’heure de son envoi.`,
  deadline:
    'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
  refund:
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
  sending:
    'Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
  cost: 'Vous devrez prendre en charge les frais directs de renvoi du bien, sauf si notre politique de retour prévoit que nous les prenons en charge.',
  value:
    'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
} as const
