import { z } from 'zod'
import { adminText } from '#app/store/staff/admin-text.ts'

/**
 * The field `current` of a form: the own password of the person who saves, as typed. Empty: it was confirmed
 * before, see `requireConfirmedPassword`.
 */
export const ownPassword = z.string().max(1_000).default('')

/** The fields of forms that are read as they were typed, without trimming. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

export const currentPassword = z
  .string()
  .min(1, { error: () => adminText.enterCurrentPassword })
  .max(1_000)
