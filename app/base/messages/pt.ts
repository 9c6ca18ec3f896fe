export const fields = {
  first_name: 'Nome',
  last_name: 'Apelido',
  company: 'Empresa',
  address_line1: 'Morada',
  address_line2: 'Morada (linha 2)',
  city: 'Cidade',
  state: 'Estado ou província',
  postal_code: 'Código postal',
  country: 'País',
  phone: 'Telefone',
} as const
export const stateOrProvince = 'Estado ou província'
export const phoneHint = 'Só para questões de entrega'

// Validation
export const required = (field: string) => `${field}: campo obrigatório`
export const tooLong = (field: string, max: number) => `${field}: no máximo ${max} caracteres`
export const unsavable = (field: string) => `${field}: contém um carácter que não pode ser guardado`
export const cardNumber = 'Isto parece ser um número de cartão. Escreva-o apenas nos campos do cartão.'
export const chooseCountry = 'Escolha um país'
export const incomplete = 'A morada está em falta ou tem um campo desconhecido'
export const chooseFrom = (field: string) => `${field}: escolha uma opção da lista`
export const wrongPostalCode = (field: string, example: string) => `${field}: use um formato como ${example}`

// The form of each country
export const choose = 'Escolha uma opção'
export const cityNames = {
  city: 'Cidade',
  district: 'Distrito',
  post_town: 'Cidade ou localidade',
  suburb: 'Bairro',
} as const
export const stateNames = {
  area: 'Área',
  county: 'Condado',
  department: 'Departamento',
  district: 'Distrito',
  do_si: 'Província',
  emirate: 'Emirado',
  island: 'Ilha',
  oblast: 'Oblast',
  parish: 'Paróquia',
  prefecture: 'Prefeitura',
  province: 'Província',
  region: 'Região',
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
  district: 'Apartamento, andar ou distrito',
  neighborhood: 'Apartamento, andar ou bairro',
  suburb: 'Apartamento, andar ou bairro',
  townland: 'Apartamento, andar ou townland',
  village_township: 'Apartamento, andar, aldeia ou município',
} as const

export const formNotShown = 'Não foi possível carregar o formulário da morada.'
export const noWebAddress = 'Não inclua endereços de sites.'
