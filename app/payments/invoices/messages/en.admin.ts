import { formatNumber } from '#app/lib/format/number.ts'

export const invoices = 'Invoices'
export const invoiceSettings = 'Invoice settings'
export const searchPlaceholder = 'Number, order or customer'
export const kind = 'Type'
export const kindOptions = { '': 'Type: All', invoice: 'Invoices', 'credit-note': 'Credit notes' }
export const month = 'Month'
export const allMonths = 'Month: All'
export const emptyNoun = 'invoices'
export const downloadPdfs = 'Download PDFs'
export const tooManyPdfs = (max: number) =>
  `Up to ${formatNumber(max)} PDFs can be downloaded at once. Choose a month, then download again.`
export const noInvoicesHint = (isAutomatic: boolean) =>
  isAutomatic
    ? 'The next paid order gets an invoice. For earlier orders, issue one on the order’s page.'
    : 'Each paid order can get an invoice automatically, or you can issue one on the order’s page.'
export const turnOnInvoices = 'Turn on automatic invoices'
export const viewPaidOrders = 'View paid orders'
export const number = 'Number'
export const issued = 'Issued'
export const customer = 'Customer'
export const order = 'Order'
export const total = 'Total'
export const invoicesNotLoaded = 'The invoices could not be loaded'

// An invoice
export const invoiceNotFound = 'Invoice not found'
export const invoiceNotLoaded = 'The invoice could not be loaded'
export const downloadPdf = 'Download PDF'

// On the page of an order
export const issueInvoice = 'Issue invoice'
export const issuing = 'Issuing...'
export const invoiceIssued = 'Invoice issued'
export const noneYet = 'None yet.'
export const noneUntilPaid = 'None. An invoice can be issued once the order is paid.'
export const noneDataErased = 'None. The personal data needed for an invoice was erased.'
export const notIssued = {
  'not-paid': 'The order is not paid, so no invoice was issued.',
  erased: 'The personal data of this order was erased, so no invoice can be issued.',
}
