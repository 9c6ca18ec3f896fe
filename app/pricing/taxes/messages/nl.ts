// VAT numbers
export const numberNames = { vat: 'Btw-nummer', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Noord-Ierland'
export const noPrefix = 'Vul het btw-nummer in met de letters van het land, zoals DE136695976'
export const unknownPrefix = (letters: string) => `Er is geen btw-nummer dat met ${letters} begint`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): schrijf het zoals ${example}`
export const wrongCheckDigit = (number: string) => `Het controlecijfer van ${number} klopt niet: er zit een typefout in`
// Names of taxes that the store suggests
export const names = {
  VAT: 'btw',
  GST: 'GST',
  HST: 'HST',
  PST: 'PST',
  RST: 'RST',
  QST: 'QST',
  'GST + PST': 'GST + PST',
  'GST + RST': 'GST + RST',
  'GST + QST': 'GST + QST',
  'Sales tax': 'verkoopbelasting',
  'Consumption tax': 'verbruiksbelasting',
} as const
