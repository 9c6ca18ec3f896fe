/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `We gebruiken je e-mailadres alleen voor de nieuwsbrief van ${store}. Je kunt je altijd afmelden.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Bevestig je aanmelding voor de nieuwsbrief van ${store}`,
  preview: 'Eén klik en je bent aangemeld.',
  title: 'Bevestig je aanmelding',
  text: (store: string) =>
    `Iemand heeft zich met dit e-mailadres aangemeld voor de nieuwsbrief van ${store}. Bevestig dat jij dat was.`,
  button: 'Aanmelding bevestigen',
  leave: 'Met dezelfde link kun je je altijd afmelden.',
  ignore: 'Was jij het niet, dan hoef je niets te doen: we verwijderen dit adres binnen 7 dagen.',
} as const
