import { z } from 'zod'
import { idField } from '#app/lib/form-fields.ts'
import { currentPassword } from '#app/store/own-password.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { findPasswordProblem } from '#app/store/staff/password.ts'

const newPassword = z.string().superRefine((password, ctx) => {
  const problem = findPasswordProblem(password)
  if (problem) ctx.addIssue({ code: 'custom', message: problem })
})

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
      password: newPassword,
      again: z.string().max(1_000),
    })
    .refine(({ password, again }) => password === again, { path: ['again'], error: () => adminText.passwordsDiffer }),
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
