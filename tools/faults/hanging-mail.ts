import { sql } from 'drizzle-orm'
import { startMailServer } from '#tests/support/mail-server.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { openGate } from '#tools/faults/gate.ts'
import { countUnexpected, getMaxMs } from '#tools/faults/requests.ts'
import { startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { addStockedProducts, auditAcknowledgedOrders, checkEmails } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const ORDERS = 40

/** Runs a mail server that accepts connections but never responds: orders do not wait for it, and no email is lost. */
export async function hangMailServer({ dataDir, databaseUrl }: FaultHome, random: Random): Promise<Figure[]> {
  await using mails = await startMailServer()
  await using gate = await openGate(() => Number(new URL(mails.url).port))
  gate.delay(Number.POSITIVE_INFINITY)
  await using store = await openStressStore(dataDir, databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
  const { db } = store
  const { productIds, before } = await addStockedProducts(db, 4)
  const base = () => store.web[0].url()
  const shoppers = startShoppers({ folder: dataDir, base, productIds, count: 4, pauseMs: 20, random })
  await waitForMoreOrders(shoppers, ORDERS)
  const acknowledged = await shoppers.stop()
  const sent = await db.$count(sql`mail_outbox`, sql`sent_at is not null`)
  gate.delay(0)
  const { tries } = shoppers
  return [
    exactly('orders that were not placed while the mail server hung', countUnexpected(tries, 200), 0),
    measured('  placed', String(acknowledged.length)),
    measured('  the slowest took', `${(getMaxMs(tries) / 1_000).toFixed(1)} s`),
    exactly('  emails wrongly recorded as sent', sent, 0),
    ...(await checkEmails({ db, mails }, before)),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}
