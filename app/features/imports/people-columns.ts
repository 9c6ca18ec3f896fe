import { columnName } from '#app/lib/column-names.ts'

/** The names of columns about people in English, German, French, Spanish, Italian, Dutch, Polish, Portuguese and Arabic. */
const PEOPLE = normalized([
  ...['first name', 'firstname', 'given name', 'last name', 'lastname', 'surname', 'family name'],
  ...['vorname', 'nachname', 'familienname', 'prenom', 'nom de famille', 'apellido', 'apellidos'],
  ...['primer apellido', 'segundo apellido', 'nombre y apellidos', 'cognome', 'nome e cognome'],
  ...['voornaam', 'achternaam', 'imię', 'nazwisko', 'imię i nazwisko', 'sobrenome', 'apelido'],
  ...['الاسم الأول', 'اسم العائلة', 'الاسم الأخير', 'اللقب'],
  ...[
    'customer',
    'customers',
    'buyer',
    'client',
    'kunde',
    'kunden',
    'kundin',
    'kundenname',
    'kundennummer',
    'kunden nr',
  ],
  ...[
    'kundennr',
    'cliente',
    'clientes',
    'clienti',
    'nom du client',
    'nom client',
    'nombre del cliente',
    'nome cliente',
  ],
  ...['nome do cliente', 'nome del cliente', 'klant', 'klantnaam', 'klantnummer', 'klient', 'nazwa klienta'],
  ...['العميل', 'اسم العميل', 'رقم العميل', 'المشتري'],
  ...['phone', 'phone number', 'phone no', 'phone 1', 'phone 2', 'telephone', 'mobile number', 'mobile phone'],
  ...['telefon', 'telefonnummer', 'handynummer', 'numéro de téléphone', 'téléphone', 'teléfono', 'telefono'],
  ...['número de teléfono', 'numero di telefono', 'telefoon', 'telefoonnummer', 'numer telefonu', 'nr telefonu'],
  ...['telefone', 'telemóvel', 'celular', 'الهاتف', 'رقم الهاتف', 'الجوال', 'رقم الجوال'],
  ...['courriel', 'adresse électronique', 'correo', 'correo electrónico', 'posta elettronica', 'adres e-mail'],
  ...['البريد الإلكتروني', 'البريد الالكتروني'],
  ...['plz', 'postleitzahl', 'postcode', 'postal code', 'zip code', 'zipcode', 'code postal', 'código postal'],
  ...['codice postale', 'kod pocztowy', 'cep', 'الرمز البريدي'],
  ...['geburtsdatum', 'date of birth', 'birthday', 'date de naissance', 'fecha de nacimiento', 'data di nascita'],
  ...['geboortedatum', 'data urodzenia', 'data de nascimento', 'تاريخ الميلاد'],
  ...['sale date', 'ship name', 'ship city'],
])

/** Each of these may be about a product: an address is a URL in some files, and a zip or cap sewn on in others. */
const ADDRESS = normalized([
  ...[
    'address',
    'address 1',
    'address line 1',
    'street',
    'street address',
    'adresse',
    'anschrift',
    'straße',
    'strasse',
  ],
  ...[
    'rue',
    'adresse 1',
    'dirección',
    'domicilio',
    'calle',
    'indirizzo',
    'via',
    'adres',
    'straat',
    'ulica',
    'endereço',
  ],
  ...['morada', 'rua', 'العنوان', 'الشارع'],
])
const PLACE = normalized([
  ...['city', 'town', 'zip', 'ort', 'stadt', 'wohnort', 'ville', 'cp', 'ciudad', 'localidad', 'población', 'città'],
  ...['cap', 'comune', 'località', 'plaats', 'woonplaats', 'stad', 'miasto', 'miejscowość', 'cidade', 'localidade'],
  ...['المدينة'],
])

/** What follows says whose it is: a price or model of these words is a product's. */
const PATTERNS =
  /^(?:e ?mails?(?: .*)?|.* e ?mail(?: address)?|(?:customer|buyer) (?:id|no|nr|number|name|full name|first name|last name|phone|city|country|address|note|user id)|order (?:id|date|number|total))$/

function normalized(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(columnName))
}

/** Whether a table is about people or their orders, which can have names and prices, too. */
export function isAboutPeople(cells: readonly string[]): boolean {
  const names = cells.map(columnName)
  const hasAny = (known: ReadonlySet<string>) => names.some((name) => known.has(name))
  return hasAny(PEOPLE) || names.some((name) => PATTERNS.test(name)) || (hasAny(ADDRESS) && hasAny(PLACE))
}
