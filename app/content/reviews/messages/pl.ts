import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const none = 'Nie ma jeszcze opinii.'
export const outOfFive = (rating: number) => `${rating} na 5`
export const ofFive = (reviews: string) => `na 5, ${reviews}`
export const reviewCount = (count: number) => {
  const shown = formatNumber(count)
  return plural('pl', count, {
    one: `${shown} opinia`,
    few: `${shown} opinie`,
    many: `${shown} opinii`,
    other: `${shown} opinii`,
  })
}
export const verified = 'Zweryfikowany zakup'
export const all = (reviews: string) => `Zobacz wszystkie (${reviews})`
export const reviewsTitle = 'Opinie'
export const helpful = (votes: number) => (votes > 0 ? `Pomocna (${formatNumber(votes)})` : 'Pomocna')
export const notVoted = 'Nie udało się zapisać Twojego głosu. Spróbuj ponownie.'
export const distribution = 'Rozkład ocen'
export const starsGiven = ' na 5: '
export const bought = (variant: string) => `Kupiono: ${variant}`
export const incentivized = 'Opinia w zamian za korzyść'
export const from = (store: string) => `Pierwotnie w sklepie ${store}`
/** Whose personal data was erased. */
export const erased = 'Anonimowo'
export const photos = 'Zdjęcia'
export const photoBy = (name: string) => `Zdjęcie: ${name}`
export const reply = 'Odpowiedź sklepu:'
export const fits = { small: 'Rozmiar zaniżony', true: 'Rozmiar zgodny', large: 'Rozmiar zawyżony' } as const
export const heights = {
  'under-155': 'Poniżej 155 cm',
  '155-159': '155–159 cm',
  '160-164': '160–164 cm',
  '165-169': '165–169 cm',
  '170-174': '170–174 cm',
  '175-179': '175–179 cm',
  'from-180': '180 cm lub więcej',
} as const
