import { asc, eq } from 'drizzle-orm'
import { countryName } from '#app/base/countries.ts'
import { findColorLabel, readColorNames } from '#app/catalog/color-names.server.ts'
import { getCareMeaning } from '#app/catalog/materials/care-meaning.ts'
import { formatFiberLines } from '#app/catalog/materials/fiber-lines.ts'
import { careNames, toCareSymbolId } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { getPassportUrl } from '#app/catalog/passport/passport-address.server.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Language } from '#app/lib/language.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type ProductLabels = NonNullable<Awaited<ReturnType<typeof readLabels>>>

/** Returns the labels of a product in a language, one for each size and color. Null if the product does not exist. */
export async function readLabels(db: Database, id: Id<'product'>, language: Language) {
  const [[product], variants, { store_name }, colorNames] = await Promise.all([
    db
      .select(pick(products, ['name', 'sku', 'sizes', 'fibers', 'hasAnimalParts', 'countryOfOrigin', ...careNames]))
      .from(products)
      .where(eq(products.id, id)),
    db
      .select(pick(productVariants, ['size', 'color', 'sku']))
      .from(productVariants)
      .where(eq(productVariants.productId, id))
      .orderBy(asc(productVariants.color)),
    readSettings(db),
    readColorNames(db, language),
  ])
  if (!product) return null
  const { name, sku, sizes, fibers, hasAnimalParts, countryOfOrigin } = product
  const getSizePosition = (size: string | null) => sizes.indexOf(size ?? '')
  const sorted = variants.toSorted((a, b) => getSizePosition(a.size) - getSizePosition(b.size))
  const isGrid = sorted.some(({ size, color }) => size !== null || color !== null)
  const labelsBySize =
    sizes.length > 0 ? sizes.map((size) => ({ size, color: null, sku })) : [{ size: null, color: null, sku }]
  const getColorText = (color: string | null) => color && (findColorLabel(color, colorNames) ?? color)
  return inLanguage(language, () => ({
    name,
    store: store_name,
    address: getPassportUrl(id),
    labels: isGrid ? sorted.map((label) => ({ ...label, color: getColorText(label.color) })) : labelsBySize,
    fibers: [...formatFiberLines(fibers), ...(hasAnimalParts ? [materialsText.animalParts] : [])],
    madeIn: countryOfOrigin && materialsText.ofComponent(materialsText.madeIn, countryName(countryOfOrigin)),
    care: careNames.flatMap((name) => {
      const symbol = product[name]
      return symbol ? [{ id: toCareSymbolId(name, symbol), meaning: getCareMeaning(name, symbol) }] : []
    }),
  }))
}
