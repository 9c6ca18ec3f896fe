import { z } from 'zod'
import { makerChoice } from '#app/exchange/product-files/maker-choice.ts'
import { productMappingSchema } from '#app/exchange/product-files/mapping/product-mapping.ts'

const productOptions = z.strictObject({
  /** The names that rows use for the columns that are read. */
  columns: z.array(z.string()).default([]),
  /** The number of rows with content in each ignored column. */
  ignoredRows: z.array(z.number()).default([]),
  /** The mapping of columns in the format 'mapped'; null until staff have chosen it. */
  mapping: productMappingSchema.nullable().default(null),
  /** True to create categories that the store lacks together with their first products. */
  createsCategories: z.boolean().default(false),
  withStock: z.boolean().default(false),
  /** The manufacturer for products that have none but cannot be sold without one. */
  makerChoice: makerChoice.nullable().default(null),
})
export type ProductOptions = z.output<typeof productOptions>

/** Parses what staff chose for a product file. */
export function readOptions(options: unknown): ProductOptions {
  return productOptions.parse(options ?? {})
}

/** Returns true if `readOptions` can read the options. Options that a different version stored can be unreadable. */
export function canReadOptions(options: unknown): boolean {
  return productOptions.safeParse(options ?? {}).success
}

/** Returns true if staff have not mapped the columns yet. */
export function needsMapping({ format, options }: { readonly format: string; readonly options: unknown }): boolean {
  return format === 'mapped' && readOptions(options).mapping === null
}
