import { refunds } from '#app/orders/refunds.table.ts'
import { readActivityFilter } from '#app/payments/activity/activity.ts'
import { ACTIVITY_FILE_HEADING, listActivityFileBatches } from '#app/payments/activity/export-activity.server.ts'
import { INVOICE_FILE_HEADING, readInvoiceFileRows } from '#app/payments/invoices/export-invoices.server.ts'
import { readInvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { listExportFile } from '#app/store/file-formats.ts'

const NO_FILTER = new URLSearchParams()

export const paymentsFile = listExportFile({
  path: 'payments.csv',
  about: 'Payments and refunds, newest first. Refund amounts are positive too.',
  heading: ACTIVITY_FILE_HEADING,
  texts: {
    'Date (UTC)': 'when it was started',
    Order: 'as in orders.csv',
    Kind: 'Payment, Second payment or Refund',
    Method: 'how it was paid',
    Provider: 'the payment provider',
    Currency: 'of the amount',
    Amount: 'a decimal number',
    'Fee currency': 'of the fee',
    Fee: 'what the provider keeps',
    Reference: 'the provider’s reference number',
    Status: 'such as “Paid”, “Expired or cancelled” or “Paid out”',
    Dispute: 'whether the customer disputed the payment',
  },
  count: async ({ db }) => (await db.$count(payments)) + (await db.$count(refunds)),
  rows: ({ db, settings }) => listActivityFileBatches(db, readActivityFilter(NO_FILTER, settings.store_time_zone)),
})

export const invoicesFile = listExportFile({
  path: 'invoices.csv',
  about: 'Invoices and credit notes by number, with one row per tax rate. Credit note amounts are negative.',
  heading: INVOICE_FILE_HEADING,
  texts: {
    Number: 'of the document',
    Kind: 'Invoice or Credit note',
    Date: 'of the document',
    Corrects: 'the invoice that a credit note corrects',
    Order: 'as in orders.csv',
    Customer: 'as billed',
    Company: 'as billed',
    Country: 'as billed, as a two-letter code',
    'VAT number': 'of the customer',
    'Intra-Community supply': 'yes: goods for a business in another EU country, untaxed',
    Export: 'yes: shipped to a place where the store charges no tax',
    About: 'empty for goods and shipping; the fee for cash on delivery and rounding have their own rows',
    'Tax name': 'empty for untaxed amounts',
    'Tax rate %': 'empty for untaxed amounts',
    Currency: 'of the document',
    Net: 'at this rate',
    Tax: 'at this rate',
    Total: 'at this rate',
    'Store currency': 'of the booked amounts',
    'Exchange rate': 'units of the store currency per unit of the document’s currency',
    'Net booked': 'at this rate',
    'Tax booked': 'at this rate',
    'Total booked': 'at this rate',
  },
  count: ({ db }) => db.$count(invoices),
  rows: ({ db }) => readInvoiceFileRows(db, readInvoiceFilter(NO_FILTER)),
})
