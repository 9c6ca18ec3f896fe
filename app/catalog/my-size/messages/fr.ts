// On cards and sizes
export const inYourSize = 'Dans votre taille'
export const yourSize = 'Votre taille'

// Lists
export const mySize = 'Ma taille'
export const inMySize = (names: string) => `Dans ma taille (${names})`
export const change = 'Modifier'
export const changeWhat = 'mes tailles'

// Product page and order
export const saveAsMySize = (size: string) => `Retenir la taille ${size}`
export const isMine = (size: string) => `${size} est maintenant votre taille sur cet appareil.`

// The dialog
export const title = 'Mes tailles'
export const hint =
  'Choisissez votre taille une fois pour toutes : nous vous montrons ce qui est en stock dans votre taille. Vos tailles restent sur cet appareil.'
export const noSize = 'Aucune'
export const showOnly = 'N’afficher que mes tailles'
export const done = 'Terminé'
export const close = 'Fermer mes tailles'
export const loading = 'Chargement…'
export const loadFailed = 'Impossible de charger les tailles.'
export const tryAgain = 'Réessayer'
export const noSizes = 'Aucun produit n’a encore de taille.'
