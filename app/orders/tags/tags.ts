import * as z from 'zod/mini'
import { shortLine } from '#app/lib/line.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'

export const MAX_TAG_LENGTH = 40
/** The maximum number of tags that one order or customer can have. */
export const MAX_TAGS = 20
/** The maximum number of rows that are tagged at once. */
export const MAX_TAGGED_ROWS = 500

export const TAG_SUBJECTS = ['orders', 'customers'] as const

export type TagSubject = (typeof TAG_SUBJECTS)[number]

const tag = z.string().check(
  z.maxLength(MAX_TAG_LENGTH, { error: () => adminText.tagTooLong(MAX_TAG_LENGTH) }),
  z.refine((text) => !containsCardNumber(text), { error: () => adminText.cardNumber }),
)

/** Splits text at commas into tags, each once. */
export function splitTags(text: string): readonly string[] {
  const tags = text.split(',').map((part) => part.replace(/\s+/g, ' ').trim())
  return [...new Map(tags.toReversed().map((name) => [name.toLowerCase(), name])).values()]
    .toReversed()
    .filter((name) => name !== '')
}

/** Returns false for text that cannot be a tag. */
export function isTag(text: string): boolean {
  return tag.safeParse(text).success
}

const MAX_TYPED = 5_000
const typedTags = z.pipe(
  z.string().check(z.maxLength(MAX_TYPED, { error: () => adminText.tagsFull(MAX_TAGS) })),
  z.transform(splitTags),
)

/**
 * Replaces the tags `before` with the tags `after`, both separated by commas. Other tags are kept. `choice`: the query
 * of a list that selects the rows, either `ids=` or `all=yes` with filters.
 */
export const tagsInput = z
  .strictObject({
    choice: z.string().check(z.maxLength(25_000)),
    before: typedTags,
    after: z.pipe(typedTags, z.array(tag).check(z.maxLength(MAX_TAGS, { error: () => adminText.tagsFull(MAX_TAGS) }))),
    /** If 'yes', the response contains the result instead of a redirect to the screen of the row. */
    isInPage: z.optional(z.literal('yes')),
  })
  .check(
    z.refine(({ before, after }) => before.length + after.length > 0, {
      path: ['after'],
      error: () => adminText.tagEmpty,
    }),
  )

export type TagChange = {
  readonly choice: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Returns the tag that a list is filtered by. */
export function readTag(query: URLSearchParams): string | null {
  return shortLine(query.get('tag') ?? '', MAX_TAG_LENGTH) || null
}

/**
 * Returns the options of a filter by tag. Includes the chosen tag, even if it is spelled differently or no row has it.
 */
export function listTagOptions(tags: readonly string[], chosen: string | null): ReadonlyMap<string, string> {
  const { all, only } = adminText.tagFilter
  const isKnown = chosen === null || tags.some((known) => known === chosen)
  const options = isKnown ? tags : [chosen, ...tags.filter((known) => !isSameTag(known, chosen))]
  return new Map([['', all], ...options.toSorted(compareTags).map((option) => [option, only(option)] as const)])
}

/** Numbers in tags are compared as numbers, so that 9 is before 10. */
export function compareTags(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

export function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Returns the tags of the first list that are missing from the second. */
export function findTagsOnlyIn(tags: readonly string[], others: readonly string[]): readonly string[] {
  return tags.filter((tag) => !others.some((other) => isSameTag(tag, other)))
}
