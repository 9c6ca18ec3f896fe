// Mails

export const confirm = {
  subject: (product: string) => `Bitte bestätige: ${product}`,
  preview: 'Ein Klick, und wir schreiben dir, sobald es wieder da ist.',
  title: 'Möchtest du eine E-Mail, wenn es wieder da ist?',
  text: 'Bitte bestätige deine E-Mail-Adresse. Dann stehst du auf der Warteliste für:',
  button: 'Bestätigen',
  ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail. Wir löschen deine Adresse innerhalb von 7 Tagen.',
} as const
export const held = {
  subject: (product: string) => `Wieder da: ${product}`,
  preview: (until: string) => `Ein Stück ist bis ${until} für dich reserviert.`,
  title: 'Es ist wieder da, und ein Stück ist für dich reserviert',
  text: (until: string) =>
    `Die Reservierung gilt bis ${until}. Danach geht das Stück an die nächste Person auf der Liste. Der Link gilt für eine Bestellung.`,
  button: 'Kaufen',
} as const
export const leave = 'Warteliste verlassen'
