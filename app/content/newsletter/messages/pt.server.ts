/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Usamos o seu e-mail apenas para a newsletter de ${store}. Pode cancelar a subscrição a qualquer momento.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Confirme a sua subscrição de ${store}`,
  preview: 'Um clique e a newsletter chega até si.',
  title: 'Quer receber a newsletter?',
  text: (store: string) => `Este e-mail foi indicado para a newsletter de ${store}. Confirme que o pedido é seu.`,
  button: 'Confirmar a subscrição',
  leave: 'A mesma ligação permite cancelar a subscrição a qualquer momento.',
  ignore: 'Se não fez este pedido, não precisa de fazer nada: apagamos este e-mail no prazo de 7 dias.',
} as const
