import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import { cellKey, type ProductDraft, parseUnits } from '#app/catalog/product-draft.ts'
import { detailNames, getFieldLabel } from '#app/catalog/product-fields.ts'
import { listGridCells } from '#app/catalog/product-input.ts'
import { cutAtWord } from '#app/lib/text.ts'

// The summaries of a product form's collapsed panels.

const MAX_LENGTH = 80

function joinParts(parts: readonly (string | false | undefined)[], none = ''): string {
  const text = parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(' · ')
  return cutAtWord(text, MAX_LENGTH) || none
}

export function summarizeBasics({ name, category, images }: ProductDraft, categories: readonly CategoryName[]): string {
  return joinParts([
    name || adminText.unnamed,
    category ? categoryName(categories, category) : adminText.uncategorized,
    adminText.imageCount(images.length),
  ])
}

export function summarizeDescription({ longDescription }: ProductDraft): string {
  return joinParts([longDescription])
}

export function summarizeHomepage(draft: ProductDraft): string {
  const { isNew, isBestseller, isFeatured, showOnHomepage, homepageSection } = draft
  const parts = [
    isNew && getFieldLabel('isNew'),
    isBestseller && getFieldLabel('isBestseller'),
    isFeatured && getFieldLabel('isFeatured'),
    showOnHomepage && adminText.onHomepage(homepageSection ? getSectionLabels()[homepageSection] : null),
  ]
  return joinParts(parts, adminText.noPlacement)
}

export function summarizeFurtherFields({ slug, vendor, tags }: ProductDraft): string {
  return joinParts([slug, vendor, tags.join(', ')], adminText.moreNote)
}

export function summarizePrices({ price, salePrice }: ProductDraft, currency: CurrencyCode): string {
  const formatPrice = (text: string) => {
    const amount = parseTypedMoney(text, currency)
    return amount ? formatMoney(amount) : text
  }
  const sale = salePrice.trim() !== '' && adminText.salePrice(formatPrice(salePrice))
  return joinParts([formatPrice(price) || adminText.noPrice, sale])
}

export function summarizeOptions(draft: ProductDraft, storeThreshold: number): string {
  const { sizes, colors } = draft
  const options = joinParts([sizes.join(', '), colors.map(({ name }) => name).join(', ')], adminText.noSizesAndColors)
  return joinParts([options, summarizeStock(draft, storeThreshold)])
}

function summarizeStock(draft: ProductDraft, storeThreshold: number): string {
  const { stockKind, stock, cells, sizes, colors, lowStockThreshold } = draft
  if (stockKind === 'number' && stock.trim() === '') return adminText.noStock
  const units =
    stockKind === 'number'
      ? parseUnits(stock)
      : listGridCells(sizes, colors).reduce((sum, cell) => sum + parseUnits(cells[cellKey(cell)]), 0)
  if (units === 0) return adminText.soldOut
  return joinParts([adminText.unitsInStock(units), adminText.lowAt(lowStockThreshold.trim() || String(storeThreshold))])
}

export function summarizeShopperDetails({ fibers, ...draft }: ProductDraft): string {
  const symbols = careNames.filter((name) => draft[name] !== '').length
  return joinParts([fibers, symbols > 0 && adminText.careSymbols(symbols), draft.sizeGuide], adminText.noShopperDetails)
}

export function summarizeDetails(draft: ProductDraft): string {
  const texts = detailNames.map((name) => draft[name])
  return joinParts(texts, adminText.none)
}

export function summarizeSeo({ seoTitle, seoDescription }: ProductDraft): string {
  return joinParts([seoTitle, seoDescription], adminText.generatedSeo)
}
