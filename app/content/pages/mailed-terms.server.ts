import { and, inArray } from 'drizzle-orm'
import { fillPagePlaceholders } from '#app/content/pages/page-placeholders.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { readPageMarkdown, toPlainLines } from '#app/lib/markdown.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { MailedPolicy } from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { readOpenMarketShipping } from '#app/pricing/market-shipping.server.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { findContentLanguage } from '#app/store/locale.ts'
import { toMarket } from '#app/store/market.ts'
import { readLocales } from '#app/store/markets.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { selectTexts, withTexts } from '#app/store/translated.server.ts'

/**
 * Reads the published terms and returns policy in the order's language. Order confirmations contain them, because a
 * link is not a durable medium (Directive 2011/83/EU, Art. 8(7); CJEU C-49/11).
 */
export async function readMailedTerms(
  db: Database,
  { language, marketId }: Pick<Order, 'language' | 'marketId'>,
  settings: Settings,
): Promise<readonly MailedPolicy[]> {
  const locales = await readLocales(db)
  const { title, body } = pages
  const rows = await db
    .select({ title, body, texts: selectTexts('page', pages.id, findContentLanguage({ language }, locales)) })
    .from(pages)
    .where(and(inArray(pages.policy, ['terms', 'returns']), publicPage()))
    .orderBy(pages.policy)
  const open = (locales.find(({ market }) => market.id === marketId) ?? locales[0])?.market
  if (rows.length === 0 || !open) return []
  const shipping = await readOpenMarketShipping(db, open.id)
  return inLanguage(language, () => {
    const market = toMarket(open, settings.store_currency)
    const promises = computeShippingPromises({ ...settings, market, shipping }, open)
    return rows.map(({ texts, ...original }) => {
      const policy = withTexts(original, texts)
      const text = readPageMarkdown(fillPagePlaceholders(policy.body, promises), () => null)
      return { title: policy.title, lines: toPlainLines(text) }
    })
  })
}
