export const fields = {
  first_name: 'Prénom',
  last_name: 'Nom',
  company: 'Société',
  address_line1: 'Adresse',
  address_line2: 'Complément d’adresse',
  city: 'Ville',
  state: 'État/Province',
  postal_code: 'Code postal',
  country: 'Pays',
  phone: 'Téléphone',
} as const
export const stateOrProvince = 'État ou province'
export const phoneHint = 'Uniquement pour les questions de livraison'

// Validation
export const required = (field: string) => `${field} : champ obligatoire`
export const tooLong = (field: string, max: number) => `${field} : ${max} caractères au maximum`
export const unsavable = (field: string) => `${field} : un caractère ne peut pas être enregistré`
export const cardNumber =
  'Cela ressemble à un numéro de carte. Veuillez le saisir uniquement dans les champs prévus pour la carte.'
export const chooseCountry = 'Veuillez choisir un pays'
export const incomplete = 'L’adresse est manquante ou contient un champ inconnu'
export const chooseFrom = (field: string) => `${field} : veuillez choisir dans la liste`
export const wrongPostalCode = (field: string, example: string) => `${field} : format attendu, par exemple ${example}`

// The form of each country
export const choose = 'Veuillez choisir'
export const cityNames = {
  city: 'Ville',
  district: 'District',
  post_town: 'Ville ou localité',
  suburb: 'Localité',
} as const
export const stateNames = {
  area: 'Zone',
  county: 'Comté',
  department: 'Département',
  district: 'District',
  do_si: 'Province',
  emirate: 'Émirat',
  island: 'Île',
  oblast: 'Oblast',
  parish: 'Paroisse',
  prefecture: 'Préfecture',
  province: 'Province',
  region: 'Région',
  state: 'État',
} as const
export const postalNames = {
  eircode: 'Eircode',
  pin: 'Code postal',
  postal: 'Code postal',
  postcode: 'Code postal',
  zip: 'Code ZIP',
} as const
export const sublocalityHints = {
  district: 'Appartement, étage ou district',
  neighborhood: 'Appartement, étage ou quartier',
  suburb: 'Appartement, étage ou localité',
  townland: 'Appartement, étage ou lieu-dit',
  village_township: 'Appartement, étage, village ou commune',
} as const

export const formNotShown = 'Impossible de charger le formulaire d’adresse.'
export const noWebAddress = 'Veuillez ne pas indiquer d’adresse web.'
