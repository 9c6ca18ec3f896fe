import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { announcements } from '#app/features/announcements/announcements.table.ts'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { pages } from '#app/features/pages/pages.table.ts'
import { fieldsOfKind, kindOf, type TranslatableKind } from '#app/features/translations/translatable.ts'

const TABLES = {
  product: products,
  category: categories,
  collection: collections,
  page: pages,
  announcement: announcements,
}

type Original = {
  readonly table: (typeof TABLES)[TranslatableKind]
  readonly name: SQL<string>
  /** By which files of another store find it; '' for kinds without. */
  readonly slug: SQL<string>
  /** The column of each field. */
  readonly columns: readonly (readonly [field: string, column: SQL<string>])[]
}

/** Where the originals of a kind are, for statements over them. */
export function originalsOf(kind: TranslatableKind): Original {
  const table = TABLES[kind]
  const columns = new Map<string, unknown>(Object.entries(getTableColumns(table)))
  const columnOf = (field: string): SQL<string> => {
    if (!columns.has(field)) throw new Error(`The originals of ${kind} have no column ${field}`)
    return sql<string>`${columns.get(field)}`
  }
  return {
    table,
    name: columnOf(kindOf(kind).nameField),
    slug: columns.has('slug') ? columnOf('slug') : sql<string>`''`,
    columns: fieldsOfKind(kind).map(([field]) => [field, columnOf(field)] as const),
  }
}

/** Selects the texts of an original that are not empty, by field. */
export function originalTexts(kind: TranslatableKind): SQL<Readonly<Record<string, string>>> {
  const fields = originalsOf(kind).columns.map(([field, column]) => sql`${field}::text, nullif(${column}, '')`)
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(fields, sql`, `)}))`
}
