import { formatNumber } from '#app/lib/format/number.ts'

export const write = 'Donner un avis'
export const writeReviewTitle = (product: string) => `Donner un avis : ${product}`
export const pageTitle = (store: string) => `Donner un avis · ${store}`
export const yourRating = 'Votre note'
export const ratings = {
  5: '5 sur 5, excellent',
  4: '4 sur 5, bien',
  3: '3 sur 5, moyen',
  2: '2 sur 5, décevant',
  1: '1 sur 5, mauvais',
} as const
export const fitQuestion = 'Comment taille l’article ?'
export const noFit = 'Je ne sais pas'
export const fields = {
  title: 'Titre',
  comment: 'Votre avis',
  file: 'Photos',
  name: 'Nom affiché',
  usualSize: 'Votre taille habituelle',
  height: 'Combien mesurez-vous ?',
} as const
export const commentHint = 'Qu’est-ce qui vous plaît, ou pas ? Comment est la matière ?'
export const photoHint = (photos: number) =>
  `${photos} au maximum, en JPEG, PNG, WebP ou AVIF. Le lieu de prise de vue en est retiré.`
export const photosAgain = 'Veuillez choisir à nouveau vos photos : les navigateurs ne les gardent pas.'
export const noChoice = 'Ne pas préciser'
export const promise =
  'Nous lisons chaque avis avant de le publier, bon ou mauvais, avec la taille achetée. Rien d’autre de votre commande n’est affiché.'
export const send = 'Envoyer l’avis'
export const sending = 'Envoi…'
export const thanks = 'Merci. Votre avis nous est parvenu et sera publié après lecture.'
export const states = {
  written: 'Vous avez donné votre avis sur cet article.',
  early: 'Vous pourrez donner votre avis dès la livraison de cet article.',
  gone: 'Il n’est plus possible de donner un avis sur cet article.',
} as const
export const rejections = {
  written: 'Quelqu’un d’autre a déjà donné un avis avec le lien de cette commande.',
  early: 'Vous pourrez donner votre avis dès la livraison de cet article. Votre texte est toujours là.',
  gone: 'Il n’est plus possible de donner un avis : cet article a quitté la boutique. Votre texte est toujours là.',
} as const
export const toOrder = 'Retour à la commande'
export const others = 'Autres articles de cette commande'
export const checkFields = 'Veuillez vérifier ces champs'
export const away = 'La boutique est injoignable pour l’instant. Rien n’est perdu : veuillez réessayer.'
export const incomplete = 'Il manque quelque chose dans ce formulaire. Veuillez actualiser la page.'
export const chooseRating = 'Choisissez de une à cinq étoiles'
export const unknownChoice = 'Choisissez une de ces réponses'
export const nameMissing = 'Un nom est nécessaire. Il peut être court.'
export const tooLong = (max: number) => `C’est trop long : ${formatNumber(max)} caractères au maximum`
export const oneLine = 'Une seule ligne est possible'
export const cardNumber = 'Cela ressemble à un numéro de carte. Veuillez le retirer.'
export const photoTooLarge = (name: string) => `« ${name} » dépasse 25 Mo. Veuillez choisir une photo plus légère.`
export const tooManyPhotos = (max: number) => `${max} photos au maximum, s’il vous plaît`
