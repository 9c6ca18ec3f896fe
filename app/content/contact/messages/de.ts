import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Name', email: 'E-Mail', subject: 'Betreff', message: 'Nachricht' } as const
export const sending = 'Wird gesendet …'
export const send = 'Nachricht senden'
export const thanks = 'Danke für deine Nachricht! Wir melden uns bald bei dir.'
export const failures = {
  failed: 'Deine Nachricht konnte nicht gesendet werden. Dein Text ist noch da: Bitte versuch es noch einmal.',
  limited:
    'Zu viele Nachrichten über deine Verbindung. Dein Text ist noch da: Bitte versuch es in einer Minute noch einmal.',
} as const
// Field errors
export const required = {
  name: 'Bitte gib deinen Namen ein',
  email: 'Bitte gib deine E-Mail-Adresse ein',
  subject: 'Bitte gib einen Betreff ein',
  message: 'Bitte schreib eine Nachricht',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: höchstens ${formatNumber(max)} Zeichen`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: nur eine Zeile`
export const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein'
export const cardNumber = 'Das sieht nach einer Kartennummer aus. Bitte lass sie weg.'

// Contact details
export const email = 'E-Mail'
export const phone = 'Telefon'
export const address = 'Adresse'
