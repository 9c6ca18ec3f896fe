export const rejections = {
  unknown: 'Ten kod rabatowy jest nieprawidłowy. Sprawdź pisownię.',
  early: 'Ten kod rabatowy jeszcze nie obowiązuje.',
  late: 'Ten kod rabatowy stracił ważność.',
  'used-up': 'Limit użyć tego kodu rabatowego został wyczerpany.',
  nothing: 'Ten kod rabatowy nie obniża ceny Twojego zamówienia.',
  yours: 'Ten kod rabatowy został już przez Ciebie wykorzystany.',
  'too-many': 'Zbyt wiele prób użycia kodów rabatowych z Twojego łącza. Spróbuj ponownie za minutę.',
} as const
export const minimum = (amount: string) => `Ten kod rabatowy działa przy zakupach od ${amount}.`
