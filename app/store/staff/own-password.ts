import { z } from 'zod'

/**
 * The field `current` of a form: the own password of the person who saves, as typed. Empty: it was confirmed
 * before, see `requireConfirmedPassword`.
 */
export const ownPassword = z.string().max(1_000).default('')
