export const invalidEmail = 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com'
export const tooManyLinks = 'Zu viele Anfragen für diese Adresse. Bitte versuch es morgen noch einmal.'
export const mail = {
  subject: (store: string) => `Deine Bestellungen bei ${store}`,
  title: 'Deine Bestellungen',
  text: (store: string) => `Hier ist der Link zu allen Bestellungen mit dieser Adresse bei ${store}.`,
  button: 'Meine Bestellungen ansehen',
  validity: (until: string) => `Der Link gilt bis ${until}.`,
  ignore: 'Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail. Niemand sonst hat den Link bekommen.',
} as const
