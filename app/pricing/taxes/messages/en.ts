// VAT numbers
export const numberNames = { vat: 'VAT number', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Northern Ireland'
export const noPrefix = 'Please enter the VAT number with its country letters, such as DE136695976'
export const unknownPrefix = (letters: string) => `No VAT number starts with ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `The ${name} (${country}) must look like ${example}`
export const wrongCheckDigit = (number: string) => `${number} is not valid. Please check it for typing errors.`
// Names of taxes that the store suggests
export const names = {
  VAT: 'VAT',
  GST: 'GST',
  HST: 'HST',
  PST: 'PST',
  RST: 'RST',
  QST: 'QST',
  'GST + PST': 'GST + PST',
  'GST + RST': 'GST + RST',
  'GST + QST': 'GST + QST',
  'Sales tax': 'Sales tax',
  'Consumption tax': 'Consumption tax',
} as const
