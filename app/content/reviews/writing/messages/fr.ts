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
  `${photos} fichiers JPEG, PNG, WebP ou AVIF au maximum. Les données de localisation sont supprimées.`
export const addPhotos = 'Ajouter des photos'
export const photosAgain = 'Veuillez choisir à nouveau vos photos. Votre navigateur ne les a pas conservées.'
export const noChoice = 'Ne pas préciser'
export const promise =
  'Nous lisons chaque avis, bon ou mauvais, avant de le publier. Il affiche la taille achetée, et rien d’autre de votre commande.'
export const send = 'Envoyer l’avis'
export const sending = 'Envoi…'
export const thanks = 'Merci. Nous publierons votre avis dès que nous l’aurons lu.'
export const states = {
  written: 'Vous avez déjà donné votre avis sur cet article.',
  early: 'Vous pourrez donner votre avis dès la livraison de cet article.',
  gone: 'Il n’est plus possible de donner un avis sur cet article.',
} as const
export const rejections = {
  written: 'Quelqu’un d’autre a déjà donné un avis sur cet article avec le lien de cette commande.',
  early: 'Vous pourrez donner votre avis dès la livraison de cet article. Votre texte est toujours là.',
  gone: 'Il n’est plus possible de donner un avis sur cet article, car nous ne le vendons plus. Votre texte est toujours là.',
} as const
export const toOrder = 'Retour à la commande'
export const others = 'Autres articles de cette commande'
export const checkFields = 'Veuillez vérifier ces champs'
export const away = 'La boutique est injoignable pour l’instant. Rien n’est perdu : veuillez réessayer.'
export const incomplete = 'Ce formulaire est incomplet. Veuillez actualiser la page.'
export const chooseRating = 'Choisissez de une à cinq étoiles'
export const unknownChoice = 'Choisissez l’une des options'
export const nameMissing = 'Veuillez saisir un nom. Un prénom suffit.'
export const tooLong = (max: number) => `C’est trop long : ${formatNumber(max)} caractères au maximum`
export const oneLine = 'Une seule ligne, sans retour à la ligne'
export const cardNumber = 'Cela ressemble à un numéro de carte. Veuillez le retirer.'
export const photoTooLarge = (name: string) => `« ${name} » dépasse 25 Mo. Veuillez choisir une photo plus légère.`
export const tooManyPhotos = (max: number) => `Vous pouvez ajouter ${max} photos au maximum`
