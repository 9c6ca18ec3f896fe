/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Wir nutzen deine E-Mail-Adresse nur für den Newsletter von ${store}. Du kannst dich jederzeit abmelden.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Bitte bestätige deine Anmeldung bei ${store}`,
  preview: 'Ein Klick, und der Newsletter kommt zu dir.',
  title: 'Sollen wir dir den Newsletter schicken?',
  text: (store: string) =>
    `Diese E-Mail-Adresse wurde für den Newsletter von ${store} eingetragen. Bitte bestätige, dass du das warst.`,
  button: 'Anmeldung bestätigen',
  leave: 'Über denselben Link kannst du dich jederzeit abmelden.',
  ignore: 'Wenn du das nicht warst, brauchst du nichts zu tun: Wir löschen die Adresse innerhalb von 7 Tagen.',
} as const
