// VAT numbers
export const numberNames = { vat: 'Numer VAT', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Irlandia Północna'
export const noPrefix = 'Podaj numer VAT z kodem kraju, np. DE136695976'
export const unknownPrefix = (letters: string) => `Żaden numer VAT nie zaczyna się od ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): wpisz w formacie ${example}`
export const wrongCheckDigit = (number: string) =>
  `Numer ${number} jest nieprawidłowy. Sprawdź, czy nie ma w nim literówki.`
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
  'Sales tax': 'podatek od sprzedaży',
  'Consumption tax': 'podatek konsumpcyjny',
} as const
