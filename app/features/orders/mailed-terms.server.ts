import { and, inArray } from 'drizzle-orm'
import { memberCountries } from '#app/features/markets/countries.ts'
import { readLocales } from '#app/features/markets/locales.server.ts'
import { marketOf } from '#app/features/markets/market.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import { fillPagePlaceholders } from '#app/features/pages/page-placeholders.ts'
import { publicPage } from '#app/features/pages/pages.server.ts'
import { pages } from '#app/features/pages/pages.table.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { readShipping } from '#app/features/shipping/market-shipping.server.ts'
import { promisesOf } from '#app/features/shipping/promises.ts'
import { contentLanguage } from '#app/features/translations/content-language.ts'
import { textsOf, withTexts } from '#app/features/translations/translated.server.ts'
import { plainLines, readPageMarkdown } from '#app/lib/markdown.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'

/** A policy that is part of the contract, as lines. */
export type MailedPolicy = { readonly title: string; readonly lines: readonly string[] }

/**
 * The published terms and the returns policy in the order's language, which a confirmation contains, as a link is no
 * durable medium (Directive 2011/83/EU, Art. 8(7); CJEU C-49/11).
 */
export async function readMailedTerms(
  db: Database,
  { language, marketId }: Pick<Order, 'language' | 'marketId'>,
  settings: Settings,
): Promise<readonly MailedPolicy[]> {
  const locales = await readLocales(db)
  const { title, body } = pages
  const rows = await db
    .select({ title, body, texts: textsOf('page', pages.id, contentLanguage({ language }, locales)) })
    .from(pages)
    .where(and(inArray(pages.policy, ['terms', 'returns']), publicPage()))
    .orderBy(pages.policy)
  const open = (locales.find(({ market }) => market.id === marketId) ?? locales[0])?.market
  if (rows.length === 0 || !open) return []
  const shipping = await readShipping(db, open.id)
  return inLanguage(language, () => {
    const market = marketOf(open, settings.store_currency)
    const promises = promisesOf({ ...settings, market, shipping }, memberCountries(open.countries))
    return rows.map(({ texts, ...original }) => {
      const policy = withTexts(original, texts)
      const text = readPageMarkdown(fillPagePlaceholders(policy.body, promises), () => null)
      return { title: policy.title, lines: plainLines(text) }
    })
  })
}
