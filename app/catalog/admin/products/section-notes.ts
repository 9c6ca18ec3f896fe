import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { sectionLabels } from '#app/catalog/homepage-sections.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import { cellKey, type ProductDraft, parseUnits } from '#app/catalog/product-draft.ts'
import { detailNames, getFieldLabel } from '#app/catalog/product-fields.ts'
import { listGridCells } from '#app/catalog/product-input.ts'

// The summaries of a product form's collapsed panels.

const MAX_LENGTH = 120

function line(parts: readonly (string | false | undefined)[], none = ''): string {
  return (
    parts
      .filter((part) => typeof part === 'string' && part.trim() !== '')
      .join(' · ')
      .slice(0, MAX_LENGTH) || none
  )
}

export function basicsNote({ name, images }: ProductDraft): string {
  return line([name || adminText.unnamed, adminText.imageCount(images.length)])
}

export function placementNote(
  draft: ProductDraft,
  categories: readonly CategoryName[],
  collections: readonly CollectionChoice[],
): string {
  const { category, collectionId } = draft
  return line([
    category ? categoryName(categories, category) : adminText.uncategorized,
    collections.find(({ id }) => id === collectionId)?.name,
  ])
}

export function homepageNote(draft: ProductDraft): string {
  const { isNew, isBestseller, isFeatured, showOnHomepage, homepageSection } = draft
  const parts = [
    isNew && getFieldLabel('isNew'),
    isBestseller && getFieldLabel('isBestseller'),
    isFeatured && getFieldLabel('isFeatured'),
    showOnHomepage && adminText.onHomepage(homepageSection ? sectionLabels()[homepageSection] : null),
  ]
  return line(parts, adminText.noPlacement)
}

export function furtherNote({ slug, vendor, tags }: ProductDraft): string {
  return line([slug, vendor, tags.join(', ')], adminText.moreNote)
}

export function pricesNote({ price, salePrice }: ProductDraft, currency: CurrencyCode): string {
  const formatted = (text: string) => {
    const amount = parseTypedMoney(text, currency)
    return amount ? formatMoney(amount) : text
  }
  const sale = salePrice.trim() !== '' && adminText.salePrice(formatted(salePrice))
  return line([formatted(price) || adminText.noPrice, sale])
}

export function optionsNote(draft: ProductDraft, storeThreshold: number): string {
  const { sizes, colors } = draft
  const options = line([sizes.join(', '), colors.map(({ name }) => name).join(', ')], adminText.noSizesAndColors)
  return line([options, stockNote(draft, storeThreshold)])
}

function stockNote(draft: ProductDraft, storeThreshold: number): string {
  const { stockKind, stock, cells, sizes, colors, lowStockThreshold } = draft
  if (stockKind === 'number' && stock.trim() === '') return adminText.noStock
  const units =
    stockKind === 'number'
      ? parseUnits(stock)
      : listGridCells(sizes, colors).reduce((sum, cell) => sum + parseUnits(cells[cellKey(cell)]), 0)
  return line([adminText.unitCount(units), adminText.lowAt(lowStockThreshold.trim() || String(storeThreshold))])
}

export function shopperDetailsNote({ fibers, ...draft }: ProductDraft): string {
  const symbols = careNames.filter((name) => draft[name] !== '').length
  return line([fibers, symbols > 0 && adminText.careSymbols(symbols), draft.sizeGuide], adminText.noShopperDetails)
}

export function detailsNote(draft: ProductDraft): string {
  const texts = detailNames.map((name) => draft[name])
  return line(texts, adminText.noDetails(detailNames.map(getFieldLabel)))
}

export function seoNote({ seoTitle, seoDescription }: ProductDraft): string {
  return line([seoTitle, seoDescription], adminText.generatedSeo)
}
