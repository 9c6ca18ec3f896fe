import { formatNumber } from '#app/lib/format/number.ts'

export const write = 'Schrijf een review'
export const writeReviewTitle = (product: string) => `Review schrijven: ${product}`
export const pageTitle = (store: string) => `Schrijf een review · ${store}`
export const yourRating = 'Je beoordeling'
export const ratings = {
  5: '5 van 5, uitstekend',
  4: '4 van 5, goed',
  3: '3 van 5, redelijk',
  2: '2 van 5, matig',
  1: '1 van 5, slecht',
} as const
export const fitQuestion = 'Hoe valt het?'
export const noFit = 'Weet ik niet'
export const fields = {
  title: 'Titel',
  comment: 'Je review',
  file: 'Foto’s',
  name: 'Naam bij je review',
  usualSize: 'De maat die je meestal draagt',
  height: 'Je lengte',
} as const
export const commentHint = 'Wat bevalt je wel en wat niet? Hoe is de stof?'
export const photoHint = (photos: number) =>
  `Maximaal ${photos} bestanden (JPEG, PNG, WebP of AVIF). Locatiegegevens verwijderen we.`
export const addPhotos = 'Foto’s toevoegen'
export const photosAgain = 'Kies je foto’s opnieuw. Je browser heeft ze niet bewaard.'
export const noChoice = 'Zeg ik liever niet'
export const promise =
  'We lezen elke review, goed of slecht, voordat we hem plaatsen. De maat die je kocht staat erbij, verder niets van je bestelling.'
export const send = 'Review versturen'
export const sending = 'Versturen…'
export const thanks = 'Bedankt. We plaatsen je review zodra we hem hebben gelezen.'
export const states = {
  written: 'Je hebt dit artikel al beoordeeld.',
  early: 'Je kunt dit artikel beoordelen zodra het is bezorgd.',
  gone: 'Dit artikel kan niet meer worden beoordeeld.',
} as const
export const rejections = {
  written: 'Iemand anders heeft dit artikel al beoordeeld via de link van deze bestelling.',
  early: 'Je kunt dit artikel beoordelen zodra het is bezorgd. Je tekst staat er nog.',
  gone: 'Dit artikel kan niet meer worden beoordeeld: we verkopen het niet meer. Je tekst staat er nog.',
} as const
export const toOrder = 'Terug naar je bestelling'
export const others = 'Ook uit deze bestelling'
export const checkFields = 'Controleer deze velden'
export const away = 'We konden de shop niet bereiken. Er is niets verloren gegaan: probeer het opnieuw.'
export const incomplete = 'Dit formulier is niet volledig. Vernieuw de pagina.'
export const chooseRating = 'Kies 1 tot 5 sterren'
export const unknownChoice = 'Kies een van de mogelijkheden'
export const nameMissing = 'Vul een naam in. Je voornaam is genoeg.'
export const tooLong = (max: number) => `Dit is te lang: gebruik maximaal ${formatNumber(max)} tekens.`
export const oneLine = 'Gebruik maximaal één regel'
export const cardNumber = 'Dit lijkt op een kaartnummer. Laat het weg.'
export const photoTooLarge = (name: string) => `‘${name}’ is groter dan 25 MB. Kies een kleinere foto.`
export const tooManyPhotos = (max: number) => `Maximaal ${max} foto’s`
