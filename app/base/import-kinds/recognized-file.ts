import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

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
