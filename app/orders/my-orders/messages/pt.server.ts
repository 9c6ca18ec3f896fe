export const invalidEmail = 'Indique um e-mail como ada@example.com'
export const tooManyLinks = 'Demasiados pedidos para este endereço. Tente novamente amanhã.'
export const mail = {
  subject: (store: string) => `As suas encomendas ${store}`,
  title: 'As suas encomendas',
  text: (store: string) => `Aqui está a ligação para todas as encomendas feitas com este endereço em ${store}.`,
  button: 'Ver as minhas encomendas',
  validity: (until: string) => `A ligação é válida até ${until}.`,
  ignore: 'Se não fez este pedido, ignore este e-mail. Mais ninguém recebeu a ligação.',
} as const
