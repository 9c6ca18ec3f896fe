import type { flagNames, textNames } from '#app/features/catalog/product-fields.ts'

/** A row of a file: where it begins, and its cells that hold something, by their column in lower case. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> }

/** What is wrong in a file, and where. */
export type FileError = { readonly line: number; readonly column: string; readonly message: string }

export type TextField = (typeof textNames)[number]
export type FlagField = (typeof flagNames)[number]

/** Pieces of one size and color; both null where a product has one number for all. Numbers are as typed. */
export type FileCell = {
  readonly line: number
  readonly size: string | null
  readonly color: string | null
  readonly stock: string
  /** What the stock was when the file was written; '' where the file does not say. */
  readonly stockBefore: string
}

export type FileImage = {
  readonly line: number
  readonly name: string
  readonly alt: string
  readonly color: string | null
}

/** A color; `hex` is null where the file has none. */
export type FileColor = { readonly name: string; readonly hex: string | null }

/** What a file says of one product, in the words of the product's form. What it does not say is left out, or null. */
export type FileProduct = {
  /** Of its first row. */
  readonly line: number
  readonly id: string
  readonly texts: Readonly<Partial<Record<TextField, string>>>
  /** Texts that only a product that is new takes. */
  readonly textsIfNew: Readonly<Partial<Record<TextField, string>>>
  readonly flags: Readonly<Partial<Record<FlagField, boolean>>>
  readonly sizes: readonly string[] | null
  readonly colors: readonly FileColor[] | null
  readonly tags: readonly string[] | null
  /** The slug of the main collection; '' for none. */
  readonly collection: string | null
  /** Of its prices; null where the file does not say. */
  readonly currency: string | null
  readonly cells: readonly FileCell[]
  readonly images: readonly FileImage[]
  readonly errors: readonly FileError[]
  /** What was taken otherwise than it stands in the file, in words. */
  readonly notes: readonly string[]
  /** Under which column a field stands. */
  readonly columnOf: Readonly<Record<string, string>>
}

/** The cell of a column, '' where it is empty. */
export function cellOf({ cells }: FileRow, column: string): string {
  return cells[column]?.trim() ?? ''
}

/** A truth as people and programs write it; null for every other text. */
export function parseBoolean(text: string): boolean | null {
  if (/^(true|yes|1|y)$/i.test(text)) return true
  return /^(false|no|0|n)$/i.test(text) ? false : null
}

/** The entries that differ, in the order in which they first stand. */
export function distinct(entries: readonly string[]): string[] {
  return [...new Set(entries.filter(Boolean))]
}
