import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Złożone', title: 'Mamy Twoje zamówienie', text: 'Wkrótce zaczniemy je przygotowywać. ' },
  processing: { step: 'W przygotowaniu', title: 'Przygotowujemy Twoje zamówienie', text: '' },
  shipped: {
    step: 'Wysłane',
    title: 'Twoje zamówienie jest w drodze',
    text: 'Paczka została nadana i jest już w drodze do Ciebie.',
    tracked: 'Możesz śledzić paczkę: numer przesyłki znajdziesz poniżej.',
  },
  delivered: {
    step: 'Dostarczone',
    title: 'Zamówienie zostało dostarczone',
    text: 'Mamy nadzieję, że wszystko Ci się podoba. Jeśli coś jest nie tak, [napisz do nas](/contact).',
  },
  cancelled: { step: null, title: 'Zamówienie anulowane', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Gotowe do odbioru',
    title: 'Zamówienie jest gotowe do odbioru',
    text: 'Przy odbiorze w sklepie podaj numer zamówienia.',
  },
  delivered: { step: 'Odebrane', title: 'Zamówienie zostało odebrane' },
}
export const waitingForPayment = {
  title: 'Czekamy na Twoją płatność',
  text: 'Produkty są dla Ciebie zarezerwowane. Gdy tylko dotrze płatność, przygotujemy zamówienie.',
} as const
export const onBackorder = (units: number) =>
  `${plural('pl', units, {
    one: `${units} sztuka jest dostępna`,
    few: `${units} sztuki są dostępne`,
    many: `${units} sztuk jest dostępnych`,
    other: `${units} sztuki jest dostępne`,
  })} na zamówienie: wyślemy wszystko razem, gdy skompletujemy całość. `
