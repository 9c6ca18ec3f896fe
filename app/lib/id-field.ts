import { z } from 'zod'
import { type Id, parseId } from '#app/lib/id.ts'

export function idField<Noun extends string>(message: string) {
  return z.string().transform((text, ctx): Id<Noun> => {
    const id = parseId<Noun>(text)
    if (id) return id
    ctx.addIssue(message)
    return z.NEVER
  })
}
