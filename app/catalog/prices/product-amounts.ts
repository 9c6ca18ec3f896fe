import { sql } from 'drizzle-orm'
import type { StoredAmounts } from '#app/base/relabel-prices.server.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'

const { price, salePrice, compareAtPrice, costPrice } = products

export const productAmounts: StoredAmounts = {
  selectAbove: (max) => sql`select ${products.name} from ${products}
    where greatest(${price}, ${salePrice}, ${compareAtPrice}, ${costPrice}) > ${max}`,
  relabel: (tx, relabeled) =>
    tx.update(products).set({
      price: relabeled(price),
      salePrice: relabeled(salePrice),
      compareAtPrice: relabeled(compareAtPrice),
      costPrice: relabeled(costPrice),
    }),
}

const variant = productVariants

export const variantAmounts: StoredAmounts = {
  selectAbove: (
    max,
  ) => sql`select ${products.name} from ${variant} join ${products} on ${products.id} = ${variant.productId}
    where greatest(${variant.price}, ${variant.salePrice}, ${variant.compareAtPrice}) > ${max}`,
  relabel: (tx, relabeled) =>
    tx
      .update(variant)
      .set({
        price: relabeled(variant.price),
        salePrice: relabeled(variant.salePrice),
        compareAtPrice: relabeled(variant.compareAtPrice),
      })
      .where(sql`num_nonnulls(${variant.price}, ${variant.salePrice}, ${variant.compareAtPrice}) > 0`),
}
