import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { setTagSource } from '#app/lib/language.ts'
import type { CreditNoteContents, InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { invoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { intraCommunitySupply as germanText } from '#app/payments/invoices/messages/de.ts'
import { drawInvoice } from '#app/payments/invoices/pdf/draw-invoice.server.ts'
import { toRuns } from '#app/payments/invoices/pdf/pdf-runs.server.ts'
import { renderInvoice } from '#app/payments/invoices/pdf/render-invoice.server.ts'
import { createInvoiceContents } from '#tests/support/invoices.ts'
import { isLong } from '#tests/support/long.ts'

async function read(contents: InvoiceContents) {
  const bytes = await drawInvoice(invoiceContents.parse(contents))
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  const [, , width, height] = (await pdf.getPage(1)).view
  return {
    pages: text.map((page) => page.normalize('NFC').replaceAll(/\s+/g, ' ')),
    size: [width, height],
    bytes: bytes.length,
  }
}

test('an invoice shows everything that was recorded, as text with exact numbers', async () => {
  const { pages, size } = await read(createInvoiceContents(1))
  const [text = ''] = pages
  for (const fragment of [
    'Adaeze & Daughters GmbH',
    'Tax number (Germany): DE136695976',
    'Invoice INV-2026-00042',
    'Issued Nov 23, 2026',
    'Order IN123456789 dated Nov 22, 2026',
    'Lindenallee 3',
    'Silk dress 1',
    'Size: M | Color: Olive, PRD-1',
    'Subtotal €10.00',
    'Shipping (Standard) €5.00',
    'VAT 19% €1.90',
    'Total €16.90',
    'Not taxed €5.00 €0.00',
    'Payment received with thanks.',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(fragment)
  }
  expect(pages).toHaveLength(1)
  expect(size).toEqual([595.28, 841.89])
})

test('taxes with the same name and rate are added up', async () => {
  const tax = { name: 'VAT', rate: 190_000 }
  const taxes = [
    { ...tax, net: 10_00, tax: 1_90 },
    { ...tax, net: 20_00, tax: 3_80 },
  ]
  const [text = ''] = (await read(createInvoiceContents(3, { taxes }))).pages
  expect(text.match(/VAT 19% €\S+/g)).toEqual(['VAT 19% €5.70', 'VAT 19% €30.00'])
})

test('reverse charge is stated, with the VAT number of the buyer', async () => {
  const buyer = { name: 'Atelier', country: 'FR', lines: ['Atelier'], vatNumber: 'FR40303265045' }
  const [text = ''] = (await read(createInvoiceContents(1, { buyer, isReverseCharge: true }))).pages
  expect(text).toContain('VAT number: FR40303265045')
  expect(text).toContain('Reverse charge: the customer is liable for the VAT.')
})

test('the invoice of an intra-Community supply says that it is exempt, with the legal basis', async () => {
  const exempt = { taxes: [], tax: 0, net: 15_00, total: 15_00, isIntraCommunity: true }
  const [text = ''] = (await read(createInvoiceContents(1, exempt))).pages
  expect(text).toContain('Tax-exempt intra-Community supply (Article 138 of Directive 2006/112/EC).')
  expect(text).not.toContain('Reverse charge')
  expect(germanText).toContain('§ 6a UStG') // § 14 (4) no. 8 UStG
})

test('the date of supply is stated, or the date of payment if it is earlier', async () => {
  const supplied = { kind: 'supplied', day: '2026-11-20' } as const
  const [sent = ''] = (await read(createInvoiceContents(1, { supply: supplied }))).pages
  const [paid = ''] = (await read(createInvoiceContents(1, { supply: { ...supplied, kind: 'paid' } }))).pages
  expect(sent).toContain('Date of supply: Nov 20, 2026')
  expect(paid).toContain('Paid on Nov 20, 2026, before delivery')
})

test('two taxes on one net amount have a line each, and the untaxed amount is not counted twice', async () => {
  const taxes = [
    { name: 'GST', rate: 50_000, net: 10_00, tax: 50 },
    { name: 'QST', rate: 99_750, net: 10_00, tax: 1_00, isAdded: true as const },
  ]
  const [text = ''] = (await read(createInvoiceContents(1, { taxes, tax: 1_50, total: 16_50 }))).pages
  for (const fragment of ['GST 5% €0.50', 'QST 9.975% €1.00', 'Not taxed €5.00 €0.00']) expect(text).toContain(fragment)
})

test('the invoice of an export says so', async () => {
  const untaxed = { taxes: [], tax: 0, net: 15_00, total: 15_00 }
  const [text = ''] = (await read(createInvoiceContents(1, { ...untaxed, isExport: true }))).pages
  expect(text).toContain('Export of goods: no tax is charged.')
})

const inNaira = (base: number, quote: number) => ({
  ...({ currency: 'NGN', rate: { base, quote } } as const),
  taxes: [{ name: 'VAT', rate: 190_000, net: 17_000_00, tax: 3_230_00 }],
  net: 25_500_00,
  tax: 3_230_00,
  total: 28_730_00,
})

test.each([
  { base: 1_700_000_000, quote: 1_000_000, rate: '1 EUR = 1700 NGN' },
  { base: 1_000_000, quote: 4_250_000, rate: '1 NGN = 4.25 EUR' },
])(
  'an invoice in a different currency also shows the tax in the store currency, at the exchange rate $rate',
  async ({ base, quote, rate }) => {
    const [text = ''] = (await read(createInvoiceContents(1, { store: inNaira(base, quote) }))).pages
    expect(text).toContain('VAT 19% in NGN ₦3,230.00')
    expect(text).toContain(`Exchange rate ${rate}`)
    expect(text.indexOf('Exchange rate')).toBeGreaterThan(text.indexOf('Total €16.90'))
  },
)

test('an invoice that is in the store currency or has no tax shows no exchange rate', async () => {
  const untaxed = { taxes: [], tax: 0, net: 15_00, total: 15_00 }
  const store = { ...inNaira(1_700_000_000, 1_000_000), taxes: [], tax: 0, net: 25_500_00, total: 25_500_00 }
  for (const changes of [{}, { ...untaxed, store }]) {
    const [text = ''] = (await read(createInvoiceContents(1, changes))).pages
    expect(text).not.toContain('NGN')
    expect(text).not.toContain('Exchange rate')
  }
})

test('the paper size is Letter in countries that use it', async () => {
  const buyer = { name: 'Ada Obi', country: 'US', lines: ['Ada Obi', 'Springfield'], vatNumber: '' }
  expect((await read(createInvoiceContents(1, { buyer }))).size).toEqual([612, 792])
})

test('200 lines take several pages, each with the table header and its page number', async () => {
  const { pages, bytes } = await read(createInvoiceContents(200))
  expect(pages.length).toBeGreaterThan(4)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Product Qty Price Tax Total')
  const text = pages.join(' ')
  for (const line of createInvoiceContents(200).lines) expect(text).toContain(`${line.name} `)
  expect(text).toContain('Total €2,385.00')
  expect(bytes).toBeLessThan(200_000)
})

/** Returns the text items on the first page, each with the height of its baseline above the bottom edge. */
async function listPlacedText(contents: InvoiceContents) {
  const pdf = await getDocumentProxy(new Uint8Array(await drawInvoice(invoiceContents.parse(contents))))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [{ text: item.str, baseline: Number(item.transform[5]) }] : [],
  )
}

test('a table begins below the longer address, and a line that would reach the footer moves to the next page', async () => {
  const buyer = { ...createInvoiceContents(1).buyer, lines: ['Ada Obi', 'Germany'] }
  const shipTo = ['Ada Obi', 'Lindenallee 3', '2nd floor', '10115 Berlin', 'Last line'] // no room for another line
  const placed = await listPlacedText(createInvoiceContents(20, { buyer, shipTo }))
  const [head, last] = ['Product', 'Last line'].map((text) => placed.find((item) => item.text === text)?.baseline ?? 0)
  expect(last).toBeGreaterThan((head ?? 0) + 20)
  const baselines = placed.map(({ baseline }) => baseline)
  const foot = Math.min(...baselines)
  expect(Math.min(...baselines.filter((baseline) => baseline > foot))).toBeGreaterThan(foot + 50)
})

test.each([
  ['naira', 'NGN', '₦16.90'],
  ['złoty', 'PLN', 'PLN 16.90'],
  ['yen', 'JPY', '¥1,690'],
  ['dinars', 'KWD', 'KWD 1.690'],
] as const)('amounts in %s are exact', async (_, currency, amount) => {
  const [text = ''] = (await read(createInvoiceContents(1, { currency }))).pages
  expect(text.replaceAll('\u00a0', ' ')).toContain(`Total ${amount}`)
})

test('names in Polish, Greek, Cyrillic, Vietnamese and Arabic letters are drawn and can be copied', async () => {
  const names = ['Świętosława Wąż-Łódzka', 'Ωμέγα Παπαδόπουλος', 'Иван Петров', 'Nguyễn Văn Hương']
  const [first = ''] = names
  const buyer = { name: first, country: 'PL', lines: [...names, 'محمد'], vatNumber: '' }
  const [text = ''] = (await read(createInvoiceContents(1, { buyer }))).pages
  for (const name of names) expect(text).toContain(name)
  expect([...text.normalize('NFKC')].filter((letter) => 'محمد'.includes(letter)).length).toBeGreaterThanOrEqual(4)
})

test.each([
  ['Ada Obi', ['Ada Obi']],
  ['محمد علي', ['علي', ' ', 'محمد']],
  ['Ada محمد 12', ['Ada ', '12', ' ', 'محمد']],
  ['\u200f1.50\u00a0\u200f€\u200e', ['€\u00a0', '1.50']], // without its direction marks
])('the runs of %s are drawn from left to right in visual order', (line, expected) => {
  expect(toRuns(line).map(({ text }) => text)).toEqual(expected)
})

test('an Arabic page starts on the right', async () => {
  const restoreTagSource = setTagSource(() => 'ar')
  const bytes = await drawInvoice(invoiceContents.parse(createInvoiceContents(1))).finally(restoreTagSource)
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  const listLeftEdges = (text: string) =>
    items.flatMap((item) => ('str' in item && item.str.includes(text) ? item.transform[4] : []))
  expect(listLeftEdges('Adaeze')[0]).toBeGreaterThan(300)
  expect(listLeftEdges('INV-')[0]).toBeLessThan(100)
})

test('a long word does not run off the page', async () => {
  const line = { ...createInvoiceContents(1).lines[0], name: 'W'.repeat(200), variant: '', sku: '', quantity: 1 }
  const contents = createInvoiceContents(1, { lines: [{ price: 10_00, total: 10_00, rate: null, ...line }] })
  const { pages } = await read(contents)
  expect(pages.join('').replaceAll(' ', '')).toContain('W'.repeat(200))
})

test('a credit note states the corrected invoice, the returned goods and the credited tax', async () => {
  const { seller, buyer, order, currency } = createInvoiceContents(1)
  const contents: CreditNoteContents = {
    kind: 'credit-note',
    number: 'CN-2026-00007',
    language: 'en',
    day: '2026-11-30',
    seller,
    buyer,
    order,
    currency,
    isReverseCharge: false,
    isIntraCommunity: false,
    isExport: false,
    invoice: { number: 'INV-2026-00042', day: '2026-11-23' },
    returned: [{ name: 'Silk dress 1', variant: 'Size: M', sku: 'PRD-1', quantity: 1 }],
    taxes: [{ name: 'VAT', rate: 190_000, net: 10_00, tax: 1_90 }],
    net: 10_00,
    tax: 1_90,
    total: 11_90,
    store: { ...inNaira(1_700_000_000, 1_000_000), net: 17_000_00, total: 20_230_00 },
  }
  const [text = ''] = (await read(contents)).pages
  for (const fragment of [
    'Credit note CN-2026-00007',
    'Corrects invoice INV-2026-00042 dated Nov 23, 2026',
    'Total credited €11.90',
    'VAT 19% in NGN ₦3,230.00',
    'Exchange rate 1 EUR = 1700 NGN',
  ]) {
    expect(text).toContain(fragment)
  }
  const [withoutReturn = ''] = (await read({ ...contents, returned: [] })).pages
  expect(withoutReturn).toContain('Total credited €11.90')
  expect(withoutReturn).not.toContain('Returned')
})

test.runIf(isLong)(
  'the thread draws the same PDF as a direct call, and rejects documents while its queue is full',
  async () => {
    const contents = createInvoiceContents(3)
    const rendered = await Promise.all(Array.from({ length: 25 }, () => renderInvoice(contents)))
    const pdfs = rendered.filter((pdf) => pdf !== null)
    expect(pdfs).toHaveLength(20)
    const expected = await drawInvoice(contents)
    for (const pdf of pdfs) expect(pdf.length).toBe(expected.length)
  },
)
