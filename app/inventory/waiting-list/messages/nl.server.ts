// Mails

export const confirm = {
  subject: (product: string) => `Bevestig je aanmelding: ${product}`,
  preview: 'Eén klik en je krijgt een mail zodra het terug is.',
  title: 'Wil je een mail als dit terug is?',
  text: 'Bevestig je e-mailadres om op de wachtlijst te komen voor:',
  button: 'Bevestigen',
  ignore: 'Was jij het niet, dan hoef je niets te doen: we verwijderen dit adres binnen 7 dagen.',
} as const
export const held = {
  subject: (product: string) => `Weer terug: ${product}`,
  preview: (until: string) => `We hebben er een voor je gereserveerd tot ${until}.`,
  title: 'Het is terug, en we hebben er een voor je gereserveerd',
  text: (until: string) =>
    `De reservering geldt tot ${until}. Daarna is de volgende op de lijst aan de beurt. De link werkt voor één bestelling.`,
  button: 'Kopen',
} as const
export const leave = 'Wachtlijst verlaten'
