// On cards and sizes
export const inYourSize = 'In jouw maat'
export const yourSize = 'Jouw maat'

// Lists
export const mySize = 'Mijn maat'
export const inMySize = (names: string) => `In mijn maat (${names})`
export const change = 'Wijzigen'
export const changeWhat = '(mijn maten)'

// Product page and order
export const saveAsMySize = (size: string) => `Bewaar ${size} als mijn maat`
export const isMine = (size: string) => `${size} is nu jouw maat op dit apparaat.`

// The dialog
export const title = 'Mijn maten'
export const hint =
  'Kies één keer je maat. We laten dan zien wat er in jouw maat op voorraad is. Je maten blijven op dit apparaat.'
export const noSize = 'Geen'
export const showOnly = 'Toon alleen mijn maten'
export const done = 'Klaar'
export const close = 'Mijn maten sluiten'
export const loading = 'Laden…'
export const loadFailed = 'We konden de maten niet laden.'
export const tryAgain = 'Probeer opnieuw'
export const noSizes = 'Er zijn nog geen artikelen met maten.'
