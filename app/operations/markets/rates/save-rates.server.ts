import { sql } from 'drizzle-orm'
import { currencyName } from '#app/base/money-formats.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { upperFirst } from '#app/lib/line.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { EuroRates } from '#app/operations/markets/rates/ecb-file.ts'
import {
  listRates,
  previewRates,
  type RateLine,
  type RatesPreview,
  toRateKey,
} from '#app/operations/markets/rates/rates-preview.ts'
import { describeRate, toAuditRate } from '#app/operations/markets/typed-rate.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { listNewestRates, readMarkets } from '#app/pricing/read-markets.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'

export type VersionedPreview = RatesPreview & { readonly version: string }

/** `version` identifies the preview that staff see: the fetched rates, the current ones, and the markets. */
export async function readRatesPreview(db: Database, rates: EuroRates): Promise<VersionedPreview> {
  const [{ store_currency }, markets] = await Promise.all([readSettings(db), readMarkets(db)])
  const preview = previewRates(markets, rates, store_currency)
  return { ...preview, version: computeVersion(preview) }
}

type SaveResult =
  | { readonly outcome: 'saved'; readonly count: number }
  | { readonly outcome: 'changed'; readonly preview: VersionedPreview }

/** Saves the chosen lines exactly as previewed. Returns 'changed' if the preview has changed in the meantime. */
export function saveRates(
  db: Database,
  rates: EuroRates,
  chosen: { readonly version: string; readonly keys: readonly string[] },
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  return withTx(db, async (tx) => {
    // Waits for concurrent changes of the store currency, because rates convert from or through it
    await tx.execute(sql`lock table ${storeSettings} in share mode`)
    const preview = await readRatesPreview(tx, rates)
    if (preview.version !== chosen.version) return { outcome: 'changed', preview }
    const keys = new Set(chosen.keys)
    const lines = preview.lines.filter(({ key, isSame }) => !isSame && keys.has(key))
    for (const { marketId, currency, after } of lines) {
      const id = parseId<'market'>(marketId)
      if (id) await addMarketRate(tx, { marketId: id, currency, rate: after, source: 'ecb' })
    }
    await recordChanges(tx, staffId, listChanges(lines))
    return { outcome: 'saved', count: lines.length }
  })
}

/** Returns one audit log entry for each market. */
function listChanges(lines: readonly RateLine[]) {
  const ids = [...new Set(lines.map(({ marketId }) => marketId))]
  return ids.map((entityId) => {
    const marketLines = lines.filter(({ marketId }) => marketId === entityId)
    const changes = marketLines.map(({ from, currency, before, after }) => {
      const change = {
        from: before && toAuditRate(before, from, currency),
        to: toAuditRate(after, from, currency, before ?? after),
      }
      return [`rate of ${currency}`, change] as const
    })
    return { action: 'market.update', entity: 'market', entityId, changes: Object.fromEntries(changes) }
  })
}

export type CurrentRate = Awaited<ReturnType<typeof listCurrentRates>>[number]

/** Lists the rates that the markets need. `text` is null if the rate was never entered. */
export async function listCurrentRates(db: Database) {
  const [{ store_currency, store_time_zone }, markets, newest] = await Promise.all([
    readSettings(db),
    readMarkets(db),
    listNewestRates(db),
  ])
  return markets.flatMap((market) =>
    listRates(market, store_currency).map(({ from, currency, rate }) => {
      const row = newest.find((stored) => stored.marketId === market.id && stored.currency === currency)
      return {
        key: toRateKey(market.id, currency),
        marketId: market.id,
        market: market.name,
        currency,
        name: upperFirst(currencyName(currency)),
        text: rate && describeRate(rate, from, currency),
        day: row && rate ? toDay(row.validFrom, store_time_zone) : null,
        source: row && rate ? row.source : null,
      }
    }),
  )
}
