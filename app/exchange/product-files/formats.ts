import type { ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { groupMapped } from '#app/exchange/product-files/mapping/group-rows.ts'
import { readMappedProduct } from '#app/exchange/product-files/mapping/mapped-format.ts'
import { continuesOwnProduct, readOwnProduct } from '#app/exchange/product-files/own-format.ts'
import { groupShopify, readShopifyProduct } from '#app/exchange/product-files/shopify-format.ts'
import { groupWoo, readWooProduct } from '#app/exchange/product-files/woo-format.ts'
import type { FileRow } from '#app/platform/files/file-row.ts'

type Rows = readonly [FileRow, ...FileRow[]]

type Format = {
  readonly read: (rows: Rows, columns: ReadonlySet<string>) => FileProduct
} & (
  | {
      /** Returns true if a row belongs to the product of the row before it; `first` is that product's first row. */
      readonly continues: (first: FileRow, row: FileRow) => boolean
    }
  | {
      /** Groups the rows of a format in which a product's rows can be anywhere in the file. */
      readonly group: (rows: readonly FileRow[]) => readonly Rows[]
    }
)

/** The functions that read each format of product files. */
export const FORMATS: Readonly<Record<ProductFormat, Format>> = {
  own: { read: readOwnProduct, continues: continuesOwnProduct },
  shopify: { read: readShopifyProduct, group: groupShopify },
  mapped: { read: readMappedProduct, group: groupMapped },
  woocommerce: { read: readWooProduct, group: groupWoo },
}
