import type { Source } from '#app/base/import-kinds/import-source.ts'
import type { ImportKindName } from '#app/base/import-kinds/import-states.ts'

/** Columns by the names under which they are read. */
export type LocalColumns = { readonly numbers?: readonly string[]; readonly dates?: readonly string[] }

export type FileFormat = LocalColumns & {
  readonly kind: ImportKindName
  /** The software that a file comes from, for things that keep it. */
  readonly source?: Source
  /** The names of columns in a file, in lower case, by the name under which they are read. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** A file of this format has one column of each list. */
  readonly keys: readonly (readonly string[])[]
  /** Other columns, in lower case, say that a file is about something else although it has the keys. */
  readonly isForeign?: (names: readonly string[]) => boolean
  /**
   * Rows with the same text in this column are one item, wherever they are. A row without it continues the row before if
   * it has nothing but `details`.
   */
  readonly groupBy?: { readonly column: string; readonly details: ReadonlySet<string> }
  /** Amounts are in no stated currency, unless this column is there. */
  readonly currency?: { readonly amounts: readonly string[]; readonly column: string | null }
}
