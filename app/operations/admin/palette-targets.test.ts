import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { findCommands, matchesText, searchTargets } from '#app/operations/admin/palette-targets.ts'

const targets = (text: string, hasInbox = false) => findCommands(text, hasInbox).flatMap((group) => group.targets)
const names = (text: string, hasInbox = false) => targets(text, hasInbox).map(({ label }) => label)

test.each([
  { label: 'Add product', text: 'add', does: true },
  { label: 'Add product', text: 'PROD a', does: true },
  { label: 'Add product', text: '', does: true },
  { label: 'Add product', text: 'duct', does: false },
  { label: 'Add product', text: 'add order', does: false },
])('"$text" matches "$label": $does', ({ label, text, does }) => {
  expect(matchesText(label, text)).toBe(does)
})

test('screens, actions and settings are found by the beginnings of words in their names or search terms', () => {
  expect(names('prod')).toEqual([
    'Products',
    'Product feeds',
    'Homepage',
    'Import',
    'Store text',
    'Legal details',
    'Packaging details',
    'Add product',
    'New products from photos',
    'Products low in stock',
    'Export products',
    'We make our own products',
    'Digital product passport QR code on packing slips',
    'Product feeds for shopping services',
    'List backordered products as available',
    'Days until backordered products ship',
  ])
  expect(names('news')).toEqual(['Subscribers', 'Homepage', 'Export newsletter subscribers'])
  expect(names('stock').slice(0, 3)).toEqual(['Inventory', 'Inventory', 'Products low in stock'])
  expect(names('back').slice(0, 2)).toEqual(['Backups', 'Inventory'])
  expect(names('zzz')).toEqual([])
})

test.each([
  { text: 'VAT', opens: '/admin/settings?tab=pricing' },
  { text: 'VAT', opens: '/admin/taxes' },
  { text: 'VAT', opens: '/admin/markets' },
  { text: 'currency', opens: '/admin/markets' },
  { text: 'countries', opens: '/admin/markets' },
  { text: 'languages', opens: '/admin/markets' },
  { text: 'multilingual', opens: '/admin/languages' },
  { text: 'right to left', opens: '/admin/languages' },
  { text: 'polish', opens: '/admin/languages' },
  { text: 'postage', opens: '/admin/settings?tab=shipping' },
  { text: 'backorders', opens: '/admin/settings?tab=inventory' },
  { text: 'faq', opens: '/admin/settings/texts' },
  { text: 'notifications', opens: '/admin/settings/mail' },
  { text: 'smtp', opens: '/admin/settings/mail/server' },
  { text: 'company', opens: '/admin/law/details' },
  { text: 'numbering', opens: '/admin/invoices/settings' },
  { text: 'lucid', opens: '/admin/law/packaging#field-lucid_number' },
  { text: 'invoice prefix', opens: '/admin/invoices/settings#field-invoice_prefix' },
  { text: 'page cache', opens: '/admin/system' },
  { text: 'demo', opens: '/admin/settings/opening' },
  { text: 'logo', opens: '/admin/brand' },
  { text: 'ready to open', opens: '/admin/settings/opening' },
  { text: 'general', opens: '/admin/settings' },
  { text: 'time zone', opens: '/admin/settings' },
  { text: 'password', opens: '/admin/account' },
  { text: 'two-factor', opens: '/admin/account' },
  { text: 'two factor', opens: '/admin/account' },
  { text: 'your account', opens: '/admin/account' },
  { text: 'disk', opens: '/admin/system' },
  { text: 'coupon', opens: '/admin/discounts' },
  { text: 'emails', opens: '/admin/mails' },
  { text: 'add market', opens: '/admin/markets/new' },
  { text: 'add shipping zone', opens: '/admin/shipping/new' },
  { text: 'exchange rates', opens: '/admin/markets/rates' },
  { text: 'tax rates', opens: '/admin/taxes#rates' },
  { text: 'suggested tax rates', opens: '/admin/taxes/starter' },
  { text: 'export invoices', opens: '/admin/invoices/export' },
])('"$text" finds $opens', ({ text, opens }) => {
  expect(targets(text).map(({ to }) => to)).toContain(opens)
})

test('a screen whose name matches comes before screens whose search terms match, and each is listed once', () => {
  expect(targets('inventory').map(({ to }) => to)).toEqual([
    '/admin/stock',
    '/admin/settings?tab=inventory',
    '/admin/settings?tab=inventory#field-track_inventory',
  ])
  const all = targets('', true).map(({ to }) => to)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((to) => /^\/admin\/settings(\?|$)/.test(to))).toEqual(['/admin/settings'])
})

test.each([
  { text: 'two-factor', opens: '/admin/account' },
  { text: 'postage', opens: '/admin/shipping' },
  { text: 'ledger', opens: '/admin/stock' },
])('"$text" finds $opens first', ({ text, opens }) => {
  expect(targets(text)[0]?.to).toBe(opens)
})

test('a screen whose first search terms match comes before one whose later terms match', () => {
  expect(targets('VAT').map(({ to }) => to)).toEqual([
    '/admin/taxes',
    '/admin/invoices',
    '/admin/markets',
    '/admin/settings?tab=pricing',
  ])
})

test('the “Messages” screen is found only while the contact inbox is on', () => {
  expect(names('messages', true)).toContain('Messages')
  expect(names('messages', false)).not.toContain('Messages')
})

test('a screen is listed with the section that it belongs to', () => {
  expect(targets('system').map(({ label, note }) => [label, note])).toEqual([['System', 'Settings']])
})

test('search results are grouped by kind', () => {
  const groups = searchTargets({
    orders: [{ id: newId(), orderNumber: 'IN1', customerName: 'Ada Obi', status: 'shipped' }],
    importedOrders: [{ id: newId(), number: '#1001', customerName: 'Ada Obi', source: 'shopify' }],
    products: [{ id: newId(), name: 'Shirt', sku: 'S-1', status: 'draft' }],
    customers: [{ id: newId(), name: '', email: 'ada@example.com' }],
    collections: [{ id: newId(), name: 'Linen', status: 'active' }],
    invoices: [{ id: newId(), number: 'CN-2026-00001', kind: 'credit-note', buyer: 'Ada Obi' }],
    categories: [{ id: newId(), name: 'Hats', status: '' }],
    markets: [{ id: newId(), name: 'Japan', status: 'draft' }],
    pages: [{ id: newId(), name: 'Terms', status: 'published' }],
  })
  expect(groups.map(({ name, targets }) => [name, targets[0]?.label, targets[0]?.note])).toEqual([
    ['Orders', 'IN1', 'Ada Obi · Shipped'],
    ['Imported orders', '#1001', 'Ada Obi · from Shopify'],
    ['Invoices', 'CN-2026-00001', 'Credit note · Ada Obi'],
    ['Products', 'Shirt', 'S-1 · draft'],
    ['Customers', 'ada@example.com', ''],
    ['Collections', 'Linen', ''],
    ['Categories', 'Hats', ''],
    ['Pages', 'Terms', ''],
    ['Markets', 'Japan', 'draft'],
  ])
})
