import type { PackagingMaterial } from '#app/base/packaging.ts'
import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Garment passport'
/** `date`: today, because the page is always up to date */
export const dataDate = (date: string) => `As of ${date}`
/** For a deleted product */
export const lastDataDate = (date: string) => `Last updated ${date}`
/** The label for a product name that was changed */
export const productName = 'Product'
export const packaging = 'Packaging per unit'
export const packagingMaterials: Readonly<Record<PackagingMaterial, string>> = {
  paper: 'paper and cardboard',
  plastic: 'plastic',
  glass: 'glass',
  metal: 'metal',
  wood: 'wood',
  composite: 'composite',
  textile: 'textile',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)} g`
export const toProduct = 'View in the shop'
export const notSold = 'We no longer sell this product. Its passport stays at this URL.'
/** Details that have changed, each with its previous value */
export const earlier = 'Previous details'
export const until = (date: string) => `Until ${date}`
/** For a detail that an earlier state lacked */
export const notStated = 'not stated'
export const missing = 'This garment passport does not exist'
export const missingText = {
  before: 'Check the address printed under the code, or ',
  link: 'contact us',
  after: '.',
} as const
export const otherLanguages = 'Other languages'
