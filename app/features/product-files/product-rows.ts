import { typedValue } from '#app/features/catalog/admin/products/product-draft.ts'
import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { columnOf } from '#app/features/catalog/product-fields.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import {
  FILE_WEIGHT_UNIT,
  fileFields,
  imageName,
  listText,
  OWN_COLUMNS,
} from '#app/features/product-files/own-columns.ts'
import { formatWeight } from '#app/features/shipping/weight.ts'
import type { CsvRow } from '#app/lib/csv.ts'

type Cells = Readonly<Record<string, string | number>>

/** `collection`: the slug of the main collection. */
export function rowsOfProduct(product: StockedProduct, collection: string, currency: CurrencyCode): CsvRow[] {
  const { variants, images } = product
  const rows = Math.max(1, variants.length, images.length)
  return Array.from({ length: rows }, (_, index) => {
    const cells: Cells = {
      ID: product.id,
      [columnOf('slug')]: product.slug,
      ...(index === 0 && cellsOfProduct(product, collection, currency)),
      ...cellsOfVariant(variants[index]),
      ...cellsOfImage(images[index]),
    }
    return OWN_COLUMNS.map((column) => cells[column] ?? '')
  })
}

function cellsOfProduct(product: StockedProduct, collection: string, currency: CurrencyCode): Cells {
  const units = { currency, weightUnit: FILE_WEIGHT_UNIT } as const
  const cells = fileFields.map((name) => [columnOf(name), cellOf(typedValue(name, product[name], units))])
  const { weightGrams } = product
  return {
    ...Object.fromEntries(cells),
    [columnOf('weightGrams')]: weightGrams === null ? '' : formatWeight(weightGrams, FILE_WEIGHT_UNIT),
    [columnOf('collectionId')]: collection,
    Currency: currency,
  }
}

function cellOf(value: ReturnType<typeof typedValue>): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  return listText(value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.hex}`)))
}

function cellsOfVariant(variant: StockedProduct['variants'][number] | undefined): Cells {
  if (!variant) return {}
  const { size, color, sku, stock } = variant
  return { Size: size ?? '', Color: color ?? '', 'Variant SKU': sku, Stock: stock, 'Stock at export': stock }
}

function cellsOfImage(image: StockedProduct['images'][number] | undefined): Cells {
  if (!image) return {}
  return { Image: imageName(image.url), 'Image text': image.alt, 'Image color': image.color ?? '' }
}
