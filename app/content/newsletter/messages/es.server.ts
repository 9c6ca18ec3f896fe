/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Solo usamos tu correo para la newsletter de ${store}. Puedes darte de baja cuando quieras.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Confirma tu suscripción a ${store}`,
  preview: 'Un clic y la newsletter llegará a tu correo.',
  title: '¿Quieres recibir la newsletter?',
  text: (store: string) =>
    `Alguien ha indicado este correo para la newsletter de ${store}. Confirma que la petición es tuya.`,
  button: 'Confirmar la suscripción',
  leave: 'Con el mismo enlace puedes darte de baja cuando quieras.',
  ignore: 'Si no has sido tú, no tienes que hacer nada: borramos este correo en un plazo de 7 días.',
} as const
