import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'

const INVALID_SIGNATURE = 'The signature of the last webhook does not match the keys entered here.'

/** Records the last webhook for staff, at most once a minute, so that forged webhooks cost little. */
export async function recordWebhook(
  db: Database,
  provider: string,
  isRejected: boolean,
  now = new Date(),
): Promise<void> {
  const change = isRejected ? { webhookProblem: INVALID_SIGNATURE } : { webhookAt: now, webhookProblem: null }
  const minuteAgo = new Date(now.getTime() - 60_000)
  await db
    .insert(paymentConnections)
    .values({ provider, ...change })
    .onConflictDoUpdate({
      target: paymentConnections.provider,
      set: { ...change, updatedAt: sql`${paymentConnections.updatedAt}` },
      setWhere: isRejected
        ? sql`${paymentConnections.webhookProblem} is null`
        : sql`coalesce(${paymentConnections.webhookAt} < ${minuteAgo.toISOString()}::timestamptz, true)
            or ${paymentConnections.webhookProblem} is not null`,
    })
}
