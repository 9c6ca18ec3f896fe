// On cards and sizes
export const inYourSize = 'In deiner Größe'
export const yourSize = 'Deine Größe'

// Lists
export const mySize = 'Meine Größe'
export const inMySize = (names: string) => `In meiner Größe (${names})`
export const change = 'Ändern'
export const changeWhat = '(meine Größen)'

// Product page and order
export const makeMine = (size: string) => `${size} als meine Größe merken`
export const isMine = (size: string) =>
  `${size} ist jetzt deine Größe. Listen und Artikelseiten in diesem Browser kennen sie.`

// The dialog
export const title = 'Meine Größen'
export const hint =
  'Wähle deine Größe nur einmal: Auf Wunsch zeigen dir Listen dann nur, was darin auf Lager ist. Deine Größen bleiben in diesem Browser.'
export const noSize = 'Nicht gewählt'
export const showOnly = 'Nur meine Größen'
export const done = 'Fertig'
export const close = 'Meine Größen schließen'
export const loading = 'Wird geladen …'
export const loadFailed = 'Die Größen konnten nicht geladen werden.'
export const tryAgain = 'Erneut versuchen'
export const noSizes = 'Noch gibt es keine Artikel mit Größen.'
