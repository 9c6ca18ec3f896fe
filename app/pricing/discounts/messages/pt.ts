export const rejections = {
  unknown: 'Este código de desconto não é válido. Verifique se está bem escrito.',
  early: 'Este código de desconto ainda não é válido.',
  late: 'Este código de desconto já não é válido.',
  'used-up': 'Este código de desconto já atingiu o limite de utilizações.',
  nothing: 'Este código de desconto não reduz o valor da encomenda.',
  yours: 'Já usou este código de desconto.',
  'too-many': 'Demasiados códigos de desconto a partir da sua ligação. Tente novamente daqui a um minuto.',
} as const
export const minimum = (amount: string) => `Este código de desconto exige uma compra mínima de ${amount}.`
