export const fields = {
  first_name: 'Nombre',
  last_name: 'Apellidos',
  company: 'Empresa',
  address_line1: 'Dirección',
  address_line2: 'Dirección (línea 2)',
  city: 'Ciudad',
  state: 'Estado o provincia',
  postal_code: 'Código postal',
  country: 'País',
  phone: 'Teléfono',
} as const
export const stateOrProvince = 'Estado o provincia'
export const phoneHint = 'Solo para dudas sobre la entrega'

// Validation
export const required = (field: string) => `${field}: campo obligatorio`
export const tooLong = (field: string, max: number) => `${field}: ${max} caracteres como máximo`
export const unsavable = (field: string) => `${field}: contiene un carácter que no se puede guardar`
export const cardNumber = 'Parece un número de tarjeta. Escríbelo solo en los campos de la tarjeta.'
export const chooseCountry = 'Elige un país'
export const incomplete = 'Falta la dirección o contiene un campo desconocido'
export const chooseFrom = (field: string) => `${field}: elige una opción de la lista`
export const wrongPostalCode = (field: string, example: string) => `${field}: usa un formato como ${example}`

// The form of each country
export const choose = 'Elige una opción'
export const cityNames = {
  city: 'Ciudad',
  district: 'Distrito',
  post_town: 'Ciudad o localidad',
  suburb: 'Barrio',
} as const
export const stateNames = {
  area: 'Área',
  county: 'Condado',
  department: 'Departamento',
  district: 'Distrito',
  do_si: 'Provincia',
  emirate: 'Emirato',
  island: 'Isla',
  oblast: 'Óblast',
  parish: 'Parroquia',
  prefecture: 'Prefectura',
  province: 'Provincia',
  region: 'Región',
  state: 'Estado',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Código PIN',
  postal: 'Código postal',
  postcode: 'Código postal',
  zip: 'Código ZIP',
} as const
export const sublocalityHints = {
  district: 'Apartamento, piso o distrito',
  neighborhood: 'Apartamento, piso o barrio',
  suburb: 'Apartamento, piso o barrio',
  townland: 'Apartamento, piso o localidad',
  village_township: 'Apartamento, piso, aldea o municipio',
} as const

export const formNotShown = 'No se ha podido cargar el formulario de dirección.'
export const noWebAddress = 'No incluyas direcciones web.'
