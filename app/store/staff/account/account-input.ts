import { z } from 'zod'
import { idField } from '#app/lib/form-fields.ts'
import { currentPassword } from '#app/store/own-password.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { hasSamePassword, NEW_PASSWORD_FIELDS } from '#app/store/staff/new-password.ts'

const code = z
  .string()
  .trim()
  .regex(/^\d{3}\s?\d{3}$/, { error: () => adminText.sixDigits })
  .transform((typed) => typed.replace(/\s/, ''))

export const accountInput = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('password'),
      current: currentPassword,
      ...NEW_PASSWORD_FIELDS,
    })
    .check(hasSamePassword),
  z.strictObject({ intent: z.literal('begin'), current: currentPassword }),
  z.strictObject({ intent: z.literal('confirm'), code, next: code }),
  z.strictObject({ intent: z.literal('backup-codes'), current: currentPassword }),
  z.strictObject({ intent: z.literal('switch-off'), current: currentPassword }),
  z.strictObject({
    intent: z.literal('reset-other'),
    current: currentPassword,
    staff: idField<'staff'>(() => adminText.choosePerson),
  }),
  z.strictObject({ intent: z.literal('shortcuts'), shortcuts: z.enum(['on', 'off']) }),
])

export type AccountInput = z.output<typeof accountInput>
