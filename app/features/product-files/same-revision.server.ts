import { type SQL, sql } from 'drizzle-orm'
import { productImports } from '#app/features/product-files/product-imports.table.ts'

type Import = typeof productImports.$inferSelect

/** Whether what is being done with a file is still what it was when it was read, in the same look at it. */
export function isSameRevision({ id, state, revision }: Import): SQL {
  return sql`exists (
    select from ${productImports} as file
    where file.id = ${id} and file.state = ${state} and file.revision = ${revision}
  )`
}
