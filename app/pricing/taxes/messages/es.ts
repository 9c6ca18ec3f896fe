// VAT numbers
export const numberNames = { vat: 'NIF-IVA', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Irlanda del Norte'
export const noPrefix = 'Escribe el NIF-IVA con las letras del país, por ejemplo DE136695976'
export const unknownPrefix = (letters: string) => `Ningún NIF-IVA empieza por ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): usa un formato como ${example}`
export const wrongCheckDigit = (number: string) => `El número ${number} no es válido. Comprueba que está bien escrito.`
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
  'Sales tax': 'impuesto sobre las ventas',
  'Consumption tax': 'impuesto al consumo',
} as const
