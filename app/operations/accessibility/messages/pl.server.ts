import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Dostępność'
export const intro = (store: string) =>
  `Ta deklaracja opisuje, jak sklep internetowy ${store} spełnia wymagania dyrektywy (UE) 2019/882 w sprawie dostępności.`
export const serviceTitle = 'Co oferuje ten sklep'
export const service =
  'Możesz tu oglądać ubrania, wybrać rozmiar i kolor, zamówić i zapłacić. Możesz też śledzić zamówienie, odstąpić od umowy i napisać do nas. Konto nie jest potrzebne.'
export const formats =
  'Cała treść jest tekstem, który czytnik ekranu może odczytać na głos i który można powiększyć. Obrazy mają opis. Żadna wskazówka nie zależy wyłącznie od koloru, kształtu, miejsca ani dźwięku.'
export const meetsTitle = 'Jak sklep spełnia wymagania'
export const standard =
  'Strony są zbudowane zgodnie z normą EN 301 549, a tym samym z wytycznymi WCAG 2.1 na poziomie AA.'
export const keyboard = 'Wszystko da się zrobić klawiaturą, a fokus jest zawsze widoczny.'
export const readers = 'Czytniki ekranu rozpoznają nagłówki, punkty orientacyjne, nazwy i komunikaty.'
export const sight =
  'Tekst ma wystarczający kontrast, można go powiększyć do 200% i mieści się na ekranie o szerokości 320 pikseli. Animacje zatrzymują się, jeśli w urządzeniu włączono ograniczanie ruchu.'
export const forms =
  'Formularze podpowiadają, co wpisać w każde pole, i pokazują błąd obok niego. Nic z tego, co wpiszesz, nie przepada.'
export const measuredTitle = 'Jak to sprawdziliśmy'
export const measured = (date: string, version: string, axe: string) =>
  `Dnia ${date} wersję ${version} oprogramowania tego sklepu sprawdzono programem axe-core ${axe} według reguł WCAG 2.1, poziomy A i AA, na ekranie telefonu i komputera.`
export const passed = (pages: number) =>
  `Sprawdzone rodzaje stron: ${formatNumber(pages)}. Nie znaleziono żadnego naruszenia.`
export const failed = (pages: number, rules: number) =>
  `Sprawdzone rodzaje stron: ${formatNumber(pages)}. Naruszone reguły: ${formatNumber(rules)}`
export const limits =
  'Automatyczna kontrola nie znajduje każdej bariery, a teksty i zdjęcia tego sklepu mogły się od tego czasu zmienić.'
export const reportTitle = 'Zgłoś barierę'
export const report =
  'Czy coś jest tu dla Ciebie niedostępne? Napisz do nas: pomożemy Ci z zamówieniem i usuniemy barierę.'
export const contact = 'Do strony kontaktowej'
export const authorityTitle = 'Organ nadzoru'
export const authority = 'Jeśli nasza odpowiedź Ci nie pomoże, możesz zwrócić się do organu nadzoru w swoim kraju:'
