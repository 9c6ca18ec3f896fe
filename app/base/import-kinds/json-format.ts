import type { z } from 'zod'
import type { ImportKindName } from '#app/base/import-kinds/import-states.ts'
import { type Parsed, parseInput } from '#app/lib/form.ts'

/** Texts by name: JSON where a value is none. */
type Entry = Readonly<Record<string, string>>

/** A JSON file of an export of everything, as an import reads it. */
export type JsonFormat = {
  readonly kind: ImportKindName
  /** Increases when the form of the file changes; only this one is read. */
  readonly version: number
  /** What becomes an item each, or why the content is none of this format. */
  readonly read: (content: unknown) => Parsed<readonly Entry[]>
}

type Described<Schema extends z.ZodType> = Pick<JsonFormat, 'kind' | 'version'> & {
  /** Of the content without `format` and `version`. */
  readonly schema: Schema
  readonly entries: (content: z.output<Schema>) => readonly Entry[]
}

export function jsonFormat<Schema extends z.ZodType>({ schema, entries, ...format }: Described<Schema>): JsonFormat {
  return {
    ...format,
    read(content) {
      const parsed = parseInput(schema, content)
      return parsed.ok ? { ok: true, value: entries(parsed.value) } : parsed
    },
  }
}
