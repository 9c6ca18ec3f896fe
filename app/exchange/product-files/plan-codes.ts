import type { FieldChange } from '#app/base/import-kind.ts'
import { getField } from '#app/catalog/product-fields.ts'
import {
  buildVariantSku,
  formatVariant,
  isMistypedGtin,
  isRoundedNumber,
  isSameVariant,
  MAX_BARCODE,
  type VariantOptions,
} from '#app/catalog/variant-codes.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { FileCell, FileProduct } from '#app/exchange/product-files/file-product.ts'
import type { StockPlan } from '#app/exchange/product-files/plan-stock.ts'
import { shortLine } from '#app/lib/line.ts'
import { cutText } from '#app/lib/text.ts'

/** The new SKU and barcode of a variant; '' removes the barcode. Missing values change nothing. */
type Code = VariantOptions & { readonly sku?: string; readonly barcode?: string }

export type CodePlan = {
  readonly codes: readonly Code[]
  /** SKUs that no other variant in the file can have. */
  readonly skus: readonly string[]
  readonly changes: readonly FieldChange[]
  readonly notes: readonly string[]
}

/** Returns a description of what already uses the SKU, such as 'line 7', or null. */
export type FindSkuHolder = (sku: string) => string | null

type CodeContext = {
  readonly stock: Pick<StockPlan, 'kind' | 'cells'>
  /** '' if it is generated when the product is saved. */
  readonly productSku: string
  readonly findHolder: FindSkuHolder
}

export const MAX_SKU = getField('sku').max
const MAX_LISTED = 300

/** Plans SKUs and barcodes of variants. An empty cell keeps the SKU and removes the barcode. */
export function planCodes(fileProduct: FileProduct, product: StockedProduct | null, context: CodeContext): CodePlan {
  const codes: Code[] = []
  const skus: string[] = []
  const changes: FieldChange[] = []
  const notes: string[] = []
  const mistyped: string[] = []
  const isGrid = context.stock.kind === 'grid'
  for (const stockCell of context.stock.cells) {
    const { size, color } = stockCell
    const cell = fileProduct.cells.find((other) => isSameVariant(other, stockCell))
    if (!cell) continue
    const variant = product?.variants.find((other) => isSameVariant(other, stockCell))
    const before = { sku: variant?.sku ?? '', barcode: variant?.barcode ?? '' }
    const name = formatVariant(stockCell)
    const sku = isGrid ? planSku(cell, variant, context, skus) : {}
    if (sku.claim) skus.push(sku.claim)
    if (sku.note) notes.push(sku.note)
    const barcode = planBarcode(cell, before.barcode)
    if (barcode.note) notes.push(barcode.note)
    if (barcode.text && isMistypedGtin(barcode.text)) mistyped.push(barcode.text)
    if (sku.text === undefined && barcode.text === undefined) continue
    codes.push({
      size,
      color,
      ...(sku.text !== undefined && { sku: sku.text }),
      ...(barcode.text !== undefined && { barcode: barcode.text }),
    })
    const suffix = name && ` of ${name}`
    if (sku.text !== undefined) {
      changes.push({ field: `SKU${suffix}`, from: before.sku, to: sku.text })
    }
    if (barcode.text !== undefined) {
      changes.push({ field: `Barcode${suffix}`, from: before.barcode, to: barcode.text })
    }
  }
  if (!isGrid && fileProduct.cells.some((cell) => formatVariant(cell) !== '' && (cell.sku || cell.barcode))) {
    notes.push('This product has no stock by size and color, so variant SKUs and barcodes were skipped.')
  }
  const onlyCell = fileProduct.cells.length === 1 ? fileProduct.cells[0] : undefined
  if (!isGrid && product && onlyCell?.sku && fileProduct.texts.sku === undefined && onlyCell.sku !== product.sku) {
    notes.push(`This product keeps its SKU “${product.sku}”; the file has “${shortLine(onlyCell.sku, 60)}”.`)
  }
  if (mistyped.length > 0) {
    notes.push(
      `${mistyped.length === 1 ? 'A barcode has' : `${mistyped.length} barcodes have`} a wrong check digit, such as “${mistyped[0]}”: saved, but not published as GTIN.`,
    )
  }
  return { codes, skus, changes: product ? changes : combineChanges(changes), notes }
}

type PlannedText = {
  readonly text?: string
  readonly claim?: string
  readonly note?: string
}

function planSku(
  cell: FileCell,
  variant: StockedProduct['variants'][number] | undefined,
  { productSku, findHolder }: CodeContext,
  claimed: readonly string[],
): PlannedText {
  const { sku } = cell
  if (!sku) return {}
  const generated = productSku && buildVariantSku(productSku, cell)
  const instead = variant ? `keeps “${variant.sku}”` : `gets ${generated ? `“${generated}”` : 'a generated SKU'}`
  if (sku.length > MAX_SKU) {
    return {
      note: `The SKU “${shortLine(sku, 60)}…” is longer than ${MAX_SKU} characters: ${formatVariant(cell)} ${instead}.`,
    }
  }
  const holder = claimed.includes(sku) ? 'another variant' : findHolder(sku)
  if (holder) {
    return { note: `The SKU “${sku}” belongs to ${holder}: ${formatVariant(cell)} ${instead}.` }
  }
  return sku === (variant?.sku ?? generated) ? { claim: sku } : { text: sku, claim: sku }
}

function planBarcode({ barcode }: FileCell, before: string): PlannedText {
  if (barcode === null || barcode === before) return {}
  if (barcode.length > MAX_BARCODE) {
    return {
      note: `The barcode “${shortLine(barcode, 60)}” is longer than ${MAX_BARCODE} characters, so it was skipped.`,
    }
  }
  if (isRoundedNumber(barcode)) {
    return {
      note: `A spreadsheet rounded the barcode to ${barcode}, so it was skipped. Export the file again and do not save it in a spreadsheet.`,
    }
  }
  return { text: barcode }
}

/** Combines the changes of a new product: a line for SKUs and a line for barcodes. */
function combineChanges(changes: readonly FieldChange[]): FieldChange[] {
  return ['SKU', 'Barcode'].flatMap((field) => {
    const sameField = changes.filter((change) => change.field.startsWith(field))
    if (sameField.length <= 1) return sameField
    return [{ field: `${field}s`, from: '', to: cutText(sameField.map(({ to }) => to).join('; '), MAX_LISTED) }]
  })
}
