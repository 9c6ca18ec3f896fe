import { type SQL, sql } from 'drizzle-orm'
import { type ProductImport, productImports } from '#app/exchange/product-files/product-imports.table.ts'

export function isSameRevision({ id, state, revision }: ProductImport): SQL {
  return sql`exists (
    select from ${productImports} as file
    where file.id = ${id} and file.state = ${state} and file.revision = ${revision}
  )`
}
