// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Faktura', 'credit-note': 'Faktura korygująca' } as const
export const billedTo = 'Nabywca'
export const shippedTo = 'Adres dostawy'
export const issued = 'Data wystawienia:'
export const order = (number: string, day: string) => `Zamówienie ${number} z dnia ${day}`
export const corrects = (number: string, day: string) => `Koryguje fakturę ${number} z dnia ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'Numer VAT' : 'Numer podatkowy'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `Numer VAT: ${number}`
export const reverseCharge = 'Odwrotne obciążenie: VAT rozlicza nabywca.'
export const intraCommunitySupply =
  'Wewnątrzwspólnotowa dostawa towarów zwolniona z VAT (art. 138 dyrektywy 2006/112/WE).'
export const supplied = (day: string) => `Data dostawy: ${day}`
export const paidBefore = (day: string) => `Zapłacono ${day}, przed dostawą`
export const exported = 'Eksport towarów: podatek nie jest naliczany.'
export const product = 'Produkt'
export const quantity = 'Ilość'
export const price = 'Cena'
export const taxRate = 'Podatek'
export const lineTotal = 'Wartość'
export const returned = 'Zwrócono'
export const items = 'Produkty'
export const discount = (code: string) => (code === '' ? 'Rabat' : `Rabat (${code})`)
export const subtotal = 'Suma częściowa'
export const shipping = (name: string) => `Dostawa (${name})`
export const tax = 'Podatek'
export const includes = (tax: string) => `W tym ${tax}`
export const inCurrency = (tax: string, currency: string) => `${tax} w ${currency}`
export const exchangeRate = 'Kurs wymiany'
export const net = 'Netto'
export const total = 'Razem'
export const totalCredited = 'Kwota korekty'
export const taxByRate = 'Podatek według stawek'
export const notTaxed = 'Nieopodatkowane'
export const page = (number: number, count: number) => `Strona ${number} z ${count}`
