// VAT numbers
export const numberNames = { vat: 'Partita IVA', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Irlanda del Nord'
export const noPrefix = 'Inserisci la partita IVA con la sigla del paese, per esempio DE136695976'
export const unknownPrefix = (letters: string) => `Nessuna partita IVA inizia con ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): usa un formato come ${example}`
export const wrongCheckDigit = (number: string) => `Il numero ${number} non è valido. Controlla che sia scritto bene.`
// Names of taxes that the store suggests
export const names = {
  VAT: 'IVA',
  GST: 'GST',
  HST: 'HST',
  PST: 'PST',
  RST: 'RST',
  QST: 'QST',
  'GST + PST': 'GST + PST',
  'GST + RST': 'GST + RST',
  'GST + QST': 'GST + QST',
  'Sales tax': 'imposta sulle vendite',
  'Consumption tax': 'imposta sui consumi',
} as const
