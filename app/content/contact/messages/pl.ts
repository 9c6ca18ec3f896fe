import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const fields = { name: 'Imię', email: 'E-mail', subject: 'Temat', message: 'Wiadomość' } as const
export const sending = 'Wysyłamy…'
export const send = 'Wyślij wiadomość'
export const thanks = 'Dziękujemy za wiadomość! Wkrótce odpowiemy.'
export const failures = {
  failed: 'Nie udało się wysłać wiadomości. Twój tekst nadal tu jest: spróbuj ponownie.',
  limited: 'Zbyt wiele wiadomości z Twojego łącza. Twój tekst nadal tu jest: spróbuj ponownie za minutę.',
} as const
// Field errors
export const required = {
  name: 'Podaj imię',
  email: 'Podaj adres e-mail',
  subject: 'Podaj temat',
  message: 'Napisz wiadomość',
} as const
export const tooLong = (field: keyof typeof fields, max: number) => {
  const shown = formatNumber(max)
  return `${fields[field]}: najwyżej ${plural('pl', max, {
    one: `${shown} znak`,
    few: `${shown} znaki`,
    many: `${shown} znaków`,
    other: `${shown} znaku`,
  })}`
}
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: tylko jeden wiersz tekstu`
export const invalidEmail = 'Podaj prawidłowy adres e-mail'
export const cardNumber = 'To wygląda na numer karty. Usuń go z wiadomości.'

// Contact details
export const email = 'E-mail'
export const phone = 'Telefon'
export const address = 'Adres'
