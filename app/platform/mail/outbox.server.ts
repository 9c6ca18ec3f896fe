import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { type MailBody, mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { type MailSender, mailSender } from '#app/platform/mail/sender.server.ts'

export type Mail = {
  /** What it tells about, such as 'order-placed:ID'. One event is one mail, however often it is queued. */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  readonly body: MailBody
}

/** Writes a mail in the caller's transaction; it leaves after the commit, or never. */
export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await tx.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.event })
}

const POLL_MS = 2_000
const BATCH = 10
/** Within about two days; then the mail stays in the table with its last error. */
const MAX_ATTEMPTS = 14

/**
 * Sends what waits, until stopped. Several workers share the work: a mail is claimed before it is sent, and comes back
 * later if its sender dies or the mail server refuses. So a mail may leave twice, with the same Message-ID.
 * `stop` waits for the mail that is being sent.
 */
export function startMailWorker(db: Database, sender: MailSender = mailSender()): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const done = work(db, sender, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await done
      sender.close()
    },
  }
}

async function work(db: Database, sender: MailSender, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    let sent = 0
    try {
      sent = await sendWaiting(db, sender, stopping)
    } catch (error) {
      log.warn({ err: error }, 'the mail outbox could not be read')
    }
    if (sent < BATCH) await pause(POLL_MS, stopping)
  }
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    if (stopping.aborted) return resume()
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      stopping.removeEventListener('abort', finish)
      resume()
    }
    stopping.addEventListener('abort', finish)
  })
}

/** Claims what is due, at most ten, and tries to send each. Answers how many it tried. */
export async function sendWaiting(db: Database, sender: MailSender, stopping?: AbortSignal): Promise<number> {
  const mails = await claim(db)
  for (const mail of mails) {
    if (stopping?.aborted) break // what was claimed and not tried comes back by itself
    try {
      await sender.send(mail)
      await db.execute(sql`update ${mailOutbox} set sent_at = now(), last_error = null where id = ${mail.id}`)
    } catch (error) {
      log.warn({ event: 'mail-not-sent', mail: mail.id, attempt: mail.attempts, err: error })
      await db.execute(sql`update ${mailOutbox} set last_error = ${reason(error)} where id = ${mail.id}`)
    }
  }
  return mails.length
}

type ClaimedMail = Mail & { readonly id: string; readonly attempts: number }

/**
 * The column is rounded to the millisecond, so a mail queued just now may be due a little later than now.
 * Each attempt puts the next one off, from 30 seconds doubling up to 6 hours: nothing is held while a mail travels.
 */
async function claim(db: Database): Promise<ClaimedMail[]> {
  const { rows } = await db.execute<ClaimedMail>(
    sql`update ${mailOutbox} as m
      set attempts = m.attempts + 1,
        next_attempt_at = now() + least(interval '30 seconds' * power(2, m.attempts), interval '6 hours')
      where m.id in (
        select id from ${mailOutbox}
        where sent_at is null and next_attempt_at <= now() + interval '1 millisecond' and attempts < ${MAX_ATTEMPTS}
        order by next_attempt_at limit ${BATCH} for update skip locked
      )
      returning m.id, m.event, m.recipient, m.subject, m.body, m.attempts`,
  )
  return rows
}

/** The kind of failure; the mail server's own words may repeat an address. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const answer = error instanceof Error && 'responseCode' in error ? String(error.responseCode) : ''
  return [error instanceof Error ? error.name : 'Error', code, answer].filter(Boolean).join(' ')
}
