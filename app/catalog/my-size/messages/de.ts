// On cards and sizes
export const inYourSize = 'In deiner Größe'
export const yourSize = 'Deine Größe'

// Lists
export const mySize = 'Meine Größe'
export const inMySize = (names: string) => `In meiner Größe (${names})`
export const change = 'Ändern'
export const changeWhat = '(meine Größen)'

// Product page and order
export const saveAsMySize = (size: string) => `${size} als meine Größe merken`
export const isMine = (size: string) => `${size} ist jetzt auf diesem Gerät deine Größe.`

// The dialog
export const title = 'Meine Größen'
export const hint =
  'Wähle deine Größe einmal aus, und wir zeigen dir, was darin auf Lager ist. Deine Größen bleiben auf diesem Gerät.'
export const noSize = 'Keine'
export const showOnly = 'Nur meine Größen'
export const done = 'Fertig'
export const close = 'Meine Größen schließen'
export const loading = 'Wird geladen …'
export const loadFailed = 'Die Größen konnten nicht geladen werden.'
export const tryAgain = 'Erneut versuchen'
export const noSizes = 'Es gibt noch keine Artikel mit Größen.'
