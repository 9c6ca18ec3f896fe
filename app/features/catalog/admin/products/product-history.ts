import { formatMoney, money, type StoreCurrency } from '#app/features/money/money.ts'

/** How a product's history calls what its form calls so; the others are called by their own names. */
export const HISTORY_LABELS: Readonly<Record<string, string>> = {
  sku: 'SKU',
  compareAtPrice: 'compare-at price',
  lowStockThreshold: 'low-stock threshold',
  collectionId: 'main collection',
  images: 'images',
  colors: 'colors',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  isNew: 'new',
  isBestseller: 'bestseller',
  isFeatured: 'featured',
}

const PRICES = ['price', 'salePrice', 'compareAtPrice', 'costPrice']

/** Amounts are kept in the smallest unit. */
export function historyText(currency: StoreCurrency) {
  return (field: string, value: unknown): string | null =>
    PRICES.includes(field) && typeof value === 'number' ? formatMoney(money(value, currency)) : null
}
