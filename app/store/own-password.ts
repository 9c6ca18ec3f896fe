import { z } from 'zod'
import { adminText } from '#app/store/staff/admin-text.ts'

/**
 * The form field `current`: the password of the person who is saving, exactly as typed. It is empty if the password was
 * already confirmed (`requireConfirmedPassword`).
 */
export const confirmationPassword = z.string().max(1_000).default('')

/** Form fields that are read as typed, without trimming. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

export const currentPassword = z
  .string()
  .min(1, { error: () => adminText.enterCurrentPassword })
  .max(1_000)
