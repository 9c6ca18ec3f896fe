export const fields = {
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  company: 'Bedrijf',
  address_line1: 'Straat en huisnummer',
  address_line2: 'Extra adresregel',
  city: 'Plaats',
  state: 'Provincie/staat',
  postal_code: 'Postcode',
  country: 'Land',
  phone: 'Telefoon',
} as const
export const stateOrProvince = 'Provincie of staat'
export const phoneHint = 'Alleen voor vragen over de bezorging'

// Validation
export const required = (field: string) => `${field} is verplicht`
export const tooLong = (field: string, max: number) => `${field}: maximaal ${max} tekens`
export const unsavable = (field: string) => `${field} bevat een teken dat niet kan worden opgeslagen`
export const cardNumber = 'Dit lijkt op een kaartnummer. Vul dat alleen in bij de kaartvelden.'
export const chooseCountry = 'Kies een land'
export const incomplete = 'Het adres ontbreekt of bevat een onbekend veld'
export const chooseFrom = (field: string) => `Kies uit de lijst: ${field.toLowerCase()}`
export const wrongPostalCode = (field: string, example: string) => `${field}: gebruik de notatie ${example}`

// The form of each country
export const choose = 'Maak een keuze'
export const cityNames = { city: 'Plaats', district: 'Wijk', post_town: 'Plaats', suburb: 'Voorstad' } as const
export const stateNames = {
  area: 'Gebied',
  county: 'Graafschap',
  department: 'Departement',
  district: 'District',
  do_si: 'Provincie',
  emirate: 'Emiraat',
  island: 'Eiland',
  oblast: 'Oblast',
  parish: 'Parochie',
  prefecture: 'Prefectuur',
  province: 'Provincie',
  region: 'Regio',
  state: 'Staat',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Pincode',
  postal: 'Postcode',
  postcode: 'Postcode',
  zip: 'Zipcode',
} as const
export const sublocalityHints = {
  district: 'Appartement, verdieping of wijk',
  neighborhood: 'Appartement, verdieping of buurt',
  suburb: 'Appartement, verdieping of voorstad',
  townland: 'Appartement, verdieping of townland',
  village_township: 'Appartement, verdieping, dorp of gemeente',
} as const

export const formNotShown = 'Het adresformulier kon niet worden geladen.'
export const noWebAddress = 'Laat webadressen weg.'
