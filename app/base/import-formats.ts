import type { z } from 'zod'
import type { ImportKindName, Source } from '#app/base/imports.ts'
import { type ParseResult, parseInput } from '#app/lib/form.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

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

/** Texts by name: JSON where a value is none. */
type Entry = Readonly<Record<string, string>>

/** A JSON file of an export of everything, as an import reads it. */
export type JsonFormat = {
  readonly kind: ImportKindName
  /** Increases when the form of the file changes; only this one is read. */
  readonly version: number
  /** Returns an entry for each item, or why the content does not have this format. */
  readonly read: (content: unknown) => ParseResult<readonly Entry[]>
}

type FormatDescription<Schema extends z.ZodType> = Pick<JsonFormat, 'kind' | 'version'> & {
  /** The schema omits `format` and `version`, which all formats have. */
  readonly schema: Schema
  readonly entries: (content: z.output<Schema>) => readonly Entry[]
}

export function jsonFormat<Schema extends z.ZodType>({
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

/** A file, or several that are one import. */
export type RecognizedFile = {
  readonly name: string
  /** The name of a `FileFormat`. */
  readonly format: string
  readonly ignoredColumns: readonly string[]
  readonly isCurrencyKnown: boolean
  /** Without empty ones. */
  readonly rows: AsyncIterable<FileContent> | Iterable<FileContent>
}

export type FileContent = { readonly row: FileRow; readonly errors: readonly FileError[] }
