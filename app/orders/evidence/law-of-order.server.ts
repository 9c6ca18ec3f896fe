import { eq } from 'drizzle-orm'
import { parseEvidence } from '#app/orders/evidence/evidence.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { appliesIn, findGuaranteeYears } from '#app/store/law-rules.ts'
import { findReplacement, getBaseLanguage } from '#app/store/locale.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'

/** The consumer rights under the law that applies to an order. */
export type OrderLaw = {
  /** True if the consumer can withdraw from the order. */
  readonly hasWithdrawal: boolean
  /** The years of the legal guarantee if its notice is required; otherwise null. */
  readonly guaranteeYears: number | null
  /** The official image of that notice in the order's language, if there is one. */
  readonly guaranteeNotice: NoticeImage | null
}

type OrderReference = Pick<Order, 'id' | 'marketId' | 'language' | 'shippingAddress'>

/**
 * Returns the law of the order's market. If the market is closed, the evidence determines the law, or the country if
 * there is no evidence.
 */
export async function readOrderLaw(db: Database, order: OrderReference): Promise<OrderLaw> {
  const locales = await readLocales(db)
  const orderMarket = locales.find(({ market }) => market.id === order.marketId)?.market
  const primary = getPrimaryMarket(locales)
  const { country } = order.shippingAddress
  if (orderMarket || order.marketId === null) {
    const locale = findReplacement(order, locales)
    const isSameLanguage = locale && getBaseLanguage(locale.language) === getBaseLanguage(order.language)
    return {
      ...getLaw(orderMarket ?? primary, country),
      guaranteeNotice: isSameLanguage ? locale.guaranteeNotice : null,
    }
  }
  const [stored] = await db.select().from(orderEvidence).where(eq(orderEvidence.orderId, order.id))
  if (!stored) {
    return { ...getLaw({ countries: [country], lawRulesOff: primary.lawRulesOff }, country), guaranteeNotice: null }
  }
  const { rules, market, guarantee } = parseEvidence(stored)
  const hasNotice = rules.includes('guarantee-notice')
  return {
    hasWithdrawal: rules.includes('withdrawal'),
    guaranteeYears: hasNotice ? findGuaranteeYears({ countries: market.countries, lawRulesOff: [] }, country) : null,
    guaranteeNotice: guarantee?.image ?? null,
  }
}

type MarketLaw = { readonly countries: readonly string[]; readonly lawRulesOff: readonly string[] }

function getLaw(market: MarketLaw, country: string) {
  return { hasWithdrawal: appliesIn('withdrawal', market), guaranteeYears: findGuaranteeYears(market, country) }
}
