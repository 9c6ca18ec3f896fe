import { z } from 'zod'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { isBuiltInPage } from '#app/content/redirects/own-pages.ts'
import { MAX_ADDRESS_LENGTH, toRedirectPath, toRedirectTarget } from '#app/content/redirects/redirect-path.ts'
import { RESERVED_PREFIXES } from '#app/store/locale.ts'
import { POLICIES } from '#app/store/policies.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** First path segments of pages that staff add and delete: products, collections, and pages with their own text. */
const EDITABLE_PAGE_SEGMENTS: ReadonlySet<string> = new Set(['product', 'collection', 'pages', ...POLICIES])

/** Returns the reason why no redirect can begin at this path, or null. `path` is a result of `toRedirectPath`. */
export function findPathRejection(path: string): string | null {
  if (isBuiltInPage(path)) return adminText.addressHasPage
  if (/\*|%5e|\$$/.test(path)) return adminText.patternsUnsupported
  const [, first = ''] = path.split(/[/?]/)
  const isEditablePage = EDITABLE_PAGE_SEGMENTS.has(first) || path.startsWith('/shop?category=')
  if (RESERVED_PREFIXES.has(first) && !isEditablePage) return adminText.addressReserved(first)
  return null
}

const getTooLongMessage = () => adminText.addressTooLong(MAX_ADDRESS_LENGTH)

export const redirectInput = z.strictObject({
  path: z
    .string({ error: () => adminText.oldAddressInvalid })
    .trim()
    .min(1, { error: () => adminText.oldAddressMissing })
    .max(MAX_ADDRESS_LENGTH, { error: getTooLongMessage })
    .transform((typed, ctx) => {
      const path = toRedirectPath(typed)
      const rejection = path === null ? adminText.oldAddressInvalid : findPathRejection(path)
      if (path !== null && rejection === null) return path
      ctx.addIssue(rejection ?? adminText.oldAddressInvalid)
      return z.NEVER
    }),
  /** Identifies the state that the form was loaded from; '' for a new redirect. */
  version: formVersion,
  saveAsNew: z.literal('yes').optional(),
  target: z
    .string({ error: () => adminText.newAddressInvalid })
    .trim()
    .min(1, { error: () => adminText.newAddressMissing })
    .max(MAX_ADDRESS_LENGTH, { error: getTooLongMessage })
    .refine((typed) => toRedirectTarget(typed, undefined) !== null, { error: () => adminText.newAddressInvalid }),
})

export type RedirectInput = z.output<typeof redirectInput>
