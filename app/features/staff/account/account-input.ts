import { z } from 'zod'
import { MAX_PASSWORD, passwordProblem } from '#app/features/staff/password.ts'
import { idField } from '#app/lib/id-field.ts'

const NOT_THE_SAME = 'The two passwords are not the same.'

/** The fields that hold a password: nothing of one is changed on its way. */
export const PASSWORD_FIELDS = ['current', 'password', 'again'] as const

/** As it was typed: how it was chosen, it is looked at. */
export const currentPassword = z.string().min(1, 'Enter your current password.').max(1_000)

const newPassword = z
  .string()
  .max(MAX_PASSWORD, `The password must have ${MAX_PASSWORD} characters or fewer.`)
  .superRefine((password, ctx) => {
    const problem = passwordProblem(password)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })

/** As apps show it, with or without a space in its middle. */
const code = z
  .string()
  .trim()
  .regex(/^\d{3}\s?\d{3}$/, 'A code has six digits.')
  .transform((typed) => typed.replace(/\s/, ''))

/** The forms of someone's own account, told apart by `intent`. */
export const accountInput = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('password'),
      current: currentPassword,
      password: newPassword,
      again: z.string().max(1_000),
    })
    .refine(({ password, again }) => password === again, { path: ['again'], error: NOT_THE_SAME }),
  z.strictObject({ intent: z.literal('begin'), current: currentPassword }),
  z.strictObject({ intent: z.literal('confirm'), code, next: code }),
  z.strictObject({ intent: z.literal('backup-codes'), current: currentPassword }),
  z.strictObject({ intent: z.literal('switch-off'), current: currentPassword }),
  z.strictObject({
    intent: z.literal('reset-other'),
    current: currentPassword,
    staff: idField<'staff'>('Choose somebody.'),
  }),
])

export type AccountInput = z.output<typeof accountInput>
