import { z } from 'zod'
import { isOneLine } from '#app/lib/line.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { MAIL_ENCRYPTIONS } from '#app/operations/mail/mail-server.ts'
import { confirmationPassword } from '#app/store/own-password.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** A name or an IP address, without a protocol or port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/
const MAX_LENGTH = 254

const lineField = () =>
  z
    .string()
    .trim()
    .max(MAX_LENGTH)
    .refine(isOneLine, { error: () => adminText.oneLine })

/** These fields are not trimmed, because a password can begin or end with a space. */
export const TYPED_SECRETS = ['password', 'current'] as const

/** An empty `password` keeps the saved one. */
export const mailServerInput = z.strictObject({
  intent: z.literal('save'),
  version: formVersion,
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(HOST, { error: () => adminText.notAHost }),
  port: z.coerce
    .number({ error: () => adminText.notAPort })
    .int({ error: () => adminText.notAPort })
    .min(1, { error: () => adminText.notAPort })
    .max(65_535, { error: () => adminText.notAPort }),
  encryption: z.enum(MAIL_ENCRYPTIONS, { error: () => adminText.chooseEncryption }),
  user: lineField(),
  password: z.string().max(1_000).default(''),
  fromName: lineField(),
  fromAddress: z.union([z.literal(''), z.email({ error: () => adminText.notAnEmail }).max(MAX_LENGTH)], {
    error: () => adminText.notAnEmail,
  }),
  current: confirmationPassword,
  test: z.literal('yes').optional(),
})

export type MailServerInput = z.output<typeof mailServerInput>

export const mailServerCommand = z.strictObject({ intent: z.enum(['test', 'remove']) })
