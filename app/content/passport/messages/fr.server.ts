import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Passeport du vêtement'
export const dataDate = (date: string) => `Données au ${date}`
export const lastDataDate = (date: string) => `Dernière mise à jour le ${date}`
export const productName = 'Produit'
export const packaging = 'Emballage d’une pièce'
export const packagingMaterials = {
  paper: 'papier et carton',
  plastic: 'plastique',
  glass: 'verre',
  metal: 'métal',
  wood: 'bois',
  composite: 'matériau composite',
  textile: 'textile',
}
export const packagingPart = (material: string, grams: number) => `${material}\u00a0: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Voir dans la boutique'
export const notSold = 'Nous ne vendons plus ce produit. Son passeport reste à cette adresse.'
export const earlier = 'Informations antérieures'
export const until = (date: string) => `Jusqu’au ${date}`
export const notStated = 'non indiqué'
export const missing = 'Ce passeport de vêtement n’existe pas'
export const missingText = { before: 'Vérifiez l’adresse imprimée sous le code ou ', link: 'écrivez-nous', after: '.' }
export const otherLanguages = 'Autres langues'
