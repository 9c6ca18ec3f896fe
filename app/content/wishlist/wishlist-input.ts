import * as z from 'zod/mini'
import { isSessionId } from '#app/content/wishlist/wishlist.ts'

const session = z.string().check(z.refine(isSessionId, 'This is not a session id'))

export const wishlistInput = z.strictObject({ session })

/** Contains the new state instead of a toggle, so that a repeated request changes nothing. */
export const wishlistChangeInput = z.strictObject({ session, product: z.uuid(), saved: z.boolean() })
