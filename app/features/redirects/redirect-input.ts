import { z } from 'zod'
import { RESERVED_PREFIXES } from '#app/features/markets/locale-prefix.ts'
import { POLICIES } from '#app/features/pages/policies.ts'
import { isOwnPage } from '#app/features/redirects/known-addresses.ts'
import { MAX_ADDRESS_LENGTH, redirectPath, redirectTarget } from '#app/features/redirects/redirect-path.ts'

const PATH_MESSAGE = 'Enter the path of an old page, such as /pages/our-story'
export const TARGET_MESSAGE = 'Enter the path of a page, such as /about, or an address that begins with https://'

/** First segments at and below which pages may be missing: products, collections and written pages come and go. */
const SEGMENTS_OF_PAGES: ReadonlySet<string> = new Set(['product', 'collection', 'pages', ...POLICIES])

/** Returns why no redirect can begin at this path, or null. `path` as `redirectPath` returns it. */
export function refusalOfPath(path: string): string | null {
  if (isOwnPage(path)) return 'A page of the store has this address, so the redirect would never apply'
  if (/\*|%5e|\$$/.test(path)) return 'Patterns are not supported: enter each address'
  const [, first = ''] = path.split(/[/?]/)
  const isPages = SEGMENTS_OF_PAGES.has(first) || path.startsWith('/shop?category=')
  if (RESERVED_PREFIXES.has(first) && !isPages) return `The store uses addresses below /${first} itself`
  return null
}

export const redirectInput = z.strictObject({
  path: z
    .string(PATH_MESSAGE)
    .trim()
    .min(1, 'Old address is required')
    .max(MAX_ADDRESS_LENGTH, `An address has at most ${MAX_ADDRESS_LENGTH} characters`)
    .transform((typed, ctx) => {
      const path = redirectPath(typed)
      const refusal = path === null ? PATH_MESSAGE : refusalOfPath(path)
      if (path !== null && refusal === null) return path
      ctx.addIssue(refusal ?? PATH_MESSAGE)
      return z.NEVER
    }),
  /** Of the state that the form was loaded from; '' for a new one. */
  version: z.string().max(100),
  asNew: z.literal('yes').optional(),
  target: z
    .string(TARGET_MESSAGE)
    .trim()
    .min(1, 'New address is required')
    .max(MAX_ADDRESS_LENGTH, `An address has at most ${MAX_ADDRESS_LENGTH} characters`)
    .refine((typed) => redirectTarget(typed, undefined) !== null, TARGET_MESSAGE),
})

export type RedirectInput = z.output<typeof redirectInput>
