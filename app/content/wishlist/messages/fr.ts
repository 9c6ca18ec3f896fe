import { plural } from '#app/lib/plural.ts'

export const outcomes = {
  saved: 'Ajouté aux favoris',
  removed: 'Retiré des favoris',
  full: 'Votre liste de favoris est pleine : elle contient 200 articles au maximum.',
} as const
export const failed = 'Vos favoris n’ont pas pu être mis à jour'
export const save = (product: string) => `Ajouter aux favoris : ${product}`
export const openWishlist = (saved: number) =>
  saved ? `Favoris, ${saved} ${plural('fr', saved, { one: 'article', other: 'articles' })}` : 'Favoris'
export const wishlist = 'Favoris'
export const productCount = (count: number) => `${count} ${plural('fr', count, { one: 'produit', other: 'produits' })}`
export const needsJavaScript =
  'Les favoris nécessitent JavaScript, car ils sont liés à votre navigateur. Veuillez l’activer et actualiser la page.'
export const products = 'Produits'
export const empty = 'Vous n’avez pas encore de favoris'
export const emptyHint = 'Sélectionnez le cœur d’un article qui vous plaît : vous le retrouverez ici.'
export const explore = 'Explorer la collection'
export const couldNotLoad = 'Impossible de charger vos favoris.'
export const tryAgain = 'Réessayer'
// Changes since a product was saved
export const changes = { 'price-fell': 'Prix en baisse', back: 'De retour en stock' }
export const backInSize = (size: string) => `De retour en ${size}`
