export const fields = {
  first_name: 'Nome',
  last_name: 'Cognome',
  company: 'Azienda',
  address_line1: 'Indirizzo',
  address_line2: 'Dettagli indirizzo',
  city: 'Città',
  state: 'Stato/Provincia',
  postal_code: 'CAP',
  country: 'Paese',
  phone: 'Telefono',
} as const
export const stateOrProvince = 'Stato o provincia'
export const phoneHint = 'Solo per domande sulla consegna'

// Validation
export const required = (field: string) => `${field}: campo obbligatorio`
export const tooLong = (field: string, max: number) => `${field}: al massimo ${max} caratteri`
export const unsavable = (field: string) => `${field}: contiene un carattere che non può essere salvato`
export const cardNumber = 'Sembra un numero di carta. Inseriscilo solo nei campi della carta.'
export const chooseCountry = 'Scegli un paese'
export const incomplete = 'L’indirizzo manca o contiene un campo sconosciuto'
export const chooseFrom = (field: string) => `${field}: scegli dall’elenco`
export const wrongPostalCode = (field: string, example: string) => `${field}: usa un formato come ${example}`

// The form of each country
export const choose = 'Scegli'
export const cityNames = { city: 'Città', district: 'Distretto', post_town: 'Città', suburb: 'Località' } as const
export const stateNames = {
  area: 'Area',
  county: 'Contea',
  department: 'Dipartimento',
  district: 'Distretto',
  do_si: 'Provincia',
  emirate: 'Emirato',
  island: 'Isola',
  oblast: 'Oblast',
  parish: 'Parrocchia',
  prefecture: 'Prefettura',
  province: 'Provincia',
  region: 'Regione',
  state: 'Stato',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Codice PIN',
  postal: 'CAP',
  postcode: 'Codice postale',
  zip: 'Codice ZIP',
} as const
export const sublocalityHints = {
  district: 'Interno, piano o distretto',
  neighborhood: 'Interno, piano o quartiere',
  suburb: 'Interno, piano o località',
  townland: 'Interno, piano o frazione',
  village_township: 'Interno, piano, villaggio o comune',
} as const

export const formNotShown = 'Non è stato possibile caricare il modulo dell’indirizzo.'
export const noWebAddress = 'Non inserire indirizzi web.'
