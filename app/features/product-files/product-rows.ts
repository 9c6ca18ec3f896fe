import type { FormProduct } from '#app/features/catalog/admin/products/product-draft.ts'
import { money, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import { imageName, listText, OWN_COLUMNS, type OwnColumn } from '#app/features/product-files/own-columns.ts'
import type { CsvRow } from '#app/lib/csv.ts'

/** A product as the file shows it: as its form does, with the SKUs of its sizes and the slug of its main collection. */
type FileProduct = Omit<FormProduct, 'version' | 'collectionId' | 'variants'> & {
  readonly collection: string
  readonly variants: readonly (FormProduct['variants'][number] & { readonly sku: string })[]
}

type Cells = Readonly<Partial<Record<OwnColumn, string | number>>>

/** The rows of one product: as many as it has rows of stock or images. */
export function rowsOfProduct(product: FileProduct, currency: StoreCurrency): CsvRow[] {
  const { variants, images } = product
  const rows = Math.max(1, variants.length, images.length)
  return Array.from({ length: rows }, (_, index) => {
    const cells: Cells = {
      ID: product.id,
      Handle: product.slug,
      ...(index === 0 && cellsOfProduct(product, currency)),
      ...cellsOfVariant(variants[index]),
      ...cellsOfImage(images[index]),
    }
    return OWN_COLUMNS.map((column) => cells[column] ?? '')
  })
}

function cellsOfProduct(product: FileProduct, currency: StoreCurrency): Cells {
  const decimal = (minor: number | null) => (minor === null ? '' : toDecimal(money(minor, currency)))
  return {
    Name: product.name,
    SKU: product.sku,
    Status: product.status,
    Category: product.category,
    'Short description': product.description,
    'Long description': product.longDescription,
    Price: decimal(product.price),
    'Sale price': decimal(product.salePrice),
    'Compare-at price': decimal(product.compareAtPrice),
    'Cost price': decimal(product.costPrice),
    Currency: currency,
    'Low-stock threshold': product.lowStockThreshold ?? '',
    Sizes: listText(product.sizes),
    Colors: listText(product.colors.map(({ name, hex }) => `${name} ${hex}`)),
    Materials: product.materials,
    'Care instructions': product.careInstructions,
    Tags: listText(product.tags),
    'SEO title': product.seoTitle,
    'SEO description': product.seoDescription,
    Collection: product.collection,
    Featured: truth(product.isFeatured),
    'Best seller': truth(product.isBestseller),
    New: truth(product.isNew),
    'Show on homepage': truth(product.showOnHomepage),
    'Homepage section': product.homepageSection ?? '',
    'Homepage position': product.homepagePosition,
  }
}

function cellsOfVariant(variant: FileProduct['variants'][number] | undefined): Cells {
  if (!variant) return {}
  const { size, color, sku, stock } = variant
  return { Size: size ?? '', Color: color ?? '', 'Variant SKU': sku, Stock: stock, 'Stock at export': stock }
}

function cellsOfImage(image: FileProduct['images'][number] | undefined): Cells {
  if (!image) return {}
  return { Image: imageName(image.url), 'Image text': image.alt, 'Image color': image.color ?? '' }
}

function truth(flag: boolean): string {
  return flag ? 'TRUE' : 'FALSE'
}
