/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Usamos o seu e-mail apenas para a newsletter ${store}. Pode cancelar a subscrição a qualquer momento.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Confirme a sua subscrição da newsletter ${store}`,
  preview: 'Um clique e a subscrição fica confirmada.',
  title: 'Confirme a sua subscrição',
  text: (store: string) =>
    `Recebemos um pedido de subscrição da newsletter ${store} com este e-mail. Confirme que o pedido é seu.`,
  button: 'Confirmar a subscrição',
  leave: 'Pode cancelar a subscrição a qualquer momento através do mesmo link.',
  ignore: 'Se não fez este pedido, ignore este e-mail. Apagamos o seu endereço no prazo de 7 dias.',
} as const
