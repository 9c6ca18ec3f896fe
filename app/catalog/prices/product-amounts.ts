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

export const variantAmounts: StoredAmounts = {
  selectAbove: (max) => {
    const { productId, price, salePrice, compareAtPrice } = productVariants
    return sql`select ${products.name} from ${productVariants} join ${products} on ${products.id} = ${productId}
      where greatest(${price}, ${salePrice}, ${compareAtPrice}) > ${max}`
  },
  relabel: (tx, relabeled) => {
    const { price, salePrice, compareAtPrice } = productVariants
    return tx
      .update(productVariants)
      .set({
        price: relabeled(price),
        salePrice: relabeled(salePrice),
        compareAtPrice: relabeled(compareAtPrice),
      })
      .where(sql`num_nonnulls(${price}, ${salePrice}, ${compareAtPrice}) > 0`)
  },
}
