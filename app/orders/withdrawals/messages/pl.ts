// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Odstąp od umowy tutaj'
export const confirmWithdrawal = 'Potwierdź odstąpienie od umowy'

// Step 1: which order
export const title = 'Odstąpienie od umowy'
export const lead =
  'Konsument może odstąpić od umowy w ciągu 14 dni od dostawy bez podania przyczyny. Konto nie jest potrzebne.'
export const name = 'Imię i nazwisko'
export const orderNumber = 'Numer zamówienia'
export const orderNumberHint = 'Znajdziesz go w mailu z potwierdzeniem.'
export const email = 'E-mail z zamówienia'
export const emailHint = 'Na ten adres wyślemy potwierdzenie otrzymania Twojego oświadczenia.'
export const next = 'Dalej'
export const sending = 'Wysyłamy…'
export const checkFields = 'Sprawdź te pola'
export const unreachable = 'Nie możemy połączyć się ze sklepem. Nic nie przepadło: spróbuj ponownie.'

// Where the rule does not apply
export const notHere =
  'Odstąpienie online dotyczy zamówień z krajów, których prawo tego wymaga, na przykład z Unii Europejskiej.'
export const otherOrders = {
  returns: 'W przypadku innych zamówień zobacz stronę [Dostawa i zwroty](/returns) lub napisz do nas.',
  contact: 'W przypadku innych zamówień napisz do nas.',
} as const
export const otherCountry = 'Zamówienie z UE?'
export const changeCountry = 'Zmień kraj'

// Step 2: what, and confirm
export const confirmLead = (order: string) => `Odstępujesz od umowy dotyczącej zamówienia ${order}. Wybierz produkty.`
export const until = (day: string) => `Możesz odstąpić od umowy do końca dnia ${day}.`
export const open = 'Możesz odstąpić od umowy już teraz i przez 14 dni od dostawy.'
export const unitsLabel = (left: number) => `Liczba sztuk (z ${left})`
export const nothingLeft = 'Już zwrócone lub objęte odstąpieniem'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) => `Wybrane sztuki: ${units} z ${all}, ${amount}.`
export const receiptTo = (email: string) => `Potwierdzenie wyślemy na adres ${email}.`
export const otherOrder = 'Inne zamówienie'
export const toOrder = 'Wróć do zamówienia'

// The receipt
export const received = 'Otrzymaliśmy Twoje odstąpienie od umowy'
export const receivedAt = 'Otrzymano'
export const receiptSent = (email: string) => `To potwierdzenie wysłaliśmy też na adres ${email}.`
export const withdrawn = 'Produkty objęte odstąpieniem'
export const whatNext = 'Co dalej'
export const before = 'Wcześniejsze odstąpienia od umowy'

// On the page of an order
export const viewReceipt = 'Zobacz potwierdzenie'
