export const gaps = {
  legalName: 'pełna nazwa i forma prawna Twojej firmy',
  address: 'Twój adres',
  country: 'Twój kraj',
  email: 'adres e-mail',
  phone: 'numer telefonu',
  vatNumber: 'numer VAT',
  providers: 'nazwy Twoich operatorów płatności',
}
export const taxesIncluded = 'Ceny zawierają podatek.'
export const withdrawal =
  'Jako konsument możesz [odstąpić od umowy](/withdraw) w ciągu 14 dni od dostawy bez podania przyczyny. Zwracamy wtedy płatność wraz z kosztem dostawy standardowej w ciągu 14 dni od otrzymania oświadczenia o odstąpieniu; możemy wstrzymać się ze zwrotem do otrzymania towaru lub dowodu jego odesłania. Poniższe zasady dotyczą wszystkich innych zwrotów.'
export const taxesAdded = 'Podatek jest doliczany w kasie.'

export const outlines = {
  terms: {
    title: 'Regulamin',
    body: `Niniejszy regulamin dotyczy wszystkich zamówień w sklepie internetowym, który prowadzi {{company}}, {{address}}.

## Umowa

Produkty prezentowane w sklepie stanowią zaproszenie do składania zamówień. Twoje zamówienie jest ofertą. Umowa zostaje zawarta, gdy [chwila zawarcia umowy: potwierdzimy zamówienie e-mailem / wyślemy towar].

## Ceny i płatność

Obowiązują ceny pokazane przy składaniu zamówienia. {{taxes}} Przed złożeniem zamówienia zobaczysz w kasie wszystkie koszty i dostępne metody płatności.

## Dostawa

Kraje dostawy: {shipping_countries}. Dostawa standardowa trwa {standard_days}. Koszty i terminy znajdziesz na [stronie o dostawie](/shipping).

## Prawo odstąpienia i zwroty

Jak długo i w jaki sposób można zwrócić towar, opisuje [strona o zwrotach](/returns).

## Reklamacje i odpowiedzialność

Obowiązuje ustawowa odpowiedzialność za zgodność towaru z umową. [Co dodajesz od siebie, albo usuń to zdanie]

## Prawo właściwe i spory

Właściwe jest prawo kraju: {{country}}. Nie pozbawia Cię to ochrony, jaką zapewnia konsumentom prawo kraju Twojego zamieszkania.

Pytania dotyczące regulaminu kieruj na adres {{email}}.`,
  },
  privacy: {
    title: 'Polityka prywatności',
    body: `Administratorem Twoich danych osobowych w tym sklepie jest {{company}}, {{address}}. Pytania kieruj na adres {{email}}.

## Co przechowujemy

- Zamówienia: imię i nazwisko, adresy, e-mail, numer telefonu, zamówione produkty i sposób płatności. Potrzebujemy tych danych do wykonania umowy i do celów księgowych.
- Newsletter: adres e-mail, do czasu wypisania się; potem tylko po to, aby żaden import nie zapisał Cię ponownie. Datę i sposób wyrażenia zgody przechowujemy do trzech lat po wypisaniu się.
- Formularz kontaktowy: treść Twojej wiadomości, do czasu udzielenia odpowiedzi.
- Dane techniczne, takie jak adres IP, dla bezpieczeństwa, najdłużej przez [liczba dni przechowywania danych technicznych] dni.

Koszyk, waluta i lista ulubionych są zapisane w Twojej przeglądarce.

## Komu udostępniamy dane

- Operatorzy płatności: {{providers}}
- Przewoźnicy: [nazwy Twoich przewoźników]
- Hosting i e-mail: [nazwy Twoich dostawców i ich kraje]

## Jak długo je przechowujemy

Zamówienia i faktury przechowujemy przez [liczba lat przechowywania zamówień i faktur] lat, zgodnie z prawem. Inne dane usuwamy, gdy nie są już potrzebne.

## Twoje prawa

Możesz zażądać kopii swoich danych, ich sprostowania lub usunięcia. Możesz wnieść sprzeciw wobec ich przetwarzania i w każdej chwili wycofać zgodę. Możesz złożyć skargę do organu nadzorczego: [nazwa organu ochrony danych].`,
  },
  returns: {
    title: 'Zwroty i wymiany',
    body: `## Ile masz czasu

{{withdrawal}}Produkty możesz zwrócić w ciągu [liczba dni na zwrot] dni od dostawy.

## Co można zwrócić

Produkty muszą być nienoszone, z metkami i w oryginalnym opakowaniu. Nie możemy przyjąć zwrotu [czego nie można zwrócić].

## Jak zwrócić

1. Napisz na adres {{email}}, podając numer zamówienia.
2. Starannie zapakuj produkty.
3. Wyślij je na adres: {{company}}, {{address}}.

Koszt odesłania [kto płaci za odesłanie: ponosisz Ty / ponosimy my].

## Zwrot pieniędzy

Zwracamy cenę i koszt dostawy standardowej w ciągu [liczba dni do zwrotu pieniędzy] dni od otrzymania produktów, tą samą metodą płatności.

## Wymiany

[Czy i jak wymieniasz rozmiary i kolory]

## Produkty uszkodzone lub niezgodne z zamówieniem

Napisz do nas i dołącz zdjęcie. Wymienimy produkt albo zwrócimy pieniądze i pokryjemy koszt odesłania.`,
  },
  shipping: {
    title: 'Dostawa',
    body: `## Dokąd dostarczamy

Kraje dostawy: {shipping_countries}.

## Koszty i terminy

- Dostawa standardowa kosztuje {standard_price} i trwa {standard_days}.
- Dostawa ekspresowa kosztuje {express_price} i trwa {express_days}.
- Dostawa jest bezpłatna od {free_shipping_from}.

Zamówienia złożone w dzień roboczy przed [godzina graniczna zamówień] wysyłamy [dzień wysyłki: tego samego dnia / następnego dnia].

## Śledzenie przesyłki

Gdy wyślemy zamówienie, dostaniesz e-mail z numerem przesyłki.

## Cło i opłaty

[Czy cło jest wliczone, czy płatne przy dostawie poza Twój kraj]

## Gdy zamówienie nie dotrze

Napisz na adres {{email}}, jeśli zamówienie nie dotarło [liczba dni oczekiwania] dni po spodziewanym terminie.`,
  },
  'legal-notice': {
    title: 'Informacje prawne',
    body: `{{legalName}}  
{{address}}  
{{country}}

Reprezentacja: [imię i nazwisko właściciela lub członka zarządu]

## Kontakt

E-mail: {{email}}  
Telefon: {{phone}}

## Rejestracja

Wpis: [rejestr i numer]. {{taxNumbers}}

## Odpowiedzialność za treść

[Imię i nazwisko], {{address}}`,
  },
  accessibility: {
    title: 'Dostępność',
    body: `Chcemy, aby każdy mógł tu kupować. Ten sklep zbudowano zgodnie z Web Content Accessibility Guidelines (WCAG) 2.2, poziom AA.

## Jak jest zbudowany

- Wszystkiego można używać za pomocą klawiatury.
- Obrazy mają opisy, formularze mają etykiety, a błędy są wskazane przy polach.
- Teksty mają wystarczający kontrast i można je powiększyć do 200%.

## Znane ograniczenia

[Co nie jest jeszcze dostępne i kiedy będzie]

## Kontakt

Napisz na adres {{email}} lub zadzwoń pod numer {{phone}}, jeśli coś u Ciebie nie działa. Odpowiadamy w ciągu [liczba dni do odpowiedzi] dni.

## Skargi

Jeśli nie rozwiążemy problemu, możesz zwrócić się do organu w swoim kraju: [nazwa organu].

Data ostatniego sprawdzenia tej strony: [data kontroli].`,
  },
}
