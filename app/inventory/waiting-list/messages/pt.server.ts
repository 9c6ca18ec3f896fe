// Mails

export const confirm = {
  subject: (product: string) => `Confirme o seu pedido de aviso: ${product}`,
  preview: 'Um clique e avisamos quando voltar a haver stock.',
  title: 'Quer um aviso quando voltar a haver stock?',
  text: 'Confirme o seu e-mail para entrar na lista de espera de:',
  button: 'Confirmar',
  ignore: 'Se não fez este pedido, ignore este e-mail. Apagamos o seu endereço no prazo de 7 dias.',
} as const
export const held = {
  subject: (product: string) => `Novamente em stock: ${product}`,
  preview: (until: string) => `Temos um artigo reservado para si até ${until}.`,
  title: 'Está novamente em stock e temos um reservado para si',
  text: (until: string) =>
    `A reserva dura até ${until}. Depois, passa para a pessoa seguinte na lista. O link serve para uma só encomenda.`,
  button: 'Comprar',
} as const
export const leave = 'Sair da lista de espera'
