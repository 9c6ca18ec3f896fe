/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Twojego adresu e-mail używamy tylko do newslettera ${store}. W każdej chwili możesz się wypisać.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Potwierdź zapis do newslettera ${store}`,
  preview: 'Jedno kliknięcie i gotowe.',
  title: 'Potwierdź zapis',
  text: (store: string) =>
    `Ktoś zapisał się z tym adresem e-mail do newslettera ${store}. Potwierdź, że to Twoje zgłoszenie.`,
  button: 'Potwierdź zapis',
  leave: 'Tym samym linkiem możesz się w każdej chwili wypisać.',
  ignore: 'Jeśli to pomyłka, nie musisz nic robić: w ciągu 7 dni usuniemy ten adres.',
} as const
