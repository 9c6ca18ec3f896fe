import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { describeMailFailure } from '#app/platform/mail/mail-failure.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { type MailSender, removeMailFiles } from '#app/platform/mail/sender.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

/**
 * Immediately retries emails that the previous mail server did not accept, with as many attempts as for a new email.
 */
export async function retryWaitingMails(tx: Database): Promise<void> {
  await tx.execute(
    sql`update ${mailOutbox} set next_attempt_at = now(), attempts = 0
      where sent_at is null and failed_at is null and last_error is not null`,
  )
}

/** `event` identifies the cause, such as 'order-placed:ID'. Each event sends one email, however often it is queued. */
export type Mail = Readonly<
  Pick<typeof mailOutbox.$inferInsert, 'event' | 'orderId' | 'recipient' | 'subject' | 'body'>
>

export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await tx.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.event })
}

/** Limits the number of parameters per statement. */
const INSERT_BATCH = 1_000

export async function queueMails(tx: Database, mails: readonly Mail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += INSERT_BATCH) {
    await tx
      .insert(mailOutbox)
      .values(mails.slice(at, at + INSERT_BATCH))
      .onConflictDoNothing({ target: mailOutbox.event })
  }
}

const POLL_MS = 2_000
const BATCH = 10
/** Attempts span about two days. Then the email is marked as failed. */
const MAX_ATTEMPTS = 14
/** Longer than sending an email can take (sender.server.ts), so that no other worker claims the email. */
const CLAIM = sql`interval '60 seconds'`

/**
 * Claims each email before sending it. After a crash, the email is due again, so it can be sent twice, with the same
 * Message-ID.
 */
export function startMailWorker(db: Database, sender: MailSender): { stop: () => Promise<void> } {
  const worker = startWorker(db, {
    name: 'mails',
    pauseMs: POLL_MS,
    runOnce: async (database, stopping) => (await sendWaiting(database, sender, stopping)) === BATCH,
  })
  return {
    stop: async () => {
      await worker.stop()
      sender.close()
    },
  }
}

/** Counts unsent emails. Each count has its own index. */
export async function countUnsentMails(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(
    sql`select
      (select count(*)::int from ${mailOutbox} where sent_at is null and failed_at is null) as waiting,
      (select count(*)::int from ${mailOutbox} where failed_at is not null) as failed`,
  )
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/** Sends due emails, claiming each separately. Returns the number of emails that it tried to send. */
export async function sendWaiting(db: Database, sender: MailSender, stopping?: AbortSignal): Promise<number> {
  let attemptCount = 0
  while (attemptCount < BATCH && !stopping?.aborted) {
    const mail = await claim(db)
    if (!mail) break
    attemptCount++
    await trySending(db, sender, mail)
  }
  return attemptCount
}

type ClaimedMail = Mail & { readonly id: string; readonly attempts: number }

async function trySending(db: Database, sender: MailSender, mail: ClaimedMail): Promise<void> {
  if (mail.attempts > MAX_ATTEMPTS)
    return await giveUp(db, mail, 'The store stopped during every attempt to send this email')
  try {
    await sender.send(mail)
  } catch (error) {
    const { message, isFinal } = describeMailFailure(error)
    log.warn({ event: 'mail-not-sent', mail: mail.id, attempt: mail.attempts, err: error })
    metrics()?.sentMails.inc({ outcome: 'not_sent' })
    if (isFinal || mail.attempts === MAX_ATTEMPTS) return await giveUp(db, mail, message)
    await db.execute(
      sql`update ${mailOutbox} set last_error = ${message},
        next_attempt_at = now() + least(interval '30 seconds' * power(2, ${mail.attempts - 1}::int), interval '6 hours')
      where id = ${mail.id} and sent_at is null`,
    )
    return
  }
  metrics()?.sentMails.inc({ outcome: 'sent' })
  const { rowCount } = await db.execute(
    sql`update ${mailOutbox} set sent_at = now(), failed_at = null, last_error = null where id = ${mail.id}`,
  )
  if (rowCount === 0) await removeMailFiles([mail.id]) // the customer's data was erased before the file was written
}

async function giveUp(db: Database, { id, attempts }: ClaimedMail, why: string): Promise<void> {
  log.error({ event: 'mail-given-up', mail: id, attempt: attempts })
  metrics()?.sentMails.inc({ outcome: 'given_up' })
  await db.execute(
    sql`update ${mailOutbox} set failed_at = now(), last_error = ${why} where id = ${id} and sent_at is null`,
  )
}

/**
 * Claims the most overdue email by postponing it, so that nothing is locked while sending. `next_attempt_at` is rounded
 * to the millisecond, so for a new email it can be slightly later than now.
 */
async function claim(db: Database): Promise<ClaimedMail | null> {
  const { rows } = await db.execute<ClaimedMail>(
    sql`update ${mailOutbox} as m
      set attempts = m.attempts + 1, last_error = null, next_attempt_at = now() + ${CLAIM}
      where m.id = (
        select id from ${mailOutbox}
        where sent_at is null and failed_at is null and next_attempt_at <= now() + interval '1 millisecond'
        order by next_attempt_at limit 1 for update skip locked
      )
      returning m.id, m.event, m.recipient, m.subject, m.body, m.attempts`,
  )
  return rows[0] ?? null
}
