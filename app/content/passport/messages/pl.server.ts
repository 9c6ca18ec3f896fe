import { formatNumber } from '#app/lib/format/number.ts'

export const title = 'Paszport odzieży'
export const dataDate = (date: string) => `Stan na dzień ${date}`
export const lastDataDate = (date: string) => `Ostatnia aktualizacja: ${date}`
export const productName = 'Produkt'
export const packaging = 'Opakowanie jednej sztuki'
export const packagingMaterials = {
  paper: 'papier i tektura',
  plastic: 'tworzywo sztuczne',
  glass: 'szkło',
  metal: 'metal',
  wood: 'drewno',
  composite: 'materiał wielowarstwowy',
  textile: 'tekstylia',
}
export const packagingPart = (material: string, grams: number) => `${material}: ${formatNumber(grams)}\u00a0g`
export const toProduct = 'Zobacz w sklepie'
export const notSold = 'Nie sprzedajemy już tego produktu. Jego paszport pozostaje pod tym adresem.'
export const earlier = 'Wcześniejsze informacje'
export const until = (date: string) => `Do ${date}`
export const notStated = 'nie podano'
export const missing = 'Taki paszport odzieży nie istnieje'
export const missingText = { before: 'Sprawdź adres wydrukowany pod kodem lub ', link: 'napisz do nas', after: '.' }
export const otherLanguages = 'Inne języki'
