import * as z from 'zod/mini'
import { shortLine } from '#app/lib/text.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'

export const MAX_TAG_LENGTH = 40
/** One order or customer has at most this many. */
export const MAX_TAGS = 20
/** The rows that get a tag at once. */
export const MAX_TAGGED = 500

export const TAG_SUBJECTS = ['orders', 'customers'] as const

export type TagSubject = (typeof TAG_SUBJECTS)[number]

const tag = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.replace(/\s+/g, ' ').trim()),
    z.string().check(
      z.minLength(1, { error: () => adminText.tagEmpty }),
      z.maxLength(MAX_TAG_LENGTH, { error: () => adminText.tagTooLong(MAX_TAG_LENGTH) }),
      z.refine((text) => !containsCardNumber(text), { error: () => adminText.cardNumber }),
    ),
  ),
)

/** `choice`: the rows as the query of a list, `ids=` or `all=yes` with filters. */
export const tagsInput = z.strictObject({
  intent: z.enum(['add', 'remove']),
  choice: z.string().check(z.maxLength(25_000)),
  tags: z
    .array(tag)
    .check(
      z.minLength(1, { error: () => adminText.tagEmpty }),
      z.maxLength(MAX_TAGS, { error: () => adminText.tagsFull(MAX_TAGS) }),
    ),
})

export type TagsInput = z.output<typeof tagsInput>

/** The tag that a list is filtered by. */
export function readTag(query: URLSearchParams): string | null {
  return shortLine(query.get('tag') ?? '', MAX_TAG_LENGTH) || null
}

/** The options of a filter by tag; the tag of the URL may be written differently, or be of no row. */
export function tagOptions(tags: readonly string[], chosen: string | null): Readonly<Record<string, string>> {
  const { all, only } = adminText.tagFilter
  const isKnown = chosen === null || tags.some((known) => known === chosen)
  const options = isKnown ? tags : [chosen, ...tags.filter((known) => !isSameTag(known, chosen))]
  return { '': all, ...Object.fromEntries(options.map((option) => [option, only(option)])) }
}

export function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
