import type { z } from 'zod'
import type { ImportKindName, Source } from '#app/base/imports.ts'
import { type ParseResult, parseInput } from '#app/lib/form.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

/** The internal names of the columns whose numbers and dates can be in any country's notation. */
export type LocalColumns = { readonly numbers?: readonly string[]; readonly dates?: readonly string[] }

export type FileFormat = LocalColumns & {
  readonly kind: ImportKindName
  /** The software that a file comes from, for import kinds that store it. */
  readonly source?: Source
  /** The possible names of columns in a file, in lower case, by internal name. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** A file in this format has at least one column from each list. */
  readonly keys: readonly (readonly string[])[]
  /** Returns true if the lower-case column names are those of a different kind of file that also has these keys. */
  readonly isForeign?: (names: readonly string[]) => boolean
  /**
   * Rows with the same text in this column are one item, even if they are not adjacent. A row without text in this
   * column continues the previous row's item if it has text only in the `details` columns.
   */
  readonly groupBy?: { readonly column: string; readonly details: ReadonlySet<string> }
  /**
   * The columns with amounts, and the column that states their currency. A file without that column does not state a
   * currency.
   */
  readonly currency?: { readonly amounts: readonly string[]; readonly column: string | null }
}

/** Values by field name. Values other than strings are JSON. */
type Entry = Readonly<Record<string, string>>

/** A JSON file from a full export that can be imported. */
export type JsonFormat = {
  readonly kind: ImportKindName
  /** Increases when the format changes. Only this version is read. */
  readonly version: number
  /** Returns an entry for each item, or the reason why the content is invalid. */
  readonly read: (content: unknown) => ParseResult<readonly Entry[]>
}

type FormatDescription<Schema extends z.ZodType> = Pick<JsonFormat, 'kind' | 'version'> & {
  /** The schema omits `format` and `version`, which all formats have. */
  readonly schema: Schema
  readonly entries: (content: z.output<Schema>) => readonly Entry[]
}

export function defineJsonFormat<Schema extends z.ZodType>({
  schema,
  entries,
  ...format
}: FormatDescription<Schema>): JsonFormat {
  return {
    ...format,
    read(content) {
      const parsed = parseInput(schema, content)
      return parsed.ok ? { ok: true, value: entries(parsed.value) } : parsed
    },
  }
}

/** A file, or several files of one import. */
export type RecognizedFile = {
  readonly name: string
  /** The name of a `FileFormat`. */
  readonly format: string
  readonly ignoredColumns: readonly string[]
  readonly isCurrencyKnown: boolean
  /** Excludes empty rows. */
  readonly rows: AsyncIterable<FileContent> | Iterable<FileContent>
}

export type FileContent = { readonly row: FileRow; readonly errors: readonly FileError[] }
