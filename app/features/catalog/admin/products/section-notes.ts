import { cellKey, type ProductDraft, parseUnits } from '#app/features/catalog/admin/products/product-draft.ts'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import { gridCells } from '#app/features/catalog/admin/products/product-input.ts'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { categoryName } from '#app/features/catalog/categories/category-name.ts'
import { SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { detailNames, fieldOf } from '#app/features/catalog/product-fields.ts'
import { careNames } from '#app/features/materials/care.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { formatMoney, parseMoney } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'

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
  return line([name, sku], 'No name yet')
}

export function organizationNote(
  draft: ProductDraft,
  categories: readonly CategoryName[],
  collections: readonly CollectionChoice[],
): string {
  const { category, collectionId, tags, isNew, isBestseller, isFeatured } = draft
  return line([
    category ? categoryName(categories, category) : 'No category yet',
    collections.find(({ id }) => id === collectionId)?.name,
    isNew && 'New',
    isBestseller && 'Bestseller',
    isFeatured && 'Featured',
    tags.join(', '),
  ])
}

export function homepageNote({ showOnHomepage, homepageSection, homepagePosition }: ProductDraft): string {
  if (!showOnHomepage) return 'Not shown'
  if (!homepageSection) return 'Shown, but in no section'
  return line([SECTION_LABELS[homepageSection], `position ${homepagePosition}`])
}

export function imagesNote({ images }: ProductDraft): string {
  if (images.length === 0) return 'No images yet'
  return images.length === 1 ? '1 image' : `${images.length} images`
}

export function pricesNote({ price, salePrice }: ProductDraft, currency: CurrencyCode): string {
  const formatted = (text: string) => {
    const amount = parseMoney(text, currency)
    return amount ? formatMoney(amount) : text
  }
  return line([formatted(price) || 'No price yet', salePrice.trim() !== '' && `sale ${formatted(salePrice)}`])
}

export function optionsNote({ sizes, colors }: ProductDraft): string {
  return line([sizes.join(', '), colors.map(({ name }) => name).join(', ')], 'One size, no colors')
}

export function inventoryNote(draft: ProductDraft, storeThreshold: number): string {
  const { stockKind, stock, cells, sizes, colors, lowStockThreshold } = draft
  if (stockKind === 'number' && stock.trim() === '') return 'No stock yet'
  const units =
    stockKind === 'number'
      ? parseUnits(stock)
      : gridCells(sizes, colors).reduce((sum, cell) => sum + parseUnits(cells[cellKey(cell)]), 0)
  const counted = `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'}`
  return line([counted, `low at ${lowStockThreshold.trim() || storeThreshold}`])
}

export function compositionNote({ fibers, countryOfOrigin, packaging, ...draft }: ProductDraft): string {
  const symbols = careNames.filter((name) => draft[name] !== '').length
  return line(
    [
      fibers,
      symbols > 0 && `${symbols} care ${symbols === 1 ? 'symbol' : 'symbols'}`,
      countryOfOrigin && `made in ${countryOfOrigin}`,
      packaging && `packaged in ${packaging}`,
    ],
    'No fibers, care symbols or origin',
  )
}

export function detailsNote(draft: ProductDraft): string {
  const labels = detailNames.map((name) => fieldOf(name).label.toLowerCase())
  return line(
    detailNames.map((name) => draft[name]),
    `No ${new Intl.ListFormat('en', { type: 'disjunction' }).format(labels)}`,
  )
}

export function seoNote({ seoTitle, seoDescription }: ProductDraft): string {
  return line([seoTitle, seoDescription], 'From the name and the short description')
}
