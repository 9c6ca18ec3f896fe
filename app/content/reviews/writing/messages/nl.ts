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
  `Hooguit ${photos}, als JPEG, PNG, WebP of AVIF. De plek waar ze zijn gemaakt, halen we eruit.`
export const photosAgain = 'Kies je foto’s opnieuw: browsers onthouden ze niet.'
export const noChoice = 'Zeg ik liever niet'
export const promise =
  'We lezen elke review voor we hem plaatsen, goed of slecht. De maat die je kocht staat erbij, verder niets van je bestelling.'
export const send = 'Review versturen'
export const sending = 'Versturen…'
export const thanks = 'Bedankt. We hebben je review en plaatsen hem zodra we hem hebben gelezen.'
export const states = {
  written: 'Hier heb je al een review over geschreven.',
  early: 'Je kunt hier een review over schrijven zodra het is bezorgd.',
  gone: 'Hier kan geen review meer over worden geschreven.',
} as const
export const rejections = {
  written: 'Iemand anders heeft met de link van deze bestelling al een review geschreven.',
  early: 'Je kunt hier een review over schrijven zodra het is bezorgd. Je tekst staat er nog.',
  gone: 'Hier kan geen review meer over worden geschreven: we verkopen het niet meer. Je tekst staat er nog.',
} as const
export const toOrder = 'Terug naar je bestelling'
export const others = 'Ook uit deze bestelling'
export const checkFields = 'Controleer deze velden'
export const away = 'We konden de shop niet bereiken. Er is niets verloren: probeer het opnieuw.'
export const incomplete = 'Er ontbreekt iets in dit formulier. Vernieuw de pagina.'
export const chooseRating = 'Kies één tot vijf sterren'
export const unknownChoice = 'Kies een van de mogelijkheden'
export const nameMissing = 'Vul een naam in. Kort mag ook.'
export const tooLong = (max: number) => `Dit is te lang: hooguit ${formatNumber(max)} tekens`
export const oneLine = 'Dit kan maar één regel zijn'
export const cardNumber = 'Dit lijkt op een kaartnummer. Laat het weg.'
export const photoTooLarge = (name: string) => `‘${name}’ is groter dan 25 MB. Kies een kleinere foto.`
export const tooManyPhotos = (max: number) => `Hooguit ${max} foto’s`
