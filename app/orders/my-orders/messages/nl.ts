import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Vul het e-mailadres in waarmee je hebt besteld. We sturen je een link naar al je bestellingen. Je hebt geen wachtwoord nodig.'
export const email = 'E-mail'
export const emailHint = 'We gebruiken het adres alleen om je deze link te sturen.'
export const send = 'Link versturen'
export const sending = 'Versturen…'
export const sent = 'Als er bestellingen met dit adres zijn, hebben we er net een link naartoe gestuurd.'
export const sentHint =
  'De link werkt een uur. Ontvang je niets, kijk dan in je spammap of probeer een ander adres waarmee je misschien hebt besteld.'
export const otherAddress = 'Een ander adres gebruiken'
export const unusable = 'Deze link werkt niet meer'
export const unusableText = 'Links naar je bestellingen werken een uur. Hier kun je een nieuwe aanvragen.'
export const none = 'Er zijn geen bestellingen met dit adres.'
export const validUntil = 'Deze link werkt tot'
export const order = (number: string) => `Bestelling ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} en nog ${formatNumber(others)} ${plural('nl', others, { one: 'product', other: 'producten' })}`
export const newer = 'Nieuwere bestellingen'
export const older = 'Oudere bestellingen'
