// Mails

export const confirm = {
  subject: (product: string) => `Confirma tu aviso: ${product}`,
  preview: 'Un clic y te escribimos en cuanto vuelva.',
  title: '¿Te avisamos cuando vuelva?',
  text: 'Confirma que este es tu correo y entrarás en la lista de espera de:',
  button: 'Confirmar',
  ignore: 'Si no lo has pedido tú, no tienes que hacer nada: borramos tu correo en un plazo de 7 días.',
} as const
export const held = {
  subject: (product: string) => `Ha vuelto: ${product}`,
  preview: (until: string) => `Te reservamos uno hasta el ${until}.`,
  title: 'Ha vuelto, y te hemos reservado uno',
  text: (until: string) =>
    `Te lo reservamos hasta el ${until}. Después pasará a la siguiente persona de la lista. El enlace sirve para un solo pedido.`,
  button: 'Comprar',
} as const
export const leave = 'Salir de la lista de espera'
