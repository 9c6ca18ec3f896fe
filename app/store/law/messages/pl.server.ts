// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Co zapisujemy w Twojej przeglądarce'
export const storageIntro =
  'Podczas zakupów ten sklep nie zapisuje plików cookie. W Twojej przeglądarce przechowuje poniższe dane, tylko na potrzeby funkcji, z których tu korzystasz. Nie służą one do reklamy i nikomu ich nie udostępniamy.'
export const storageName = 'Nazwa'
export const storagePurpose = 'Cel'
export const storageTimes = {
  local: 'Do wyczyszczenia danych tej witryny',
  session: 'Do zamknięcia karty',
}
export const storagePurposes = {
  cart: 'Zawartość Twojego koszyka',
  'cart.old-prices': 'Ceny produktów z koszyka w chwili ich dodania, żeby pokazać Ci zmianę',
  'cart.damaged': 'Koszyk, którego nie udało się odczytać, na potrzeby obsługi klienta',
  'wishlist.saved': 'Ceny i rozmiary ulubionych produktów w chwili ich zapisania, żeby pokazać Ci zmiany',
  currency: 'Waluta, w której oglądasz ceny',
  session_id: 'Losowy numer, do którego przypisane są Twoje ulubione',
  'recently-viewed': 'Ostatnio oglądane produkty',
  'my-sizes': 'Rozmiary zapisane jako Twoje',
  'in-my-size': 'Czy listy pokazują tylko produkty w Twoim rozmiarze',
  'size-unit': 'Czy tabele rozmiarów pokazują centymetry, czy cale',
  'body-measures': 'Wymiary wpisane, żeby znaleźć Twój rozmiar; nigdzie ich nie wysyłamy',
  'review-votes': 'Opinie oznaczone przez Ciebie jako pomocne',
  'announcement.dismissed': 'Zamknięty przez Ciebie komunikat',
  'locale.suggestion': 'Czy propozycja innego kraju lub języka została zamknięta',
  'checkout.waiting': 'Zamówienie oczekujące na płatność, żeby można było do niego wrócić',
  'checkout.draft': 'To, co wpisujesz w kasie, żeby nie zginęło po odświeżeniu strony; bez danych do płatności',
  'cart.key': 'Numer, dzięki któremu zamówienie nie zostanie złożone dwa razy',
  'react-router-scroll-positions': 'Pozycja przewijania strony, na wypadek powrotu',
}
export const producerNumbersTitle = 'Niepowtarzalne identyfikatory producenta (IDU)'
export const producerNumbersIntro = 'Zgodnie z art. L541-10-13 francuskiego Code de l’environnement:'
