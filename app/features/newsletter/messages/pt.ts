export const email = 'E-mail'
export const emailExample = 'Um endereço como nome@example.com'
export const subscribing = 'A subscrever…'
export const subscribe = 'Subscrever'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Obrigado pela subscrição!',
  'already-subscribed': 'Este e-mail já está subscrito!',
  failed: 'Não foi possível subscrever. Tente novamente.',
  limited:
    'Não foi possível subscrever: houve demasiadas tentativas a partir da sua ligação. Espere um minuto e tente novamente.',
} as const
