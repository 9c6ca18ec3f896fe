import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed:
    'Zapieczętowane ze względów higienicznych: po otwarciu opakowania po dostawie prawo odstąpienia od umowy wygasa.',
  personal: 'Wykonane według Twojej specyfikacji: prawo odstąpienia od umowy nie przysługuje.',
} as const

// These messages reject a form
export const nameMissing = 'Podaj imię i nazwisko'
export const orderNumberMissing = 'Podaj numer zamówienia'
export const orderNumberUnreadable = 'Podaj numer zamówienia z tego sklepu. Zaczyna się od IN, np. IN1A2B3C4D'
export const invalidEmail = 'Podaj adres e-mail, np. ada@example.com'
export const noMatch =
  'Nie znaleźliśmy zamówienia z tym numerem i adresem e-mail. Sprawdź oba i podaj adres użyty przy zamówieniu. Wpisane dane nadal tu są.'
export const tooManyTries =
  'Zbyt wiele prób dla tego zamówienia. Spróbuj ponownie za godzinę albo użyj linku z maila z potwierdzeniem.'
export const unitsUnreadable = 'Wpisz liczbę całkowitą, co najmniej 1'
export const tooManyUnits = (left: number) => `Możesz wpisać najwyżej ${formatNumber(left)}`
export const noUnits = 'Wybierz co najmniej jeden produkt'
export const formIncomplete = 'Formularz jest niepełny lub zawiera nieznane pole. Spróbuj ponownie.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered:
    'W przypadku tego zamówienia nie można odstąpić od umowy online. W sprawie zwrotu [napisz do nas](/contact).',
  returnInstead: 'W przypadku tego zamówienia nie można odstąpić od umowy online, ale możesz zwrócić te produkty.',
  cancelled: 'To zamówienie jest już anulowane, więc nie ma od czego odstępować.',
  imported:
    'To zamówienie złożono w naszym poprzednim sklepie, więc nie można tu odstąpić od umowy. [Napisz do nas](/contact).',
  erased:
    'Dane osobowe z tego zamówienia zostały usunięte, więc nie można tu odstąpić od umowy. [Napisz do nas](/contact).',
  exempt: 'Prawo odstąpienia od umowy nie obejmuje produktów z tego zamówienia:',
  returned: 'Wszystko z tego zamówienia zostało już zwrócone, więc nie ma od czego odstępować.',
} as const
export const late = (day: string) =>
  `Termin na odstąpienie od umowy minął z końcem dnia ${day}. Jeśli z zakupem jest coś nie tak, zachowujesz pozostałe prawa: [napisz do nas](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'Zamówienie nie zostało jeszcze wysłane, więc zostało anulowane. Zwrócimy Ci całą wpłaconą kwotę.',
  unshipped: (day: string) =>
    `Zamówienie nie zostało jeszcze wysłane: usuniemy z niego to, czego dotyczy odstąpienie, i najpóźniej ${day} zwrócimy Ci pieniądze tą samą metodą płatności.`,
  shipped: (day: string) =>
    `Odeślij produkty najpóźniej ${day}. W tym samym terminie zwrócimy Ci pieniądze tą samą metodą płatności; możemy poczekać, aż paczka do nas dotrze lub pokażesz nam dowód nadania.`,
} as const
export const sendTo = (address: string) => `Adres zwrotu: ${address}.`
export const addressOnRequest = (email: string) => `Po adres do zwrotu napisz na ${email}.`
export const refundAccount = (email: string) =>
  `Abyśmy mogli przelać pieniądze, wyślij na adres ${email} nazwę właściciela rachunku oraz IBAN lub numer rachunku.`
export const withdrawnUnits = (units: number) => `Liczba sztuk objętych odstąpieniem: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `${store}: odstąpienie od umowy, zamówienie ${order}`,
  title: 'Otrzymaliśmy Twoje odstąpienie od umowy',
  text: (order: string, at: string) =>
    `Twoje odstąpienie dotyczy umowy z zamówienia ${order}. Oświadczenie otrzymaliśmy: ${at}.`,
  name: 'Imię i nazwisko',
  receivedAt: 'Otrzymano',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Zamówienie nie zostało jeszcze wysłane, więc zostało anulowane. Nie otrzymaliśmy żadnej wpłaty, więc nie ma czego zwracać.',
  unshipped: () =>
    'Zamówienie nie zostało jeszcze wysłane: usuniemy z niego to, czego dotyczy odstąpienie. Nie otrzymaliśmy żadnej wpłaty, więc nie ma czego zwracać.',
  shipped: (day: string) =>
    `Odeślij produkty najpóźniej ${day}. Nie otrzymaliśmy żadnej wpłaty, więc nie ma czego zwracać.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Wzór formularza odstąpienia od umowy',
  lead: 'Możesz też skorzystać z tego formularza, na papierze lub e-mailem. Nie jest to obowiązkowe.',
  hint: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
  to: 'Adresat',
  declaration:
    'Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym (*) odstąpieniu od umowy sprzedaży następujących rzeczy (*)/o świadczenie następującej usługi (*)',
  ordered: 'Data zawarcia umowy (*)/odbioru (*)',
  name: 'Imię i nazwisko konsumenta(-ów)',
  address: 'Adres konsumenta(-ów)',
  signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
  date: 'Data',
  choice: '(*) Niepotrzebne skreślić.',
  print: 'Drukuj',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Pouczenie o odstąpieniu od umowy',
  right:
    'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny. Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniej z rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniej z rzeczy.',
  declaration: (seller: string, url: string) =>
    `Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas (${seller}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z zamieszczonego poniżej wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe. Mogą Państwo również skorzystać z prawa odstąpienia od umowy online pod adresem ${url}. Jeżeli skorzystają Państwo z tej funkcji online, bez zbędnej zwłoki prześlemy Państwu na trwałym nośniku (na przykład pocztą elektroniczną) potwierdzenie otrzymania oświadczenia o odstąpieniu od umowy, zawierające jego treść oraz datę i godzinę jego złożenia.`,
  deadline:
    'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
  refund:
    'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodzili się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem. Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
  sending:
    'Proszę odesłać lub przekazać nam rzecz niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzecz przed upływem terminu 14 dni.',
  cost: 'Będą Państwo musieli ponieść bezpośrednie koszty zwrotu rzeczy, chyba że zgodnie z naszymi zasadami zwrotów ponosimy je my.',
  value:
    'Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy.',
} as const
