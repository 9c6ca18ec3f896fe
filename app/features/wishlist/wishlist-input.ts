import * as z from 'zod/mini'
import { isSessionId } from '#app/features/wishlist/wishlist.ts'

const session = z.string().check(z.refine(isSessionId, 'This is no session'))

/** Whose wishlist is asked for. */
export const wishlistInput = z.strictObject({ session })

/** Whether a product is to be in it from now on. Sent twice, it says the same. */
export const wishlistChangeInput = z.strictObject({ session, product: z.uuid(), saved: z.boolean() })
