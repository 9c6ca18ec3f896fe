import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Naam', email: 'E-mail', subject: 'Onderwerp', message: 'Bericht' } as const
export const sending = 'Versturen…'
export const send = 'Bericht versturen'
export const thanks = 'Bedankt voor je bericht! Je hoort snel van ons.'
export const failures = {
  failed: 'Je bericht kon niet worden verstuurd. Je tekst staat er nog: probeer het opnieuw.',
  limited: 'Te veel berichten via je verbinding. Je tekst staat er nog: probeer het over een minuut opnieuw.',
} as const
// Field errors
export const required = {
  name: 'Vul je naam in',
  email: 'Vul je e-mailadres in',
  subject: 'Vul een onderwerp in',
  message: 'Schrijf een bericht',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: maximaal ${formatNumber(max)} tekens`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: maximaal één regel`
export const invalidEmail = 'Vul een geldig e-mailadres in'
export const cardNumber = 'Dit lijkt op een kaartnummer. Laat het weg.'

// Contact details
export const email = 'E-mail'
export const phone = 'Telefoon'
export const address = 'Adres'
