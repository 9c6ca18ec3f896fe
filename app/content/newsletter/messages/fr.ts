export const email = 'E-mail'
export const emailExample = 'Une adresse comme nom@example.com'
export const subscribing = 'Inscription…'
export const subscribe = 'S’inscrire'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Merci pour votre inscription !',
  confirm:
    'C’est presque fait : consultez votre boîte de réception et confirmez avec le lien reçu. Si cette adresse est déjà inscrite, vous ne recevrez pas d’autre e-mail.',
  'already-subscribed': 'Cette adresse e-mail est déjà inscrite !',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  limited: 'L’inscription a échoué. Trop de tentatives depuis votre connexion : veuillez réessayer dans une minute.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Confirmez votre inscription',
    text: 'Un clic, et la newsletter arrive dans votre boîte de réception. Vous pouvez vous désinscrire à tout moment avec le lien présent dans chaque e-mail.',
  },
  subscribed: {
    title: 'Votre inscription est confirmée',
    text: 'La newsletter arrive dans votre boîte de réception. Pour vous désinscrire plus tard, utilisez le lien présent dans nos e-mails.',
  },
  unsubscribed: { title: 'Votre désinscription est confirmée', text: 'Vous ne recevrez plus notre newsletter.' },
} as const
export const unsubscribe = 'Se désinscrire'
export const subscribeAgain = 'Se réinscrire'
export const toShop = 'Continuer mes achats'
