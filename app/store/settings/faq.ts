import { currencyName } from '#app/base/money-formats.ts'
import { formatList } from '#app/lib/format/list.ts'
import { currentTag, DEFAULT_LANGUAGE } from '#app/lib/language.ts'
import type { Market, PriceTaxKind } from '#app/store/market.ts'
import { faqText } from '#app/store/settings/faq-text.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** Plain text. Line breaks in the answer are shown. `id` is the anchor on the page. */
export type FaqEntry = { readonly id: string; readonly question: string; readonly answer: string }

type FaqCategory = { readonly id: string; readonly name: string; readonly entries: readonly FaqEntry[] }

/**
 * The answers about the store's terms are settings; if one is empty, its question is omitted. The other answers are
 * built in.
 */
export function buildFaq(
  settings: Settings,
  {
    market,
    tax,
  }: { readonly market: Pick<Market, 'currency' | 'displayCurrencies'>; readonly tax: PriceTaxKind | null },
): FaqCategory[] {
  const names = faqText.categories
  const createEditableEntry = (id: keyof typeof faqText.questions, answer: string) =>
    entry(id, faqText.questions[id], answer)
  const createBuiltInEntry = (id: keyof typeof faqText.entries) =>
    entry(id, faqText.entries[id].question, faqText.entries[id].answer)
  const categories = [
    {
      id: 'shipping',
      name: names.shipping,
      entries: [
        createEditableEntry('free-shipping', settings.faq_free_delivery),
        createEditableEntry('delivery-times', settings.faq_delivery_times),
        createEditableEntry('international', settings.faq_international),
        entry('shipping-cost', faqText.shippingCost(tax), faqText.shippingCostAnswer(tax)),
        createEditableEntry('shipping-policy', settings.shipping_policy),
      ],
    },
    {
      id: 'returns',
      name: names.returns,
      entries: [
        createEditableEntry('return-policy', settings.faq_returns),
        createEditableEntry('exchanges', settings.faq_exchanges),
        createEditableEntry('sale-items', settings.faq_sale_items),
        createBuiltInEntry('start-a-return'),
      ],
    },
    {
      id: 'sizing',
      name: names.sizing,
      entries: (['find-my-size', 'between-sizes', 'one-size', 'sold-out-size'] as const).map(createBuiltInEntry),
    },
    {
      id: 'orders',
      name: names.orders,
      entries: [
        createEditableEntry('change-or-cancel', settings.faq_order_changes),
        createBuiltInEntry('order-placed'),
        createBuiltInEntry('ways-to-pay'),
        entry('currency', faqText.currency, formatCurrencyAnswer(market)),
        createBuiltInEntry('account'),
      ],
    },
    {
      id: 'products',
      name: names.products,
      entries: (['materials-and-care', 'colors', 'availability'] as const).map(createBuiltInEntry),
    },
  ]
  const isShown = ({ id, answer }: FaqEntry) => answer !== '' && (settings.demo_content || !DEMO_ONLY.includes(id))
  return categories.map((category) => ({ ...category, entries: category.entries.filter(isShown) }))
}

/** Questions about the demo store's cuts, fabrics and payment methods. */
const DEMO_ONLY: readonly string[] = ['find-my-size', 'between-sizes', 'ways-to-pay']

function entry(id: string, question: string, answer: string): FaqEntry {
  return { id, question, answer: answer.trim() }
}

function formatCurrencyAnswer({ currency, displayCurrencies }: Pick<Market, 'currency' | 'displayCurrencies'>): string {
  const charged = currencyName(currency, 2)
  const others = displayCurrencies.flatMap((shownCurrency) =>
    shownCurrency.currency === currency ? [] : [currencyName(shownCurrency.currency, 2)],
  )
  return faqText.currencyAnswer(charged, formatNames(others))
}

/** Returns text such as 'A, B and C'. In English, it has no comma before 'and'. */
function formatNames(names: readonly string[]): string {
  const tag = currentTag()
  return formatList(names, tag === DEFAULT_LANGUAGE ? 'en-GB' : tag)
}
