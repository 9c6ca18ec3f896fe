export const fields = {
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  address_line1: 'Address line 1',
  address_line2: 'Address line 2',
  city: 'City',
  state: 'State/Province',
  postal_code: 'Postal code',
  country: 'Country',
  phone: 'Phone',
} as const
export const stateOrProvince = 'State or province'
export const phoneHint = 'Only used for delivery questions'

// Validation
export const required = (field: string) => `${field} is required`
export const tooLong = (field: string, max: number) => `${field} can have at most ${max} characters`
export const unsavable = (field: string) => `${field} contains a character that cannot be saved`
export const cardNumber = 'This looks like a card number. Please enter it only in the card fields.'
export const chooseCountry = 'Please choose a country'
export const incomplete = 'The address is missing or has an unknown field'
export const chooseFrom = (field: string) => `Please choose your ${field.toLowerCase()} from the list`
export const wrongPostalCode = (field: string, example: string) => `${field} must look like ${example}`

// The form of each country
export const choose = 'Please choose'
export const cityNames = { city: 'City', district: 'District', post_town: 'Town or city', suburb: 'Suburb' } as const
export const stateNames = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  province: 'Province',
  region: 'Region',
  state: 'State',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'PIN code',
  postal: 'Postal code',
  postcode: 'Postcode',
  zip: 'ZIP code',
} as const
export const sublocalityHints = {
  district: 'Apartment, floor or district',
  neighborhood: 'Apartment, floor or neighborhood',
  suburb: 'Apartment, floor or suburb',
  townland: 'Apartment, floor or townland',
  village_township: 'Apartment, floor, village or township',
} as const

export const formNotShown = 'The address form could not be loaded.'
export const noWebAddress = 'Please leave out web addresses.'
