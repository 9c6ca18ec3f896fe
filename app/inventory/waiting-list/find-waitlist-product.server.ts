import { and, eq } from 'drizzle-orm'
import { addColorLabels, selectColorNames } from '#app/catalog/color-names.server.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getLanguageForPrefix, selectTranslated } from '#app/store/translated.server.ts'

/** Returns a public product as shoppers see it in the locale with this path prefix, or undefined if there is none. */
export async function findWaitlistProduct(db: Database, productId: Id<'product'>, prefix: string) {
  const language = getLanguageForPrefix(prefix)
  const { id, name: original } = products
  const [found] = await db
    .select({
      ...pick(products, ['id', 'sizes', 'colors', 'stockByVariant', 'stockQuantity']),
      name: selectTranslated('product', 'name', { id, original }, language),
      colorNames: selectColorNames(language),
    })
    .from(products)
    .where(and(eq(id, productId), publicProduct()))
  if (!found) return undefined
  const { colorNames, ...product } = found
  return { ...product, colors: addColorLabels(product.colors, colorNames) }
}