export const whatNext = {
  pickup: 'Napiszemy do Ciebie, gdy tylko będzie gotowe do odbioru.',
  delivery: 'Gdy tylko je wyślemy, dostaniesz od nas wiadomość z numerem przesyłki.',
} as const
export const waitingForTransfer = {
  title: 'Przelej kwotę zamówienia',
  text: 'Produkty są dla Ciebie zarezerwowane. Wyślemy je, gdy tylko dotrze płatność.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Dotarła część Twojej płatności',
  text: `Przelej pozostałą kwotę: ${rest}. Produkty są dla Ciebie zarezerwowane.`,
})
export const paidOnDelivery = 'do zapłaty gotówką przy odbiorze'
export const arrived = (amount: string) => `otrzymano ${amount}`
export const returned = (amount: string) =>
  `. Zwrócimy Ci przelewem wpłaconą kwotę: ${amount}. Zaksięgowanie w banku może potrwać kilka dni.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Płatność nie dotarła na czas. Nic nie pobraliśmy.'
export const cancelledBy = {
  shopper: 'Zamówienie anulowano na Twoje życzenie',
  store: 'Anulowaliśmy to zamówienie',
} as const

export const payments = {
  pending: {
    state: 'jeszcze nieopłacone',
    cancelled: 'nic nie pobraliśmy',
    afterCancelling: '. Nic nie pobraliśmy.',
  },
  paid: {
    state: 'opłacone',
    afterCancelling: '. Nie zwróciliśmy jeszcze Twojej płatności. Jeśli masz pytania, [napisz do nas](/contact).',
  },
  failed: { state: 'nieopłacone, nic nie pobraliśmy', afterCancelling: '. Nic nie pobraliśmy.' },
  partly_refunded: {
    state: 'opłacone, część pieniędzy zwrócona',
    afterCancelling: '. Zwróciliśmy część wpłaconych pieniędzy: szczegóły poniżej.',
    refundPending: '. Zwracamy część wpłaconych pieniędzy: szczegóły poniżej.',
  },
  refunded: {
    state: 'pieniądze zwrócone',
    afterCancelling: '. Zwróciliśmy wpłacone pieniądze.',
    refundPending: '. Zwracamy wpłacone pieniądze.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Zamówienie zostało już wysłane, więc nie można go tu anulować. Nic się nie zmieniło. Napisz do nas.',
  over: 'Godzina na anulowanie zamówienia już minęła. Nic się nie zmieniło. Napisz do nas.',
} as const
export const tooLateToCorrect = {
  cancelled: 'To zamówienie jest anulowane, więc nie można zmienić adresu.',
  left: 'Zamówienie zostało już wysłane, więc nie można już zmienić adresu. Napisz do nas.',
  over: 'Godzina na zmianę adresu już minęła. Nic się nie zmieniło. Napisz do nas.',
} as const
export const addressErased = 'Adres tego zamówienia został usunięty i nie można go podać ponownie.'
export const formIncomplete = 'Formularz jest niepełny lub zawiera nieznane pole. Odśwież stronę i spróbuj ponownie.'
export const correctedElsewhere =
  'Adres został zmieniony w innym oknie lub przez nas. Twoje zmiany nadal tu są: sprawdź je i zapisz ponownie.'
export const otherZone =
  'Koszt dostawy w to miejsce może być inny. Anuluj zamówienie i złóż je ponownie albo napisz do nas.'
export const otherTax = 'Obowiązuje tam inny podatek. Anuluj zamówienie i złóż je ponownie albo napisz do nas.'

export const order = (number: string) => `Zamówienie ${number}`
export const viewOrder = 'Zobacz zamówienie'
export const shippingTo = (method: string) => `Adres dostawy (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `${store}: Twoje zamówienie ${number}`,
  title: (firstName: string) => `${firstName}, dziękujemy za zamówienie.`,
  next: 'Już je dla Ciebie przygotowujemy.',
  promise:
    'W ciągu godziny od złożenia zamówienia możesz je anulować na jego stronie, a do czasu wysyłki także zmienić adres.',
} as const
export const payInCash = (amount: string) => `Przy odbiorze zamówienia zapłacisz gotówką ${amount}.`
export const paymentRequest = {
  subject: (store: string, number: string) => `${store}: opłać zamówienie ${number}`,
  title: (firstName: string) => `${firstName}, dziękujemy za zamówienie.`,
  account: 'Dane do przelewu',
} as const
export const shipped = {
  delivery: 'jest w drodze',
  pickup: 'czeka na odbiór',
  subject: (store: string, number: string, progress: string) => `${store}: Twoje zamówienie ${number} ${progress}`,
  title: (progress: string, firstName: string) => `${firstName}, Twoje zamówienie ${progress}.`,
  tracking: (number: string) => `Numer przesyłki: ${number}`,
  pickupAddress: 'Adres odbioru',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `${store}: zamówienie ${number} zostało anulowane`,
  title: 'Twoje zamówienie zostało anulowane',
  by: {
    shopper: 'Zamówienie anulowano na Twoje życzenie, więc niczego nie wyślemy.',
    staff: 'Musieliśmy anulować to zamówienie, więc niczego nie wyślemy.',
    unpaid: 'Płatność nie dotarła na czas, więc zamówienie zostało anulowane i niczego nie wyślemy.',
  },
  refund: (amount: string) => `Zwracamy Ci ${amount} tą samą metodą płatności.`,
  refundInAll: (total: string) => `Razem z wcześniejszymi zwrotami to ${total}.`,
  notCharged: 'Nic nie pobraliśmy.',
  questions: (email: string) => `W razie pytań napisz do nas: ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `${store}: zwrot pieniędzy za zamówienie ${number}`,
  title: (amount: string) => `Zwrot pieniędzy: ${amount}`,
  progress: (amount: string, total: string) => `Zwróciliśmy ${amount} z pobranej kwoty ${total}.`,
  when: 'Pieniądze trafią do Ciebie tą samą metodą płatności. Zaksięgowanie w banku może potrwać kilka dni.',
  amount: 'Ten zwrot',
  about: {
    part: 'Zwrot dotyczy części zamówienia, a nie konkretnych produktów.',
    shipping: 'Zwrot dotyczy kosztów dostawy.',
  },
} as const
