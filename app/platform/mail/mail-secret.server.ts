import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import type { MailBody } from '#app/platform/mail/mail-outbox.table.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'

// An email can contain a secret for its recipient alone, such as a link that sets a password. In the outbox,
// the secret stays encrypted: the outbox is in backups, and other staff can read its emails.

/** Stands for the secret in the text of an email. */
export const SECRET_MARK = '********'

type SecretMail = { readonly recipient: string; readonly body: MailBody }

/** Returns the body of an email whose text contains `SECRET_MARK`, with the encrypted secret. */
export function hideSecret({ recipient, body }: SecretMail, secret: string): MailBody {
  return { ...body, secret: seal(new TextEncoder().encode(secret), getSealOptions(recipient)) }
}

/** Returns the body to send. @throws if the secret was encrypted for another recipient or store */
export function revealSecret({ recipient, body: { secret, ...body } }: SecretMail): MailBody {
  if (secret === undefined) return body
  const bytes = unseal(secret, getSealOptions(recipient))
  if (!bytes) throw Object.assign(new Error('The secret of the email cannot be decrypted'), { code: 'ESECRET' })
  const text = new TextDecoder().decode(bytes)
  return { ...body, text: body.text.replaceAll(SECRET_MARK, text), html: body.html.replaceAll(SECRET_MARK, text) }
}

function getSealOptions(recipient: string) {
  return { secret: getAuthSecret(), owner: `mail ${recipient}` }
}
