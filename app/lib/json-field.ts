import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { readTexts, UNSAVABLE } from '#app/lib/text.ts'

/**
 * A field whose text a form's script writes as JSON. The texts in it are read as those of other fields, and what is wrong
 * with one is said of that one.
 */
export function jsonField<Schema extends z.ZodType>(
  schema: Schema,
  { most, tooLong, unreadable }: { readonly most: number; readonly tooLong?: string; readonly unreadable: string },
) {
  return z
    .string()
    .max(most, tooLong ?? unreadable)
    .transform((sent, ctx): unknown => {
      const value = parseJson(sent)
      const read = readTexts(value)
      if (value !== undefined && read.ok) return read.value
      const [message, path] = read.ok ? [unreadable, []] : [UNSAVABLE, read.path]
      ctx.addIssue({ code: 'custom', message, input: undefined, path: [...path] })
      return z.NEVER
    })
    .pipe(schema)
}
