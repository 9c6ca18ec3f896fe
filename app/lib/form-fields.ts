import { z } from 'zod'
import { type Id, parseId } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { normalizeStrings, UNSAVABLE } from '#app/lib/text.ts'

export function idField<Noun extends string>(message: Message) {
  return z.string().transform((text, ctx): Id<Noun> => {
    const id = parseId<Noun>(text)
    if (id) return id
    ctx.addIssue(resolveMessage(message))
    return z.NEVER
  })
}

/** A field that contains up to `max` ids, separated by spaces. */
export function idListField<Noun extends string>(message: Message, max: number) {
  return z.string().transform((text, ctx): Id<Noun>[] => {
    const requested = text.split(' ', max + 1).map((part) => parseId<Noun>(part))
    const ids = requested.filter((id) => id !== null)
    if (ids.length === requested.length && ids.length <= max) return ids
    ctx.addIssue(resolveMessage(message))
    return z.NEVER
  })
}

/** A field that contains JSON from a form's script. Its strings are normalized as the text of other fields is. */
export function jsonField<Schema extends z.ZodType>(
  schema: Schema,
  { max, tooLong, unreadable }: { readonly max: number; readonly tooLong?: Message; readonly unreadable: Message },
) {
  return z
    .string()
    .max(max, { error: tooLong ?? unreadable })
    .transform((sent, ctx): unknown => {
      const value = parseJson(sent)
      const read = normalizeStrings(value)
      if (value !== undefined && read.ok) return read.value
      const [message, path] = read.ok ? [resolveMessage(unreadable), []] : [UNSAVABLE, read.path]
      ctx.addIssue({ code: 'custom', message, input: undefined, path: [...path] })
      return z.NEVER
    })
    .pipe(schema)
}

type TextMessages = { readonly tooLong: Message; readonly missing?: Message }

/** A field with trimmed text of at most `max` characters. It is required if `missing` is set. */
export function textField(max: number, { tooLong, missing }: TextMessages) {
  const text = z.string().trim()
  const present = missing === undefined ? text : text.min(1, { error: () => resolveMessage(missing) })
  return present.max(max, { error: () => resolveMessage(tooLong) })
}

/** A schema's error message. Admin messages are functions, because they depend on the page's language. */
export type Message = string | (() => string)

export function resolveMessage(message: Message): string {
  return typeof message === 'function' ? message() : message
}
