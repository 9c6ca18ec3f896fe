export const shopLook = 'Acheter ce look'
export const addLook = 'Ajouter tout le look'
export const addToCart = 'Ajouter au panier'
export const size = 'Taille'
export const sizeFor = (product: string) => `Taille : ${product}`
export const soldOutSize = (size: string) => `${size} – épuisée`
export const selectSizes = 'Veuillez choisir une taille pour chaque article'
export const total = 'Total'
export const close = 'Fermer'
