import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { createCategorySlug } from '#app/catalog/categories.server.ts'
import { listManufacturerChoices } from '#app/catalog/manufacturers.server.ts'
import { readFetches } from '#app/exchange/imports/fetch-images.server.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import type { FileImportDetail } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { countCategoryStates } from '#app/exchange/product-files/category-choices.server.ts'
import { readOptions } from '#app/exchange/product-files/import-options.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_MISSING = 50
const MAX_NEW_NAMES = 200

export type ProductParts = Awaited<ReturnType<typeof readProductParts>>

const { importId, outcome, missing, wanted, details } = fileImportItems

/** Reads the data for those sections of the import screen that only product imports have. */
export async function readProductParts(db: Database, file: FileImportDetail) {
  const { id, format, ignoredColumns, counts } = file
  const unapplied = and(eq(importId, id), ne(outcome, 'applied'))
  const ready = and(eq(fileImportImages.importId, id), eq(fileImportImages.state, 'ready'))
  const newCategory = sql<string>`${details} ->> 'newCategory'`
  const [categories, fetches, names, images, newCategories, newCollections, [urls], withoutMaker, manufacturers] =
    await Promise.all([
      countCategoryStates(db, id),
      readFetches(db, id),
      db
        .selectDistinct({ name: sql<string>`unnest(${missing})` })
        .from(fileImportItems)
        .where(and(eq(importId, id), sql`${missing} <> '{}'`))
        .orderBy(sql`1`)
        .limit(MAX_MISSING + 1),
      db.$count(fileImportImages, ready),
      db
        .selectDistinct({ name: newCategory })
        .from(fileImportItems)
        .where(and(unapplied, ne(newCategory, '')))
        .orderBy(newCategory)
        .limit(MAX_NEW_NAMES),
      db
        .selectDistinct({ name: sql<string>`new.name` })
        .from(
          sql`${fileImportItems}, jsonb_array_elements_text(
            ${details} -> 'newJoins' || jsonb_build_array(${details} -> 'newCollection')) as new (name)`,
        )
        .where(and(unapplied, isNotNull(details), sql`new.name <> ''`))
        .orderBy(sql`new.name`)
        .limit(MAX_NEW_NAMES),
      db
        .select({ count: sql<number>`count(distinct url)::int` })
        .from(sql`${fileImportItems}, unnest(${wanted}) as url`)
        .where(eq(importId, id)),
      db.$count(fileImportItems, and(unapplied, sql`(${details} ->> 'lacksMaker')::boolean`)),
      listManufacturerChoices(db),
    ])
  const bySlug = new Map(newCategories.map(({ name }) => [createCategorySlug(name), name]))
  const { ignoredRows, createsCategories, withStock, makerChoice } = readOptions(file.options)
  return {
    note: withStock ? adminText.stockUpdated : adminText.stockStays,
    createsCategories,
    withStock,
    makerChoice,
    categories,
    fetches,
    images,
    ignored: ignoredColumns.map((column, index) => ({ column, rows: ignoredRows[index] ?? null })),
    /** True if staff can change the mapping of columns. */
    canChangeMapping: format === 'mapped' && counts.applied === 0,
    /** The number of products that are saved as drafts until staff choose a manufacturer. */
    withoutMaker,
    manufacturers: manufacturers.map(({ id, maker }) => ({ id, maker })),
    countries: withoutMaker > 0 || makerChoice ? listCountryChoices(COUNTRY_CODES) : [],
    newCategories: [...bySlug.values()],
    newCollections: newCollections.map(({ name }) => name),
    missing: names.slice(0, MAX_MISSING).map(({ name }) => name),
    hasMoreMissing: names.length > MAX_MISSING,
    /** The number of missing images that can be fetched. */
    wanted: urls?.count ?? 0,
  }
}
