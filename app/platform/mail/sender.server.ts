import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '#app/platform/env.server.ts'
import type { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

export type OutgoingMail = Readonly<
  Pick<typeof mailOutbox.$inferSelect, 'event' | 'recipient' | 'subject' | 'body'> & { id: string }
>

/** `send` rejects if the email was not accepted. */
export type MailSender = { send(mail: OutgoingMail): Promise<void>; close(): void }

/** Without SMTP_URL, emails go to the folder `outbox` of DATA_DIR. */
export function mailSender(): MailSender {
  return env.SMTP_URL ? smtpSender(env.SMTP_URL) : folderSender(OUTBOX)
}

export function hasMailServer(): boolean {
  return env.SMTP_URL !== undefined
}

const OUTBOX = join(env.DATA_DIR, 'outbox')

/** These files exist only without a mail server; a missing one is no error. */
export async function removeMailFiles(ids: readonly string[], folder = OUTBOX): Promise<void> {
  for (const id of ids) await rm(mailFile(folder, id), { force: true })
}

function mailFile(folder: string, id: string): string {
  return join(folder, `${id}.eml`)
}

const MAX_SEND_MS = 45_000

export function smtpSender(url: string): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...message(mail), signal: AbortSignal.timeout(MAX_SEND_MS) })
    },
    close: () => transport.close(),
  }
}

/** Each email is an .eml file that only the owner may read. */
export function folderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = mailFile(folder, mail.id)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** Derived from the event, which identifies duplicates. `from`: the sender's address, or ''. */
export function messageIdOf(event: string, from: string): string {
  return `<${event.replace(/[^a-zA-Z0-9-]/g, '.')}@${(from || FALLBACK_ADDRESS).split('@').at(-1)}>`
}

const FALLBACK_ADDRESS = 'shop@localhost'

function message({ event, recipient, subject, body: { from, text, html } }: OutgoingMail) {
  return {
    from: { name: from.name, address: from.address || FALLBACK_ADDRESS },
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    messageId: messageIdOf(event, from.address),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
