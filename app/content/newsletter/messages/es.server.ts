/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Usamos tu correo solo para la newsletter de ${store}. Puedes darte de baja cuando quieras.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Confirma tu suscripción a ${store}`,
  preview: 'Un clic y tu suscripción queda confirmada.',
  title: 'Confirma tu suscripción',
  text: (store: string) => `Alguien ha suscrito este correo a la newsletter de ${store}. Confírmanos que has sido tú.`,
  button: 'Confirmar la suscripción',
  leave: 'Con el mismo enlace puedes darte de baja cuando quieras.',
  ignore: 'Si no has sido tú, ignora este mensaje. Borraremos tu dirección en un plazo de 7 días.',
} as const
