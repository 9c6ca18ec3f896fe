import { z } from 'zod'
import { adminText } from '#app/store/staff/admin-text.ts'
import { hasSamePassword, NEW_PASSWORD_FIELDS } from '#app/store/staff/new-password.ts'

export const forgotInput = z.strictObject({
  email: z
    .string()
    .trim()
    .max(254)
    .check(z.email({ error: () => adminText.enterEmail })),
})

export const resetInput = z.strictObject(NEW_PASSWORD_FIELDS).check(hasSamePassword)
