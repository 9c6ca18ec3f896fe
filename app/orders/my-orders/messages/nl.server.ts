export const invalidEmail = 'Vul een e-mailadres in, zoals ada@example.com'
export const tooManyLinks = 'Te veel aanvragen voor dit adres. Probeer het morgen opnieuw.'
export const mail = {
  subject: (store: string) => `Je bestellingen bij ${store}`,
  title: 'Je bestellingen',
  text: (store: string) => `Dit is de link naar alle bestellingen met dit adres bij ${store}.`,
  button: 'Mijn bestellingen bekijken',
  validity: (until: string) => `De link werkt tot ${until}.`,
  ignore: 'Heb je hem niet aangevraagd, dan hoef je niets te doen. Niemand anders heeft de link ontvangen.',
} as const
