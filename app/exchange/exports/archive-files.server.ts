import type { CurrencyCode } from '#app/base/currencies.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { isSameJson } from '#app/lib/lists.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { CsvFile, JsonFile, TextFolder } from '#app/store/file-formats.ts'

type Store = { readonly currency: CurrencyCode; readonly markets: readonly FileMarket[] }

/** The CSV files of the archive, in order. Files whose columns depend on the store are functions. */
export const archiveTables = createWiredList<CsvFile | ((store: Store) => CsvFile)>('archiveTables')
export const archiveFolders = createWiredList<TextFolder>('archiveFolders')
export const archiveDocuments = createWiredList<JsonFile>('archiveDocuments')

/** Returns the CSV files that the archive contains and README.txt describes. */
export function listCsvFiles(store: Store): readonly CsvFile[] {
  return archiveTables.entries.map((file) => (typeof file === 'function' ? file(store) : file))
}

/**
 * Finds the archive table with these columns, or null. Skips tables for other software and tables whose columns
 * depend on the store.
 */
export function findArchiveTable(columns: readonly string[]): CsvFile | null {
  for (const file of archiveTables.entries) {
    if (typeof file === 'function' || file.path.includes('/')) continue
    const headings = file.columns.map(({ heading }) => heading)
    if (isSameJson(headings, columns)) return file
  }
  return null
}
