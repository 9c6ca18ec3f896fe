import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Wpisz adres e-mail użyty przy zamówieniach. Wyślemy Ci link do wszystkich Twoich zamówień. Hasło nie jest potrzebne.'
export const email = 'E-mail'
export const emailHint = 'Używamy tego adresu tylko po to, by wysłać Ci link.'
export const send = 'Wyślij link'
export const sending = 'Wysyłamy…'
export const sent = 'Jeśli mamy zamówienia złożone z tego adresu, właśnie wysłaliśmy na niego link.'
export const sentHint =
  'Link działa przez godzinę. Jeśli nic nie dojdzie, sprawdź folder ze spamem albo spróbuj z innym adresem, z którego mogło zostać złożone zamówienie.'
export const otherAddress = 'Użyj innego adresu'
export const unusable = 'Ten link już nie działa'
export const unusableText = 'Linki do zamówień działają przez godzinę. Tutaj możesz poprosić o nowy.'
export const none = 'Nie ma zamówień złożonych z tego adresu.'
export const validUntil = 'Ten link działa do'
export const order = (number: string) => `Zamówienie ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} i jeszcze ${formatNumber(others)} ${plural('pl', others, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`
export const newer = 'Nowsze zamówienia'
export const older = 'Starsze zamówienia'
