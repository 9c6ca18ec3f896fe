// Mails

export const confirm = {
  subject: (product: string) => `Even bevestigen: ${product}`,
  preview: 'Eén klik en je krijgt een mail zodra het terug is.',
  title: 'Mogen we je mailen als dit terug is?',
  text: 'Bevestig dat dit jouw e-mailadres is. Dan sta je op de wachtlijst voor:',
  button: 'Bevestigen',
  ignore: 'Wilde je dit niet, dan hoef je niets te doen: we verwijderen je e-mailadres binnen 7 dagen.',
} as const
export const held = {
  subject: (product: string) => `Weer terug: ${product}`,
  preview: (until: string) => `We hebben er een voor je gereserveerd tot ${until}.`,
  title: 'Het is terug, en we hebben er een voor je gereserveerd',
  text: (until: string) =>
    `De reservering geldt tot ${until}. Daarna is de volgende op de lijst aan de beurt. De link werkt voor één bestelling.`,
  button: 'Kopen',
} as const
export const leave = 'Van de wachtlijst af'
