export const invalidEmail = 'Introduce un correo electrónico como ada@example.com'
export const tooManyLinks = 'Demasiadas solicitudes para esta dirección. Inténtalo de nuevo mañana.'
export const mail = {
  subject: (store: string) => `Tus pedidos en ${store}`,
  title: 'Tus pedidos',
  text: (store: string) => `Este es el enlace a todos los pedidos hechos con esta dirección en ${store}.`,
  button: 'Ver mis pedidos',
  validity: (until: string) => `El enlace es válido hasta el ${until}.`,
  ignore: 'Si no lo has solicitado, ignora este mensaje. Nadie más ha recibido el enlace.',
} as const
