import { formatNumber } from '#app/lib/format/number.ts'

export const write = 'Scrivi una recensione'
export const writeReviewTitle = (product: string) => `Recensisci ${product}`
export const pageTitle = (store: string) => `Scrivi una recensione · ${store}`
export const yourRating = 'La tua valutazione'
export const ratings = {
  5: '5 su 5, ottimo',
  4: '4 su 5, buono',
  3: '3 su 5, discreto',
  2: '2 su 5, scarso',
  1: '1 su 5, pessimo',
} as const
export const fitQuestion = 'Come veste?'
export const noFit = 'Non saprei'
export const fields = {
  title: 'Titolo',
  comment: 'La tua recensione',
  file: 'Foto',
  name: 'Nome visibile',
  usualSize: 'La taglia che porti di solito',
  height: 'La tua altezza',
} as const
export const commentHint = 'Che cosa ti piace e che cosa no? Com’è il tessuto?'
export const photoHint = (photos: number) =>
  `Fino a ${photos} file JPEG, PNG, WebP o AVIF. I dati sulla posizione vengono rimossi.`
export const addPhotos = 'Aggiungi foto'
export const photosAgain = 'Scegli di nuovo le foto: il browser non le ha conservate.'
export const noChoice = 'Preferisco non dirlo'
export const promise =
  'Leggiamo ogni recensione, positiva o negativa, prima di pubblicarla. Del tuo ordine si vede solo la taglia acquistata.'
export const send = 'Invia recensione'
export const sending = 'Invio…'
export const thanks = 'Grazie. Pubblicheremo la tua recensione dopo averla letta.'
export const states = {
  written: 'Hai già recensito questo articolo.',
  early: 'Puoi recensire questo articolo dopo la consegna.',
  gone: 'Questo articolo non può più essere recensito.',
} as const
export const rejections = {
  written: 'Qualcun altro ha già scritto una recensione con il link di questo ordine.',
  early: 'Puoi recensire questo articolo dopo la consegna. Quello che hai scritto è ancora qui.',
  gone: 'Questo articolo non può più essere recensito perché non lo vendiamo più. Quello che hai scritto è ancora qui.',
} as const
export const toOrder = 'Torna all’ordine'
export const others = 'Altri articoli di questo ordine'
export const checkFields = 'Controlla questi campi'
export const away = 'Non riusciamo a raggiungere lo shop. Non hai perso nulla: riprova.'
export const incomplete = 'Questo modulo è incompleto. Ricarica la pagina.'
export const chooseRating = 'Scegli da una a cinque stelle'
export const unknownChoice = 'Scegli una delle opzioni'
export const nameMissing = 'Inserisci un nome. Il cognome non serve.'
export const tooLong = (max: number) => `Troppo lungo: al massimo ${formatNumber(max)} caratteri`
export const oneLine = 'Usa una sola riga'
export const cardNumber = 'Sembra un numero di carta. Toglilo dal testo.'
export const photoTooLarge = (name: string) => `“${name}” supera i 25 MB. Scegli una foto più leggera.`
export const tooManyPhotos = (max: number) => `Puoi aggiungere al massimo ${max} foto`
