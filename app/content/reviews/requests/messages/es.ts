export const requestMail = {
  subject: (store: string) => `¿Qué te ha parecido? ${store}`,
  preview: 'Tu opinión ayuda a otras personas a acertar con la talla.',
  title: (firstName: string) => `¿Qué te ha parecido, ${firstName}?`,
  text: 'Cuenta cómo te queda y cómo es la tela. Solo lleva un minuto y no hace falta tener cuenta. Leemos todas las opiniones, buenas o malas, antes de publicarlas.',
  noMore: 'Dejar de recibir estos correos',
} as const
export const reviewMails = {
  title: 'Correos sobre opiniones',
  text: 'Unos días después de un pedido te invitamos a dar tu opinión. Aquí puedes dejar de recibir estos correos. Los correos sobre tus pedidos te seguirán llegando.',
  stop: 'Dejar de recibirlos',
  stopped: 'No recibirás más correos sobre opiniones.',
} as const
