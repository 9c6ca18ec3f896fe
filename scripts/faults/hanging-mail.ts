import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FaultHome } from '#scripts/faults/fault-home.ts'
import { openGate } from '#scripts/faults/gate.ts'
import { acknowledgedFigures } from '#scripts/faults/gated-shop.ts'
import { startShoppers } from '#scripts/faults/shoppers.ts'
import { longest } from '#scripts/faults/visits.ts'
import { exactly, type Figure, measured } from '#scripts/stress/figures.ts'
import { mailFigures, stockOf } from '#scripts/stress/kill-audit.ts'
import { startMailServer } from '#scripts/stress/mail-server.ts'
import type { Random } from '#scripts/stress/random.ts'
import { openStressShop } from '#scripts/stress/stress-shop.ts'
import { addProduct } from '#tests/support/products.ts'

const ORDERS = 40

/** A mail server that takes the call and never says a word: orders do not wait for it, and no mail is lost. */
export async function hangingMail({ dataDir, databaseUrl }: FaultHome, random: Random): Promise<Figure[]> {
  const mails = await startMailServer()
  const gate = await openGate(() => Number(new URL(mails.url).port))
  gate.delay(Number.POSITIVE_INFINITY)
  const shop = await openStressShop(dataDir, databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
  try {
    const productIds: string[] = []
    for (let index = 0; index < 4; index++) productIds.push(await addProduct(shop.db, { stock: 1_000_000 }))
    const before = { startedAt: new Date(), stock: await stockOf(shop.db) }
    const base = () => shop.web[0].url()
    const shoppers = startShoppers({ folder: dataDir, base, productIds, count: 4, pauseMs: 20, random })
    while (shoppers.placed() < ORDERS) await pause(20)
    const acknowledged = await shoppers.stop()
    const { rows } = await shop.db.execute<{ sent: number }>(
      sql`select count(*)::int as sent from mail_outbox where sent_at is not null`,
    )
    gate.delay(0)
    const { tries } = shoppers
    return [
      exactly('orders that were not placed while it hung', tries.filter(({ status }) => status !== 200).length, 0),
      measured('  placed', String(acknowledged.length)),
      measured('  the longest took', `${(longest(tries) / 1_000).toFixed(1)} s`),
      exactly('  mails taken for sent', rows[0]?.sent ?? 0, 0),
      ...(await mailFigures({ ...shop, mails }, before)),
      ...(await acknowledgedFigures(shop.db, before, acknowledged)),
    ]
  } finally {
    await shop.stop()
    await gate.close()
    await mails.close()
  }
}
