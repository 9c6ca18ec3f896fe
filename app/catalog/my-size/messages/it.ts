// On cards and sizes
export const inYourSize = 'Nella tua taglia'
export const yourSize = 'La tua taglia'

// Lists
export const mySize = 'La mia taglia'
export const inMySize = (names: string) => `Nella mia taglia (${names})`
export const change = 'Modifica'
export const changeWhat = 'le mie taglie'

// Product page and order
export const saveAsMySize = (size: string) => `Salva ${size} come mia taglia`
export const isMine = (size: string) => `${size} ora è la tua taglia su questo dispositivo.`

// The dialog
export const title = 'Le mie taglie'
export const hint =
  'Scegli la tua taglia una volta sola e ti mostreremo che cosa è disponibile. Le tue taglie restano su questo dispositivo.'
export const noSize = 'Nessuna'
export const showOnly = 'Mostra solo le mie taglie'
export const done = 'Fatto'
export const close = 'Chiudi le mie taglie'
export const loading = 'Caricamento…'
export const loadFailed = 'Non è stato possibile caricare le taglie.'
export const tryAgain = 'Riprova'
export const noSizes = 'Non ci sono ancora prodotti con taglie.'
