import { href } from 'react-router'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import type { Id } from '#app/lib/id.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'

/**
 * Returns the URL in a product's passport code. It has no locale prefix, because the owner can change prefixes but not
 * printed codes.
 */
export function getPassportUrl(id: Id<'product'>): string {
  return storeOrigin() + href('/passport/:code', { code: toPassportCode(id) })
}
