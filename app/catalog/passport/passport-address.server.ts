import { href } from 'react-router'
import { passportCode } from '#app/catalog/passport/passport-code.ts'
import type { Id } from '#app/lib/id.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'

/** The address of a product's passport for its code. Without the prefix of a locale, which the owner can change. */
export function passportAddress(id: Id<'product'>): string {
  return storeOrigin() + href('/passport/:code', { code: passportCode(id) })
}
