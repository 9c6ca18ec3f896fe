import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addProduct } from '#tests/support/products.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { openGate } from '#tools/faults/gate.ts'
import { acknowledgedFigures } from '#tools/faults/gated-store.ts'
import { maxMs } from '#tools/faults/requests.ts'
import { startShoppers } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { mailFigures, stockOf } from '#tools/stress/kill-audit.ts'
import { startMailServer } from '#tools/stress/mail-server.ts'
import type { Random } from '#tools/stress/random.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const ORDERS = 40

/** A mail server that accepts connections and never responds: orders do not wait for it, and no mail is lost. */
export async function hangingMail({ dataDir, databaseUrl }: FaultHome, random: Random): Promise<Figure[]> {
  const mails = await startMailServer()
  const gate = await openGate(() => Number(new URL(mails.url).port))
  gate.delay(Number.POSITIVE_INFINITY)
  const store = await openStressStore(dataDir, databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
  try {
    const productIds: string[] = []
    for (let index = 0; index < 4; index++) productIds.push(await addProduct(store.db, { stock: 1_000_000 }))
    const before = { startedAt: new Date(), stock: await stockOf(store.db) }
    const base = () => store.web[0].url()
    const shoppers = startShoppers({ folder: dataDir, base, productIds, count: 4, pauseMs: 20, random })
    while (shoppers.placed() < ORDERS) await pause(20)
    const acknowledged = await shoppers.stop()
    const { rows } = await store.db.execute<{ sent: number }>(
      sql`select count(*)::int as sent from mail_outbox where sent_at is not null`,
    )
    gate.delay(0)
    const { tries } = shoppers
    return [
      exactly('orders that were not placed while it hung', tries.filter(({ status }) => status !== 200).length, 0),
      measured('  placed', String(acknowledged.length)),
      measured('  the slowest took', `${(maxMs(tries) / 1_000).toFixed(1)} s`),
      exactly('  mails taken for sent', rows[0]?.sent ?? 0, 0),
      ...(await mailFigures({ ...store, mails }, before)),
      ...(await acknowledgedFigures(store.db, before, acknowledged)),
    ]
  } finally {
    await store.stop()
    await gate.close()
    await mails.close()
  }
}
