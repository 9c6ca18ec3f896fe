// On cards and sizes
export const inYourSize = 'In jouw maat'
export const yourSize = 'Jouw maat'

// Lists
export const mySize = 'Mijn maat'
export const inMySize = (names: string) => `In mijn maat (${names})`
export const change = 'Wijzigen'
export const changeWhat = '(mijn maten)'

// Product page and order
export const makeMine = (size: string) => `Bewaar ${size} als mijn maat`
export const isMine = (size: string) => `${size} is nu jouw maat. Lijsten en artikelpagina’s in deze browser weten dat.`

// The dialog
export const title = 'Mijn maten'
export const hint =
  'Kies één keer je maat. Lijsten kunnen dan alleen tonen wat er in jouw maat op voorraad is. Je maten blijven in deze browser.'
export const noSize = 'Niet gekozen'
export const showOnly = 'Toon alleen mijn maten'
export const done = 'Klaar'
export const close = 'Mijn maten sluiten'
export const loading = 'Laden…'
export const loadFailed = 'De maten konden niet worden geladen.'
export const tryAgain = 'Probeer opnieuw'
export const noSizes = 'Er zijn nog geen artikelen met maten.'
