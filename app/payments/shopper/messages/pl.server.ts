// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Przelej ${amount} do ${until}. Do tego czasu produkty są dla Ciebie zarezerwowane, a wyślemy je, gdy tylko dotrze płatność.`,
  reminder: (amount: string, until: string) =>
    `Twoja płatność jeszcze do nas nie dotarła. Przelej ${amount} do ${until}; po tym terminie zamówienie zostanie anulowane. Jeśli przelew jest już w drodze, nie musisz nic robić.`,
  link: (amount: string) =>
    `Twoje zamówienie czeka na płatność: ${amount}. Na jego stronie możesz je opłacić lub wybrać metodę płatności.`,
} as const
export const account = {
  amount: 'Kwota',
  reference: 'Tytuł przelewu',
  holder: 'Odbiorca',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Numer rachunku',
  bank: 'Bank',
  routing: 'Kod banku',
} as const
