// VAT numbers
export const numberNames = { vat: 'Numéro de TVA', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Irlande du Nord'
export const noPrefix = 'Veuillez saisir le numéro de TVA avec les lettres du pays, par exemple DE136695976'
export const unknownPrefix = (letters: string) => `Aucun numéro de TVA ne commence par ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}) : format attendu, par exemple ${example}`
export const wrongCheckDigit = (number: string) => `${number} n’est pas valide. Veuillez vérifier votre saisie.`
// Names of taxes that the store suggests
export const names = {
  VAT: 'TVA',
  GST: 'TPS',
  HST: 'TVH',
  PST: 'TVP',
  RST: 'TVD',
  QST: 'TVQ',
  'GST + PST': 'TPS + TVP',
  'GST + RST': 'TPS + TVD',
  'GST + QST': 'TPS + TVQ',
  'Sales tax': 'taxe de vente',
  'Consumption tax': 'taxe à la consommation',
} as const
