// Why a typed or pasted price is rejected; `price` is the quoted text
export const priceNegative = (price: string) => `${price} is below 0`
export const priceInOtherCurrency = (price: string, currency: string) => `${price} is not in ${currency}`
export const priceInvalid = (price: string) => `${price} is not a price`
export const priceAmbiguous = (price: string, other: string, read: string, currency: string) =>
  `${price} can mean ${other} or ${read}: enter it with all decimal places of ${currency}`
export const priceTooPrecise = (price: string, currency: string) => `${price} has too many decimals for ${currency}`
export const priceTooHigh = (price: string, max: string) => `${price} is above ${max}`
