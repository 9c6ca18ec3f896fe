import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '#app/platform/env.server.ts'
import type { MailBody, mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { revealSecret } from '#app/platform/mail/mail-secret.server.ts'

export type OutgoingMail = Readonly<
  Pick<typeof mailOutbox.$inferSelect, 'event' | 'recipient' | 'subject' | 'body'> & { id: string }
>

/** `send` rejects if the email was not accepted. */
export type MailSender = { send(mail: OutgoingMail): Promise<void>; close(): void }

/** Returns the sender for stores without a mail server. It writes emails to the folder `outbox` in DATA_DIR. */
export function outboxFolderSender(): MailSender {
  return folderSender(OUTBOX)
}

const OUTBOX = join(env.DATA_DIR, 'outbox')

/** These files exist only in stores without a mail server. A missing file is not an error. */
export async function removeMailFiles(ids: readonly string[], folder = OUTBOX): Promise<void> {
  for (const id of ids) await rm(getMailPath(folder, id), { force: true })
}

function getMailPath(folder: string, id: string): string {
  return join(folder, `${id}.eml`)
}

const MAX_SEND_MS = 45_000

/** `secure` means TLS from the start. With `requireTLS`, nothing is sent without STARTTLS. */
type MailServer = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly tls: { readonly rejectUnauthorized: boolean }
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

/**
 * `server` comes from SMTP_URL or from staff. Non-empty parts of `sender` replace the email's sender. If the sender's
 * address is replaced, replies go to the original address.
 */
export function smtpSender(server: string | MailServer, sender: MailBody['from'] = EMPTY_SENDER): MailSender {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : server),
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...toMessage(withSender(sender, mail)), signal: AbortSignal.timeout(MAX_SEND_MS) })
    },
    close: () => transport.close(),
  }
}

/** Writes each email to an .eml file that only the owner can read. */
export function folderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(toMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = getMailPath(folder, mail.id)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** Returns the same id for the same event, so that duplicates are recognized. `from` is the sender's address or ''. */
export function createMessageId(event: string, from: string): string {
  return `<${event.replace(/[^a-zA-Z0-9-]/g, '.')}@${(from || FALLBACK_ADDRESS).split('@').at(-1)}>`
}

const FALLBACK_ADDRESS = 'shop@localhost'

const EMPTY_SENDER: MailBody['from'] = { name: '', address: '' }

function withSender({ name, address }: MailBody['from'], mail: OutgoingMail): OutgoingMail {
  const { from, replyTo = from.address } = mail.body
  const sender = { name: name || from.name, address: address || from.address }
  const isReplaced = address !== '' && replyTo !== ''
  return { ...mail, body: { ...mail.body, from: sender, ...(isReplaced && { replyTo }) } }
}

function toMessage({ event, recipient, subject, body }: OutgoingMail) {
  const { from, replyTo, text, html } = revealSecret({ recipient, body })
  return {
    from: { name: from.name, address: from.address || FALLBACK_ADDRESS },
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: createMessageId(event, from.address),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
