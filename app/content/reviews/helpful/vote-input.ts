import * as z from 'zod/mini'

/** Names the new state instead of toggling, so that a repeated request changes nothing. */
export const voteInput = z.strictObject({ review: z.uuid(), voter: z.uuid(), isHelpful: z.boolean() })
