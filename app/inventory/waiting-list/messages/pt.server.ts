// Mails

export const confirm = {
  subject: (product: string) => `Confirme o aviso: ${product}`,
  preview: 'Um clique e escrevemos-lhe assim que voltar.',
  title: 'Quer que avisemos quando voltar?',
  text: 'Confirme que este é o seu e-mail e entra na lista de espera de:',
  button: 'Confirmar',
  ignore: 'Se não fez este pedido, não precisa de fazer nada: apagamos o seu e-mail no prazo de 7 dias.',
} as const
export const held = {
  subject: (product: string) => `Já voltou: ${product}`,
  preview: (until: string) => `Temos um reservado para si até ${until}.`,
  title: 'Já voltou, e temos um reservado para si',
  text: (until: string) =>
    `A reserva dura até ${until}. Depois, passa para a pessoa seguinte da lista. O link serve para uma só encomenda.`,
  button: 'Comprar',
} as const
export const leave = 'Sair da lista de espera'
