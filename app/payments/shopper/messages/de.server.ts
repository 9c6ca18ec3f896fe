// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `Bitte überweise ${amount} bis ${until}. So lange reservieren wir deine Artikel. Wir verschicken sie, sobald deine Zahlung eingegangen ist.`,
  reminder: (amount: string, until: string) =>
    `Deine Zahlung ist noch nicht bei uns eingegangen. Bitte überweise ${amount} bis ${until}, sonst wird deine Bestellung storniert. Wenn du gerade gezahlt hast, brauchst du nichts zu tun.`,
  link: (amount: string) =>
    `Für deine Bestellung sind noch ${amount} offen. Auf der Bestellseite kannst du bezahlen oder eine Zahlungsart wählen.`,
} as const
export const account = {
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'Kontonummer',
  bank: 'Bank',
  routing: 'Bankleitzahl',
} as const
