import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Saisissez l’adresse e-mail utilisée pour vos commandes. Nous vous enverrons un lien vers toutes vos commandes, sans mot de passe.'
export const email = 'E-mail'
export const emailHint = 'Nous n’utilisons cette adresse que pour vous envoyer ce lien.'
export const send = 'Envoyer le lien'
export const sending = 'Envoi…'
export const sent = 'Si nous avons des commandes passées avec cette adresse, nous venons d’y envoyer un lien.'
export const sentHint =
  'Le lien est valable une heure. Si vous ne recevez rien, regardez dans vos courriers indésirables ou essayez une autre adresse avec laquelle vous auriez pu commander.'
export const otherAddress = 'Utiliser une autre adresse'
export const unusable = 'Ce lien n’est plus valable'
export const unusableText =
  'Les liens vers vos commandes sont valables une heure. Vous pouvez en demander un nouveau ici.'
export const none = 'Aucune commande n’a été passée avec cette adresse.'
export const validUntil = 'Ce lien est valable jusqu’au'
export const order = (number: string) => `Commande ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} et ${formatNumber(others)} ${plural('fr', others, { one: 'autre produit', other: 'autres produits' })}`
export const newer = 'Commandes plus récentes'
export const older = 'Commandes plus anciennes'
