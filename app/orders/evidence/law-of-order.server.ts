import { eq } from 'drizzle-orm'
import { parseEvidence } from '#app/orders/evidence/evidence.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { appliesIn, guaranteeYears } from '#app/store/law-rules.ts'
import { baseLanguage, findReplacement } from '#app/store/locale.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'

/** The consumer rights under the law that applies to an order. */
export type LawOfOrder = {
  /** True if they can withdraw from it. */
  readonly hasWithdrawal: boolean
  /** The years of the legal guarantee if its notice is required; otherwise null. */
  readonly guaranteeYears: number | null
  /** The official image of that notice in the order's language, if there is one. */
  readonly guaranteeNotice: NoticeImage | null
}

type Sold = Pick<Order, 'id' | 'marketId' | 'language' | 'shippingAddress'>

/** Uses the order's market. If the market is closed, uses the evidence; without a market, the country. */
export async function readLawOfOrder(db: Database, order: Sold): Promise<LawOfOrder> {
  const locales = await readLocales(db)
  const own = locales.find(({ market }) => market.id === order.marketId)?.market
  const primary = getPrimaryMarket(locales)
  const { country } = order.shippingAddress
  if (own || order.marketId === null) {
    const locale = findReplacement(order, locales)
    const isSameLanguage = locale && baseLanguage(locale.language) === baseLanguage(order.language)
    return { ...lawIn(own ?? primary, country), guaranteeNotice: isSameLanguage ? locale.guaranteeNotice : null }
  }
  const [stored] = await db.select().from(orderEvidence).where(eq(orderEvidence.orderId, order.id))
  if (!stored) {
    return { ...lawIn({ countries: [country], lawRulesOff: primary.lawRulesOff }, country), guaranteeNotice: null }
  }
  const { rules, market, guarantee } = parseEvidence(stored)
  const isReminded = rules.includes('guarantee-notice')
  return {
    hasWithdrawal: rules.includes('withdrawal'),
    guaranteeYears: isReminded ? guaranteeYears({ countries: market.countries, lawRulesOff: [] }, country) : null,
    guaranteeNotice: guarantee?.image ?? null,
  }
}

type Sales = { readonly countries: readonly string[]; readonly lawRulesOff: readonly string[] }

function lawIn(market: Sales, country: string) {
  return { hasWithdrawal: appliesIn('withdrawal', market), guaranteeYears: guaranteeYears(market, country) }
}
