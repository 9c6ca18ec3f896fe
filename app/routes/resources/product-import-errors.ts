import { ERROR_FILE_HEADING, errorsForFile, findImport } from '#app/features/product-files/product-imports.server.ts'
import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { streamCsv } from '#app/lib/csv.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileAnswer } from '#app/routes/resources/file-answer.ts'
import type { Route } from './+types/product-import-errors'

const MISSING = 'Import not found'

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/** All that is wrong with a file of products, as a CSV file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'product-import'>(params.id, MISSING)
  if (!(await findImport(db, id))) throw notFound(MISSING)
  const file = await streamCsv(ERROR_FILE_HEADING, errorsForFile(db, id))
  return fileAnswer(file, { type: 'text/csv', name: 'import-errors', ending: 'csv' })
}
