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
import { detailNames, fieldLabel } from '#app/catalog/product-fields.ts'
import { gridCells } from '#app/catalog/product-input.ts'
import type { MakerFields } from '#app/catalog/product-safety.ts'

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

export function basicsNote({ name, sku }: ProductDraft): string {
  return line([name, sku], adminText.unnamed)
}

export function organizationNote(
  draft: ProductDraft,
  categories: readonly CategoryName[],
  collections: readonly CollectionChoice[],
): string {
  const { category, collectionId, tags, isNew, isBestseller, isFeatured } = draft
  return line([
    category ? categoryName(categories, category) : adminText.uncategorized,
    collections.find(({ id }) => id === collectionId)?.name,
    isNew && fieldLabel('isNew'),
    isBestseller && fieldLabel('isBestseller'),
    isFeatured && fieldLabel('isFeatured'),
    tags.join(', '),
  ])
}

export function homepageNote({ showOnHomepage, homepageSection, homepagePosition }: ProductDraft): string {
  if (!showOnHomepage) return adminText.notOnHomepage
  if (!homepageSection) return adminText.inNoSection
  return line([sectionLabels()[homepageSection], adminText.positionInSection(homepagePosition)])
}

export function imagesNote({ images }: ProductDraft): string {
  return adminText.imageCount(images.length)
}

export function pricesNote({ price, salePrice }: ProductDraft, currency: CurrencyCode): string {
  const formatted = (text: string) => {
    const amount = parseTypedMoney(text, currency)
    return amount ? formatMoney(amount) : text
  }
  const sale = salePrice.trim() !== '' && adminText.salePrice(formatted(salePrice))
  return line([formatted(price) || adminText.noPrice, sale])
}

export function optionsNote({ sizes, colors }: ProductDraft): string {
  return line([sizes.join(', '), colors.map(({ name }) => name).join(', ')], adminText.noSizesAndColors)
}

export function inventoryNote(draft: ProductDraft, storeThreshold: number): string {
  const { stockKind, stock, cells, sizes, colors, lowStockThreshold } = draft
  if (stockKind === 'number' && stock.trim() === '') return adminText.noStock
  const units =
    stockKind === 'number'
      ? parseUnits(stock)
      : gridCells(sizes, colors).reduce((sum, cell) => sum + parseUnits(cells[cellKey(cell)]), 0)
  return line([adminText.unitCount(units), adminText.lowAt(lowStockThreshold.trim() || String(storeThreshold))])
}

export function compositionNote(
  { fibers, countryOfOrigin, packaging, ...draft }: ProductDraft,
  missing: readonly (keyof MakerFields)[],
): string {
  if (missing.length > 0) return adminText.missing(missing.map(fieldLabel).join(', '))
  const symbols = careNames.filter((name) => draft[name] !== '').length
  return line(
    [
      fibers,
      symbols > 0 && adminText.careSymbols(symbols),
      countryOfOrigin && adminText.madeIn(countryOfOrigin),
      packaging && adminText.packagedIn(packaging),
    ],
    adminText.noComposition,
  )
}

export function detailsNote(draft: ProductDraft): string {
  const texts = detailNames.map((name) => draft[name])
  return line(texts, adminText.noDetails(detailNames.map(fieldLabel)))
}

export function seoNote({ seoTitle, seoDescription }: ProductDraft): string {
  return line([seoTitle, seoDescription], adminText.generatedSeo)
}
