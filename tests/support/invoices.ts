import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'

type Invoice = Extract<InvoiceContents, { kind: 'invoice' }>

/** Returns an invoice with `count` lines of 10.00, 19% tax added, and 5.00 for shipping. */
export function createInvoiceContents(count: number, changes: Partial<Invoice> = {}): Invoice {
  const subtotal = count * 10_00
  const tax = count * 1_90
  return {
    kind: 'invoice',
    language: 'en',
    number: 'INV-2026-00042',
    day: '2026-11-23',
    seller: {
      name: 'Adaeze & Daughters GmbH',
      address: '12 Marina Road\nLagos',
      email: 'hello@adaeze.example',
      phone: '+234 1 555 0147',
      taxNumbers: [{ place: 'Germany', number: 'DE136695976' }],
      footer: 'Register HRB 1234, Berlin.\nPayment received with thanks.',
    },
    buyer: {
      name: 'Ada Obi',
      country: 'DE',
      lines: ['Ada Obi', 'Lindenallee 3', '10115 Berlin', 'Germany'],
      vatNumber: '',
    },
    isReverseCharge: false,
    isIntraCommunity: false,
    isExport: false,
    order: { number: 'IN123456789', day: '2026-11-22' },
    currency: 'EUR',
    shipTo: ['Ada Obi', 'Lindenallee 3', '10115 Berlin', 'Germany'],
    lines: Array.from({ length: count }, (_, index) => ({
      name: `Silk dress ${index + 1}`,
      variant: 'Size: M | Color: Olive',
      sku: `PRD-${index + 1}`,
      quantity: 1,
      price: 10_00,
      total: 10_00,
      rate: 190_000,
    })),
    discount: { code: '', amount: 0 },
    subtotal,
    shipping: { name: 'Standard', amount: 5_00 },
    taxIncluded: false,
    taxes: [{ name: 'VAT', rate: 190_000, net: subtotal, tax }],
    net: subtotal + 5_00,
    tax,
    total: subtotal + 5_00 + tax,
    ...changes,
  }
}
