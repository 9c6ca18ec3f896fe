// On cards and sizes
export const inYourSize = 'Dans votre taille'
export const yourSize = 'Votre taille'

// Lists
export const mySize = 'Ma taille'
export const inMySize = (names: string) => `À ma taille (${names})`
export const change = 'Modifier'
export const changeWhat = 'mes tailles'

// Product page and order
export const makeMine = (size: string) => `${size} : c’est ma taille`
export const isMine = (size: string) =>
  `${size} est maintenant votre taille. Les listes et les pages produit de ce navigateur en tiennent compte.`

// The dialog
export const title = 'Mes tailles'
export const hint =
  'Choisissez votre taille une fois pour toutes. Les listes peuvent alors n’afficher que les articles en stock à votre taille. Vos tailles restent dans ce navigateur.'
export const noSize = 'Aucune'
export const showOnly = 'N’afficher que mes tailles'
export const done = 'Terminé'
export const close = 'Fermer mes tailles'
export const loading = 'Chargement…'
export const loadFailed = 'Les tailles n’ont pas pu se charger.'
export const tryAgain = 'Réessayer'
export const noSizes = 'Aucun produit n’a encore de tailles.'
