import type { FieldChange } from '#app/base/import-kind.ts'
import { formatWeight, MAX_WEIGHT_GRAMS, parseWeight } from '#app/base/weight.ts'
import { formatVariant, isSameVariant, type VariantOptions } from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { FILE_WEIGHT_UNIT } from '#app/exchange/product-files/own-columns.ts'
import type { StockPlan } from '#app/exchange/product-files/plan-stock.ts'
import { shortLine } from '#app/lib/line.ts'

export type WeightPlan = {
  /** The new weights of variants. '' means that the variant has the product's weight. */
  readonly weights: readonly (VariantOptions & { readonly weight: string })[]
  readonly changes: readonly FieldChange[]
  readonly notes: readonly string[]
}

/**
 * Determines the new weights of variants. Nothing changes if the file has no column for them or the product has no
 * stock by size and color.
 */
export function planWeights(
  fileProduct: FileProduct,
  product: StockedProduct | null,
  stock: Pick<StockPlan, 'kind' | 'cells'>,
): WeightPlan {
  const weights: WeightPlan['weights'][number][] = []
  const changes: FieldChange[] = []
  const notes: string[] = []
  for (const stockCell of stock.kind === 'grid' ? stock.cells : []) {
    const { size, color } = stockCell
    const cell = fileProduct.cells.find((other) => isSameVariant(other, stockCell))
    if (typeof cell?.weight !== 'string') continue
    const name = formatVariant(stockCell)
    const grams = cell.weight === '' ? null : parseWeight(cell.weight, FILE_WEIGHT_UNIT)
    if (grams === null && cell.weight !== '') {
      notes.push(skippedWeightNote(cell.weight, name))
      continue
    }
    const before = product?.variants.find((variant) => isSameVariant(variant, stockCell))?.weightGrams ?? null
    if (grams === before) continue
    weights.push({ size, color, weight: formatGrams(grams) })
    changes.push({ field: `Weight of ${name}`, from: formatGrams(before), to: formatGrams(grams) })
  }
  return { weights, changes, notes }
}

/** Returns a note that a weight was skipped. */
export function skippedWeightNote(text: string, name: string): string {
  const suffix = name && ` of ${name}`
  return `The weight${suffix} was skipped: “${shortLine(text, 40)}” is not a number up to ${formatWeight(MAX_WEIGHT_GRAMS, FILE_WEIGHT_UNIT)}.`
}

function formatGrams(grams: number | null): string {
  return grams === null ? '' : formatWeight(grams, FILE_WEIGHT_UNIT)
}
