// Mails

export const confirm = {
  subject: (product: string) => `Confirma tu aviso: ${product}`,
  preview: 'Un clic y te escribiremos en cuanto vuelva.',
  title: '¿Te avisamos cuando vuelva?',
  text: 'Confirma tu correo para entrar en la lista de espera de:',
  button: 'Confirmar',
  ignore: 'Si no has sido tú, ignora este mensaje. Borraremos tu dirección en un plazo de 7 días.',
} as const
export const held = {
  subject: (product: string) => `De nuevo en stock: ${product}`,
  preview: (until: string) => `Te hemos reservado una unidad hasta el ${until}.`,
  title: 'Ya está de vuelta y te hemos reservado una unidad',
  text: (until: string) =>
    `Te la reservamos hasta el ${until}. Después pasará a la siguiente persona de la lista. El enlace sirve para un solo pedido.`,
  button: 'Comprar',
} as const
export const leave = 'Salir de la lista de espera'
