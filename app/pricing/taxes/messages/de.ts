// VAT numbers
export const numberNames = { vat: 'USt-IdNr.', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Nordirland'
export const noPrefix = 'Bitte gib die USt-IdNr. mit Länderkürzel ein, zum Beispiel DE136695976'
export const unknownPrefix = (letters: string) => `Keine USt-IdNr. beginnt mit ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}) bitte so eingeben: ${example}`
export const wrongCheckDigit = (number: string) => `${number} ist nicht gültig. Bitte prüfe die Nummer auf Tippfehler.`
// Names of taxes that the store suggests
export const names = {
  VAT: 'MwSt.',
  GST: 'GST',
  HST: 'HST',
  PST: 'PST',
  RST: 'RST',
  QST: 'QST',
  'GST + PST': 'GST + PST',
  'GST + RST': 'GST + RST',
  'GST + QST': 'GST + QST',
  'Sales tax': 'Verkaufssteuer',
  'Consumption tax': 'Konsumsteuer',
} as const
