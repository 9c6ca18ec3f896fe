// VAT numbers
export const numberNames = { vat: 'Número de IVA', tin: 'TIN', abn: 'ABN' } as const
export const northernIreland = 'Irlanda do Norte'
export const noPrefix = 'Indique o número de IVA com as letras do país, por exemplo DE136695976'
export const unknownPrefix = (letters: string) => `Nenhum número de IVA começa por ${letters}`
export const wrongForm = (name: string, country: string, example: string) =>
  `${name} (${country}): use um formato como ${example}`
export const wrongCheckDigit = (number: string) => `${number} não é válido. Verifique se há erros de escrita.`
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
  'Sales tax': 'imposto sobre as vendas',
  'Consumption tax': 'imposto sobre o consumo',
} as const
