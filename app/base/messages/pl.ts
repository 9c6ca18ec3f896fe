import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const fields = {
  first_name: 'Imię',
  last_name: 'Nazwisko',
  company: 'Firma',
  address_line1: 'Ulica i numer',
  address_line2: 'Adres (cd.)',
  city: 'Miejscowość',
  state: 'Region/prowincja',
  postal_code: 'Kod pocztowy',
  country: 'Kraj',
  phone: 'Telefon',
} as const
export const stateOrProvince = 'Region lub prowincja'
export const phoneHint = 'Tylko w sprawach dostawy'

// Validation
export const required = (field: string) => `${field}: pole wymagane`
export const tooLong = (field: string, max: number) => {
  const shown = formatNumber(max)
  return `${field}: najwyżej ${plural('pl', max, {
    one: `${shown} znak`,
    few: `${shown} znaki`,
    many: `${shown} znaków`,
    other: `${shown} znaku`,
  })}`
}
export const unsavable = (field: string) => `${field}: pole zawiera znak, którego nie można zapisać`
export const cardNumber = 'To wygląda na numer karty. Wpisz go tylko w polach danych karty.'
export const chooseCountry = 'Wybierz kraj'
export const incomplete = 'Brakuje adresu lub zawiera on nieznane pole'
export const chooseFrom = (field: string) => `${field}: wybierz z listy`
export const wrongPostalCode = (field: string, example: string) => `${field}: wpisz w formacie ${example}`

// The form of each country
export const choose = 'Wybierz'
export const cityNames = {
  city: 'Miejscowość',
  district: 'Dzielnica',
  post_town: 'Miejscowość',
  suburb: 'Dzielnica',
} as const
export const stateNames = {
  area: 'Obszar',
  county: 'Hrabstwo',
  department: 'Departament',
  district: 'Dystrykt',
  do_si: 'Prowincja',
  emirate: 'Emirat',
  island: 'Wyspa',
  oblast: 'Obwód',
  parish: 'Parafia',
  prefecture: 'Prefektura',
  province: 'Prowincja',
  region: 'Region',
  state: 'Stan',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Kod pocztowy (PIN)',
  postal: 'Kod pocztowy',
  postcode: 'Kod pocztowy',
  zip: 'Kod pocztowy (ZIP)',
} as const
export const sublocalityHints = {
  district: 'Mieszkanie, piętro lub dzielnica',
  neighborhood: 'Mieszkanie, piętro lub osiedle',
  suburb: 'Mieszkanie, piętro lub dzielnica',
  townland: 'Mieszkanie, piętro lub townland',
  village_township: 'Mieszkanie, piętro, wieś lub gmina',
} as const

export const formNotShown = 'Nie udało się wczytać formularza adresu.'
export const noWebAddress = 'Nie podawaj adresów stron internetowych.'
