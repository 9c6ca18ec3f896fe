export const email = 'E-mail'
export const emailExample = 'Um endereço como nome@example.com'
export const subscribing = 'A subscrever…'
export const subscribe = 'Subscrever'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Obrigado pela subscrição!',
  confirm:
    'Está quase: veja a sua caixa de entrada e confirme através do link que enviámos. Se já subscreve a newsletter, não recebe outro e-mail.',
  'already-subscribed': 'Este e-mail já está inscrito!',
  failed: 'Não foi possível subscrever. Tente novamente.',
  limited:
    'Não foi possível subscrever. Houve demasiadas tentativas a partir da sua ligação: aguarde um minuto e tente novamente.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Confirme a sua subscrição',
    text: 'Um clique e a newsletter chega ao seu e-mail. Pode cancelar a subscrição a qualquer momento com o link em cada mensagem.',
  },
  subscribed: {
    title: 'A sua subscrição está confirmada',
    text: 'A newsletter chega ao seu e-mail. Para cancelar a subscrição mais tarde, use o link em qualquer das nossas mensagens.',
  },
  unsubscribed: { title: 'A sua subscrição foi cancelada', text: 'Não receberá mais newsletters nossas.' },
} as const
export const unsubscribe = 'Cancelar subscrição'
export const subscribeAgain = 'Subscrever novamente'
export const toShop = 'Continuar a comprar'
