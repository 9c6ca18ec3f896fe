import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { type Message, shown } from '#app/lib/message.ts'
import { readTexts, UNSAVABLE } from '#app/lib/text.ts'

/** A field that contains JSON from a form's script. Its texts are normalized like other fields. */
export function jsonField<Schema extends z.ZodType>(
  schema: Schema,
  { max, tooLong, unreadable }: { readonly max: number; readonly tooLong?: Message; readonly unreadable: Message },
) {
  return z
    .string()
    .max(max, { error: tooLong ?? unreadable })
    .transform((sent, ctx): unknown => {
      const value = parseJson(sent)
      const read = readTexts(value)
      if (value !== undefined && read.ok) return read.value
      const [message, path] = read.ok ? [shown(unreadable), []] : [UNSAVABLE, read.path]
      ctx.addIssue({ code: 'custom', message, input: undefined, path: [...path] })
      return z.NEVER
    })
    .pipe(schema)
}
