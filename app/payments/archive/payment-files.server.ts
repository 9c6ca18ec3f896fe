import { refunds } from '#app/orders/refunds.table.ts'
import { readActivityFilter } from '#app/payments/activity/activity.ts'
import { ACTIVITY_FILE_HEADING, listActivityFileBatches } from '#app/payments/activity/export-activity.server.ts'
import { INVOICE_FILE_HEADING, readInvoiceFileRows } from '#app/payments/invoices/export-invoices.server.ts'
import { readInvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { listExportFile } from '#app/store/file-formats.ts'

const EVERYTHING = new URLSearchParams()

export const paymentsFile = listExportFile({
  path: 'payments.csv',
  about: 'Payments and refunds, the newest first. Amounts of refunds are above 0 too.',
  heading: ACTIVITY_FILE_HEADING,
  texts: {
    'Date (UTC)': 'when it began',
    Order: 'as in orders.csv',
    Kind: 'Payment, Second payment or Refund',
    Method: 'how it was paid',
    Provider: 'who took the money',
    Currency: 'of the amount',
    Amount: 'a decimal',
    'Fee currency': 'of the fee',
    Fee: 'what the provider keeps',
    Reference: 'the number at the provider',
    Status: 'such as Paid, Expired or cancelled, Paid out',
    Dispute: 'if the customer disputed it',
  },
  count: async ({ db }) => (await db.$count(payments)) + (await db.$count(refunds)),
  rows: ({ db, settings }) => listActivityFileBatches(db, readActivityFilter(EVERYTHING, settings.store_time_zone)),
})

export const invoicesFile = listExportFile({
  path: 'invoices.csv',
  about: 'Invoices and credit notes by number, a row for each tax rate. Amounts of credit notes are below 0.',
  heading: INVOICE_FILE_HEADING,
  texts: {
    Number: 'of the document',
    Kind: 'Invoice or Credit note',
    Date: 'of the document',
    Corrects: 'the invoice that a credit note corrects',
    Order: 'as in orders.csv',
    Customer: 'as billed',
    Company: 'as billed',
    Country: 'as billed, as two letters',
    'VAT number': 'of the customer',
    'Intra-Community supply': 'yes: goods for a business in another country of the EU, without tax',
    Export: 'yes: sent to where the store charges no tax',
    About: 'empty for goods and shipping; the fee for cash on delivery and the rounding have rows of their own',
    'Tax name': 'empty for what is not taxed',
    'Tax rate %': 'empty for what is not taxed',
    Currency: 'of the document',
    Net: 'at this rate',
    Tax: 'at this rate',
    Total: 'at this rate',
    'Store currency': 'of the booked amounts',
    'Exchange rate': 'units of the store currency for one of the document',
    'Net booked': 'at this rate',
    'Tax booked': 'at this rate',
    'Total booked': 'at this rate',
  },
  count: ({ db }) => db.$count(invoices),
  rows: ({ db }) => readInvoiceFileRows(db, readInvoiceFilter(EVERYTHING)),
})
