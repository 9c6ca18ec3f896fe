export const email = 'E-mail'
export const emailExample = 'Une adresse comme nom@example.com'
export const subscribing = 'Inscription…'
export const subscribe = 'S’inscrire'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Merci pour votre inscription !',
  'already-subscribed': 'Cette adresse e-mail est déjà inscrite !',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  limited:
    'L’inscription a échoué. Trop de tentatives sont venues de votre connexion : veuillez réessayer dans une minute.',
} as const
