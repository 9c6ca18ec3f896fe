export const requestMail = {
  subject: (store: string) => `¿Qué te ha parecido? ${store}`,
  preview: 'Tu opinión ayuda a otras personas a acertar con la talla.',
  title: (firstName: string) => `¿Qué te ha parecido, ${firstName}?`,
  text: 'Cuenta cómo te queda y cómo es la tela. Solo lleva un minuto y no hace falta tener cuenta. Leemos todas las opiniones antes de publicarlas, sean buenas o malas.',
  noMore: 'No recibir más correos sobre opiniones',
} as const
export const reviewMails = {
  title: 'Correos sobre opiniones',
  text: 'Unos días después de un pedido te invitamos a dar tu opinión. Aquí puedes dejar de recibir esos correos. Los correos sobre tus pedidos te seguirán llegando.',
  stop: 'No quiero recibir más',
  stopped: 'No recibirás más correos sobre opiniones.',
} as const
