import { expect, test } from 'vitest'
import { toMarket } from '#app/store/market.ts'
import { buildFaq } from '#app/store/settings/faq.ts'
import { initialSettings, type Settings } from '#app/store/settings.ts'
import { formKeys, getField } from '#app/store/settings-fields.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'

const TERMS = { market: testMarket(), tax: 'added' } as const

function getAnswers(categoryId: string, settings: Settings = initialSettings): Record<string, string> {
  const category = buildFaq(settings, TERMS).find(({ id }) => id === categoryId)
  return Object.fromEntries(category?.entries.map(({ id, answer }) => [id, answer]) ?? [])
}

test('the categories are Shipping, Returns & Exchanges, Sizing, Orders and Products, and none of them is empty', () => {
  const categories = buildFaq(initialSettings, TERMS)
  expect(categories.map(({ name }) => name)).toEqual([
    'Shipping',
    'Returns & Exchanges',
    'Sizing',
    'Orders',
    'Products',
  ])
  for (const { entries } of categories) expect(entries.length).toBeGreaterThanOrEqual(3)
})

const INITIAL_ANSWERS = [
  { category: 'shipping', id: 'free-shipping', phrases: ['free standard shipping', 'over $150'] },
  {
    category: 'shipping',
    id: 'delivery-times',
    phrases: ['Standard', '5-7 business days', 'express', '2-3 business days'],
  },
  { category: 'shipping', id: 'international', phrases: ['50+ countries', '7-14 days'] },
  { category: 'returns', id: 'return-policy', phrases: ['30-day returns'] },
  { category: 'returns', id: 'sale-items', phrases: ['Sale items are final sale'] },
  { category: 'orders', id: 'change-or-cancel', phrases: ['Changes or cancellation', 'within 1 hour'] },
]

test.each(INITIAL_ANSWERS)('the initial answer to $id contains $phrases', ({ category, id, phrases }) => {
  for (const phrase of phrases) expect(getAnswers(category)[id]).toContain(phrase)
})

test('anchors are unique', () => {
  const settings = { ...initialSettings, shipping_policy: 'By bicycle.' }
  const ids = buildFaq(settings, TERMS).flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
})

test('the shipping policy is under Shipping unless it is empty', () => {
  expect(getAnswers('shipping')).not.toHaveProperty('shipping-policy')
  expect(getAnswers('shipping', { ...initialSettings, shipping_policy: ' \n ' })).not.toHaveProperty('shipping-policy')
  const settings = { ...initialSettings, shipping_policy: 'By bicycle.\n\nBy boat.' }
  expect(getAnswers('shipping', settings)['shipping-policy']).toBe('By bicycle.\n\nBy boat.')
})

test('edited answers are shown, but questions with empty answers are not', () => {
  const settings = { ...initialSettings, faq_free_delivery: 'Always.', faq_sale_items: '' }
  expect(getAnswers('shipping', settings)['free-shipping']).toBe('Always.')
  expect(getAnswers('returns', settings)).not.toHaveProperty('sale-items')
})

test('the label of each answer in the settings is its question', () => {
  const questions = buildFaq(initialSettings, TERMS).flatMap(({ entries }) => entries.map(({ question }) => question))
  const fields = formKeys.filter((key) => key.startsWith('faq_')).map((key) => getField(key).label)
  expect(fields).toHaveLength(7)
  for (const label of fields) expect(questions).toContain(label)
})

test('the answer about currencies lists the market’s currencies', () => {
  expect(getAnswers('orders').currency).toBe(
    'Orders are charged in US dollars. The product page, the cart and checkout can also show British pounds, euros and Canadian dollars; when you view another currency, the amount in US dollars appears next to it.',
  )
  const yen = toMarket({ ...OPEN_MARKET, currency: 'JPY', displayCurrencies: ['JPY'], rates: {} }, 'JPY')
  const orders = buildFaq(initialSettings, { ...TERMS, market: yen }).find(({ id }) => id === 'orders')
  expect(orders?.entries.find(({ id }) => id === 'currency')?.answer).toBe('Orders are charged in Japanese yen.')
})

test.each([
  { tax: 'added', text: /^Shipping and taxes are calculated/ },
  { tax: 'included', text: /^Prices include tax\. Shipping is calculated/ },
  { tax: null, text: /^Shipping is calculated/ },
] as const)('if tax is $tax, the answer about shipping costs matches $text', ({ tax, text }) => {
  const [shipping] = buildFaq(initialSettings, { ...TERMS, tax })
  const entry = shipping?.entries.find(({ id }) => id === 'shipping-cost')
  expect(entry?.answer).toMatch(text)
  expect(entry?.question.includes('tax')).toBe(tax === 'added')
})
