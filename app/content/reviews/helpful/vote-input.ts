import * as z from 'zod/mini'

/** Contains the new state instead of a toggle, so that a repeated request changes nothing. */
export const voteInput = z.strictObject({ review: z.uuid(), voter: z.uuid(), isHelpful: z.boolean() })
