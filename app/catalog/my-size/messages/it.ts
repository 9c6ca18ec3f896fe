// On cards and sizes
export const inYourSize = 'Nella tua taglia'
export const yourSize = 'Tua taglia'

// Lists
export const mySize = 'La mia taglia'
export const inMySize = (names: string) => `Nella mia taglia (${names})`
export const change = 'Modifica'
export const changeWhat = 'le mie taglie'

// Product page and order
export const makeMine = (size: string) => `${size}: è la mia taglia`
export const isMine = (size: string) =>
  `${size} ora è la tua taglia. Le liste e le pagine dei prodotti in questo browser ne tengono conto.`

// The dialog
export const title = 'Le mie taglie'
export const hint =
  'Scegli la tua taglia una volta sola. Le liste possono poi mostrare solo ciò che è disponibile nella tua taglia. Le tue taglie restano in questo browser.'
export const noSize = 'Nessuna'
export const showOnly = 'Mostra solo le mie taglie'
export const done = 'Fatto'
export const close = 'Chiudi le mie taglie'
export const loading = 'Caricamento…'
export const loadFailed = 'Non è stato possibile caricare le taglie.'
export const tryAgain = 'Riprova'
export const noSizes = 'Nessun prodotto ha ancora taglie.'
