export const categories = {
  shipping: 'Dostawa',
  returns: 'Zwroty i wymiana',
  sizing: 'Rozmiary',
  orders: 'Zamówienia',
  products: 'Produkty',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'Czy dostawa jest darmowa?',
  'delivery-times': 'Ile trwa dostawa?',
  international: 'Czy wysyłacie za granicę?',
  'shipping-policy': 'Jakie są zasady dostawy?',
  'return-policy': 'Jakie są zasady zwrotów?',
  exchanges: 'Czy mogę wymienić produkt na inny rozmiar?',
  'sale-items': 'Czy mogę zwrócić produkty z promocji?',
  'change-or-cancel': 'Czy mogę zmienić lub anulować zamówienie?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'Kiedy zobaczę koszt dostawy i podatek?' : 'Kiedy zobaczę koszt dostawy?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Ceny zawierają podatek. ' : ''}Koszt dostawy ${tax === 'added' ? 'i podatek ' : ''}obliczamy w kasie na podstawie Twojego adresu i wybranego sposobu dostawy. Łączną kwotę widzisz przed zapłatą.`
export const currency = 'W jakiej walucie płacę?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Zamówienia rozliczamy w tej walucie: ${charged}.`
  if (others === '') return answer
  return `${answer} Na stronie produktu, w koszyku i w kasie możesz też zobaczyć ceny w innych walutach: ${others}. Obok nich podajemy wtedy kwotę, którą pobierzemy.`
}

export const entries = {
  'start-a-return': {
    question: 'Jak zwrócić produkt?',
    answer:
      'Napisz do nas przez stronę kontaktową: podaj numer zamówienia i produkty, które chcesz zwrócić. W odpowiedzi podamy dalsze kroki.',
  },
  'find-my-size': {
    question: 'Jak znaleźć swój rozmiar?',
    answer:
      'Zacznij od rozmiaru, który zwykle nosisz. Na stronie każdego produktu znajdziesz opis kroju i materiału: tkaniny trzymają fason, a dzianiny lekko się rozciągają.',
  },
  'between-sizes': {
    question: 'Co, jeśli jestem między dwoma rozmiarami?',
    answer:
      'Przy lnie, satynie, popelinie i wełnie wybierz większy rozmiar, a przy dzianinach mniejszy. Masz wątpliwości? Napisz do nas przez stronę kontaktową.',
  },
  'one-size': {
    question: 'Co oznacza rozmiar „Uniwersalny”?',
    answer:
      'Produkt jest dostępny w jednym rozmiarze, jak często bywa w przypadku torebek, szalików i kapeluszy. Nie trzeba niczego wybierać.',
  },
  'sold-out-size': {
    question: 'Mój rozmiar jest przekreślony. Co teraz?',
    answer:
      'Jest wyprzedany w kolorze, który właśnie oglądasz. Może być jeszcze dostępny w innym. Dodaj produkt do ulubionych, a łatwo do niego wrócisz.',
  },
  'order-placed': {
    question: 'Skąd mam wiedzieć, że zamówienie zostało złożone?',
    answer:
      'Po zakupie zobaczysz numer zamówienia i link do strony zamówienia, na której możesz śledzić jego status. Ten sam link wyślemy Ci mailem razem z listą zamówionych produktów.',
  },
  'ways-to-pay': {
    question: 'Jakie metody płatności są dostępne?',
    answer: 'Możesz zapłacić kartą płatniczą oraz przez PayPal, Apple Pay lub Google Pay.',
  },
  account: {
    question: 'Czy muszę mieć konto, żeby złożyć zamówienie?',
    answer:
      'Nie. Wystarczą adres e-mail i adres dostawy. Koszyk i ulubione są zapisane w przeglądarce, której używasz.',
  },
  'materials-and-care': {
    question: 'Z czego są wykonane Wasze produkty i jak o nie dbać?',
    answer: 'Skład i sposób pielęgnacji znajdziesz w szczegółach na stronie każdego produktu.',
  },
  colors: {
    question: 'Czy kolor będzie taki jak na zdjęciu?',
    answer:
      'Na tyle, na ile może go oddać ekran. Wybierz kolor na stronie produktu, żeby go zobaczyć. Jeśli liczy się dokładny odcień, napisz do nas.',
  },
  availability: {
    question: 'Co oznaczają „Wyprzedane” i „Dostępne na zamówienie”?',
    answer:
      '„Wyprzedane” oznacza, że na razie nie można już tego zamówić. „Dostępne na zamówienie” oznacza, że możesz zamówić już dziś, a my wyślemy produkt, gdy tylko do nas wróci.',
  },
} as const
