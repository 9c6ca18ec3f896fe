export const email = 'E-mail'
export const emailExample = 'Une adresse comme nom@example.com'
export const subscribing = 'Inscription…'
export const subscribe = 'S’inscrire'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Merci pour votre inscription !',
  confirm:
    'C’est presque fait : veuillez confirmer l’inscription par le lien envoyé dans votre boîte de réception. Si cette adresse est déjà inscrite, aucun e-mail ne part.',
  'already-subscribed': 'Cette adresse e-mail est déjà inscrite !',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  limited:
    'L’inscription a échoué. Trop de tentatives sont venues de votre connexion : veuillez réessayer dans une minute.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Souhaitez-vous recevoir la newsletter ?',
    text: 'Un clic, et elle arrive dans votre boîte de réception. Vous pouvez vous désinscrire à tout moment sur cette page.',
  },
  subscribed: {
    title: 'Votre inscription est confirmée',
    text: 'La newsletter arrive dans votre boîte de réception. Le lien de notre e-mail ramène à cette page.',
  },
  unsubscribed: { title: 'Votre désinscription est faite', text: 'Vous ne recevrez plus de newsletter de notre part.' },
} as const
export const unsubscribe = 'Se désinscrire'
export const toShop = 'Continuer mes achats'
