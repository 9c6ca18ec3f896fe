export const email = 'E-mail'
export const emailExample = 'Um endereço como nome@example.com'
export const subscribing = 'A subscrever…'
export const subscribe = 'Subscrever'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Obrigado pela subscrição!',
  confirm:
    'Quase concluído: confirme a subscrição através da ligação que enviámos para o seu e-mail. Se este endereço já estiver subscrito, não enviamos nenhuma mensagem.',
  'already-subscribed': 'Este e-mail já está subscrito!',
  failed: 'Não foi possível subscrever. Tente novamente.',
  limited:
    'Não foi possível subscrever: houve demasiadas tentativas a partir da sua ligação. Espere um minuto e tente novamente.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Quer receber a newsletter?',
    text: 'Um clique e chega ao seu e-mail. Pode cancelar a subscrição nesta página a qualquer momento.',
  },
  subscribed: {
    title: 'A sua subscrição está confirmada',
    text: 'A newsletter chega ao seu e-mail. A ligação na nossa mensagem traz de volta a esta página.',
  },
  unsubscribed: { title: 'A sua subscrição foi cancelada', text: 'Não receberá mais newsletters nossas.' },
} as const
export const unsubscribe = 'Cancelar subscrição'
export const toShop = 'Continuar a comprar'
