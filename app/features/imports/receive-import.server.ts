import { CATALOG_FILES } from '#app/features/exports/files/catalog-files.server.ts'
import { EARLIER_ORDER_FILES } from '#app/features/exports/files/earlier-order-files.server.ts'
import { ORDER_FILES } from '#app/features/exports/files/order-files.server.ts'
import { PEOPLE_FILES } from '#app/features/exports/files/people-files.server.ts'
import { adminText } from '#app/features/imports/admin-text.ts'
import { createFileImport } from '#app/features/imports/create-file-import.server.ts'
import { recognizeFiles, type UploadedFile } from '#app/features/imports/recognize-file.server.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { createImport } from '#app/features/product-files/create-import.server.ts'
import { NO_PRODUCTS, readHeading } from '#app/features/product-files/file-heading.ts'
import type { Id } from '#app/lib/id.ts'
import { isSameJson } from '#app/lib/rebase-list.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'

type Received =
  | { readonly ok: true; readonly kind: 'products'; readonly id: Id<'product-import'> }
  | { readonly ok: true; readonly kind: 'other'; readonly id: Id<'file-import'> }
  | { readonly ok: false; readonly message: string }

type Context = { readonly staffId: Id<'staff'>; readonly currency: CurrencyCode; readonly ownOrigin: string }

/** Recognizes a file, or several that are one import, and stores it to be checked. */
export async function receiveImport(db: Database, files: readonly UploadedFile[], context: Context): Promise<Received> {
  try {
    const recognized = await recognizeFiles(files)
    if (recognized.ok) return { ok: true, kind: 'other', id: await createFileImport(db, recognized.file, context) }
    const { cells, sample } = recognized
    const [file] = files
    const other = OTHER_TABLES.find(({ columns }) =>
      isSameJson(
        columns.map(({ heading }) => heading),
        cells,
      ),
    )
    if (other) return { ok: false, message: adminText.notImported(other.path) }
    if (!file || !isProductFile(cells, sample)) return { ok: false, message: unknownFile(cells) }
    const created = await createImport(db, file, context)
    return created.ok ? { ok: true, kind: 'products', id: created.id } : created
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, message: error.message }
    throw error
  }
}

/** Tables of an export that nothing reads. */
const OTHER_TABLES = [...CATALOG_FILES, ...PEOPLE_FILES, ...ORDER_FILES, ...EARLIER_ORDER_FILES]

/** In our own format, one known column is not enough: other files name things, too. */
function isProductFile(cells: readonly string[], sample: readonly (readonly string[])[]): boolean {
  const heading = readHeading(cells, sample)
  if (typeof heading === 'string') return heading !== NO_PRODUCTS // what else is wrong is said when it is read
  return heading.format !== 'own' || heading.columns.filter((column) => column !== null).length > 1
}

const MAX_NAMED = 8

function unknownFile(cells: readonly string[]): string {
  const found = cells.map((cell) => cell.trim()).filter(Boolean)
  const names = found
    .slice(0, MAX_NAMED)
    .map((name) => `“${shortLine(name, 40)}”`)
    .join(', ')
  const more = found.length - MAX_NAMED
  return adminText.tableUnknown(more > 0 ? adminText.columnsAndMore(names, more) : names || adminText.noColumns)
}
