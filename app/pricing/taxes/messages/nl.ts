// VAT numbers
export const numberNames = { vat: 'Btw-nummer', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Noord-Ierland'
export const noPrefix = 'Vul het btw-nummer in met de landcode, zoals DE136695976'
export const unknownPrefix = (letters: string) => `Geen enkel btw-nummer begint met ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): gebruik de notatie ${example}`
export const wrongCheckDigit = (number: string) => `${number} is niet geldig. Controleer het op typefouten.`
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
