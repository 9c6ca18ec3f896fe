import { plural } from '#app/lib/plural.ts'

export const reviewsTitle = (product: string) => `Opinie: ${product}`
export const found = (count: number) => `Liczba wyświetlanych opinii: ${count}`
export const filter = 'Filtruj i sortuj'
export const stars = (rating: number) =>
  plural('pl', rating, {
    one: `${rating} gwiazdka`,
    few: `${rating} gwiazdki`,
    many: `${rating} gwiazdek`,
    other: `${rating} gwiazdki`,
  })
export const withPhotos = 'Ze zdjęciami'
export const without = (filter: string) => `Usuń filtr: ${filter}`
export const clear = 'Wyczyść filtry'
export const sorts = {
  newest: 'Najnowsze',
  helpful: 'Pomocne',
  highest: 'Od najlepszych',
  lowest: 'Od najgorszych',
} as const
export const previous = 'Poprzednie'
export const next = 'Więcej opinii'
