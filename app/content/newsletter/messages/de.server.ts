/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Wir nutzen deine E-Mail-Adresse nur für den Newsletter von ${store}. Du kannst dich jederzeit abmelden.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Bitte bestätige deine Newsletter-Anmeldung bei ${store}`,
  preview: 'Ein Klick, und du bist angemeldet.',
  title: 'Bestätige deine Anmeldung',
  text: (store: string) =>
    `Jemand hat diese E-Mail-Adresse für den Newsletter von ${store} angemeldet. Bitte bestätige, dass du das warst.`,
  button: 'Anmeldung bestätigen',
  leave: 'Über denselben Link kannst du dich jederzeit abmelden.',
  ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail. Wir löschen deine Adresse innerhalb von 7 Tagen.',
} as const
