// Mails

export const confirm = {
  subject: (product: string) => `Potwierdź zapis: ${product}`,
  preview: 'Jedno kliknięcie i damy Ci znać, gdy produkt wróci.',
  title: 'Powiadomić Cię o dostępności?',
  text: 'Potwierdź swój adres e-mail, aby trafić na listę oczekujących:',
  button: 'Potwierdź',
  ignore: 'Jeśli to pomyłka, nie musisz nic robić: w ciągu 7 dni usuniemy Twój adres e-mail.',
} as const
export const held = {
  subject: (product: string) => `Znów dostępne: ${product}`,
  preview: (until: string) => `Zarezerwowaliśmy dla Ciebie sztukę do ${until}.`,
  title: 'Produkt wrócił i czeka na Ciebie',
  text: (until: string) =>
    `Rezerwacja trwa do ${until}. Potem sztuka przejdzie na następną osobę w kolejce. Link działa przy jednym zamówieniu.`,
  button: 'Kup teraz',
} as const
export const leave = 'Opuść listę oczekujących'
