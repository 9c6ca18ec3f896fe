import { z } from 'zod'
import { type Id, parseId } from '#app/lib/id.ts'
import { type Message, shown } from '#app/lib/message.ts'

export function idField<Noun extends string>(message: Message) {
  return z.string().transform((text, ctx): Id<Noun> => {
    const id = parseId<Noun>(text)
    if (id) return id
    ctx.addIssue(shown(message))
    return z.NEVER
  })
}

/** Up to `max` ids, separated by spaces. */
export function idListField<Noun extends string>(message: Message, max: number) {
  return z.string().transform((text, ctx): Id<Noun>[] => {
    const requested = text.split(' ', max + 1).map((part) => parseId<Noun>(part))
    const ids = requested.filter((id) => id !== null)
    if (ids.length === requested.length && ids.length <= max) return ids
    ctx.addIssue(shown(message))
    return z.NEVER
  })
}
