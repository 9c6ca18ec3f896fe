import { z } from 'zod'
import { adminText } from '#app/store/staff/admin-text.ts'
import { findPasswordProblem } from '#app/store/staff/password.ts'

const newPassword = z.string().superRefine((password, ctx) => {
  const problem = findPasswordProblem(password)
  if (problem) ctx.addIssue({ code: 'custom', message: problem })
})

/** The fields of a form that sets a password. The form's schema also needs `hasSamePassword`. */
export const NEW_PASSWORD_FIELDS = { password: newPassword, again: z.string().max(1_000) }

type Typed = { readonly password: string; readonly again: string }

export const hasSamePassword = z.refine<Typed>(({ password, again }) => password === again, {
  path: ['again'],
  error: () => adminText.passwordsDiffer,
})
