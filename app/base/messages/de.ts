export const fields = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  company: 'Firma',
  address_line1: 'Straße und Hausnummer',
  address_line2: 'Adresszusatz',
  city: 'Ort',
  state: 'Bundesland/Provinz',
  postal_code: 'Postleitzahl',
  country: 'Land',
  phone: 'Telefon',
} as const
export const stateOrProvince = 'Bundesland oder Provinz'
export const phoneHint = 'Nur für Fragen zur Lieferung'

// Validation
export const required = (field: string) => `Bitte ausfüllen: ${field}`
export const tooLong = (field: string, max: number) => `${field}: höchstens ${max} Zeichen`
export const unsavable = (field: string) => `${field}: Ein Zeichen darin kann nicht gespeichert werden`
export const cardNumber = 'Das sieht nach einer Kartennummer aus. Bitte gib sie nur in den Kartenfeldern ein.'
export const chooseCountry = 'Bitte wähle ein Land'
export const incomplete = 'Die Adresse fehlt oder enthält ein unbekanntes Feld'
export const chooseFrom = (field: string) => `Bitte wähle aus der Liste: ${field}`
export const wrongPostalCode = (field: string, example: string) => `${field} bitte so eingeben: ${example}`

// The form of each country
export const choose = 'Bitte wählen'
export const cityNames = { city: 'Ort', district: 'Stadtteil', post_town: 'Postort', suburb: 'Vorort' } as const
export const stateNames = {
  area: 'Gebiet',
  county: 'Grafschaft',
  department: 'Departement',
  district: 'Distrikt',
  do_si: 'Provinz',
  emirate: 'Emirat',
  island: 'Insel',
  oblast: 'Oblast',
  parish: 'Gemeinde',
  prefecture: 'Präfektur',
  province: 'Provinz',
  region: 'Region',
  state: 'Bundesstaat',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Postleitzahl',
  postal: 'Postleitzahl',
  postcode: 'Postleitzahl',
  zip: 'ZIP-Code',
} as const
export const sublocalityHints = {
  district: 'Wohnung, Etage oder Stadtteil',
  neighborhood: 'Wohnung, Etage oder Viertel',
  suburb: 'Wohnung, Etage oder Vorort',
  townland: 'Wohnung, Etage oder Townland',
  village_township: 'Wohnung, Etage, Dorf oder Gemeinde',
} as const

export const formNotShown = 'Das Adressformular konnte nicht geladen werden.'
export const noWebAddress = 'Bitte lass Internetadressen weg.'
