export const invalidEmail = 'Podaj adres e-mail, np. ada@example.com'
export const tooManyLinks = 'Zbyt wiele próśb dla tego adresu. Spróbuj ponownie jutro.'
export const mail = {
  subject: (store: string) => `Twoje zamówienia w ${store}`,
  title: 'Twoje zamówienia',
  text: (store: string) => `Oto link do wszystkich zamówień złożonych z tego adresu w ${store}.`,
  button: 'Zobacz moje zamówienia',
  validity: (until: string) => `Link działa do ${until}.`,
  ignore: 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nikt inny nie otrzymał tego linku.',
} as const
