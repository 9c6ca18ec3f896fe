import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Powiadom o dostępności'
export const choice = 'Rozmiar i kolor'
export const joinOne = (choice: string) => `Powiadom o dostępności: ${choice}`
export const email = 'E-mail'
/** Example: 'na 24 godziny' */
const hoursText = (hours: number) => {
  const shown = formatNumber(hours)
  return plural('pl', hours, {
    one: `${shown} godzinę`,
    few: `${shown} godziny`,
    many: `${shown} godzin`,
    other: `${shown} godziny`,
  })
}
export const whatHappens = (hours: number) =>
  `Gdy produkt wróci, damy Ci znać mailem i zarezerwujemy go dla Ciebie na ${hoursText(hours)}. Żadnych innych maili nie wyślemy.`
export const join = 'Powiadom mnie'
export const joining = 'Wysyłamy…'
export const joined = (email: string) =>
  `Sprawdź skrzynkę: wysłaliśmy link na adres ${email}. Potwierdź zapis, aby trafić na listę oczekujących.`
export const toProduct = 'Wróć do produktu'
export const notSoldOut = 'Ten produkt nie jest teraz wyprzedany.'
export const off = 'Lista oczekujących jest teraz wyłączona.'

// Why nobody can join
export const rejections = {
  off: 'Lista oczekujących jest teraz wyłączona. Twoje dane nadal tu są.',
  gone: 'Tego rozmiaru i koloru nie ma już w sprzedaży. Twoje dane nadal tu są.',
  available: 'Ten produkt jest znów dostępny: możesz go teraz kupić.',
} as const
export const invalidEmail = 'Podaj adres e-mail, np. ada@example.com'
export const unknownChoice = 'Wybierz rozmiar i kolor'
export const away = 'Nie możemy połączyć się ze sklepem. Nic nie przepadło: spróbuj ponownie.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Potwierdź swój adres e-mail', text: '' },
  waiting: {
    title: 'Jesteś na liście oczekujących',
    text: 'Gdy tylko produkt wróci i przyjdzie Twoja kolej, zarezerwujemy go dla Ciebie i damy Ci znać.',
  },
  held: { title: 'Ta sztuka jest dla Ciebie zarezerwowana', text: '' },
  bought: {
    title: 'Ten link został już wykorzystany',
    text: 'Zarezerwowaną sztukę zamówiono przez ten link. Jeśli to nie Twoje zamówienie, ktoś inny miał Twój link: napisz do nas.',
  },
  expired: {
    title: 'Rezerwacja wygasła',
    text: 'Czas minął i sztuka przeszła na następną osobę w kolejce. Na stronie produktu możesz zapisać się ponownie.',
  },
  gone: { title: 'Tego produktu nie ma już w sprzedaży', text: 'Lista oczekujących jest zamknięta.' },
  left: {
    title: 'Nie jesteś już na liście oczekujących',
    text: 'Twój adres e-mail został usunięty. Nie dostaniesz więcej maili o tym produkcie.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Do ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'jeszcze niecałą minutę'
  if (minutes >= 120) return `jeszcze ${hoursText(Math.floor(minutes / 60))}`
  const shown = formatNumber(minutes)
  return `jeszcze ${plural('pl', minutes, {
    one: `${shown} minutę`,
    few: `${shown} minuty`,
    many: `${shown} minut`,
    other: `${shown} minuty`,
  })}`
}
export const afterConfirming = (email: string, hours: number) =>
  `Gdy produkt wróci, napiszemy na adres ${email} i zarezerwujemy go dla Ciebie na ${hoursText(hours)}.`
export const confirm = 'Potwierdź'
export const buy = 'Kup teraz'
export const buyNeedsScripts = 'Żeby kupić, włącz JavaScript: koszyk jest zapisany w Twojej przeglądarce.'
export const leave = 'Opuść listę oczekujących'
export const unwanted = 'Już tego nie chcesz?'
export const release = 'Zwolnij rezerwację'
export const toShop = 'Kontynuuj zakupy'
