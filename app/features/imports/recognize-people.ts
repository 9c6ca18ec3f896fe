import type { FormatHeading } from '#app/features/imports/file-formats.ts'
import { isAboutPeople } from '#app/features/imports/people-columns.ts'
import { columnKinds, columnName } from '#app/lib/column-names.ts'

/** Columns of customers in the files of any system, by the names under which `readCustomer` reads them. */
const COLUMNS = {
  'original id': ['customer id', 'reference id', 'contact id', 'kundennummer', 'kunden nr', 'klantnummer'],
  email: [
    ...['email', 'email address', 'email 1', 'primary email', 'customer email', 'user email', 'mail', 'e mail'],
    ...['e mail adresse', 'e mail address', 'email adresse', 'adresse e mail', 'adresse email', 'adresse mail'],
    ...['courriel', 'adresse electronique', 'correo', 'correo electronico', 'direccion de correo electronico'],
    ...['indirizzo email', 'indirizzo e mail', 'posta elettronica', 'e mailadres', 'emailadres', 'adres e mail'],
    ...['adres email', 'endereco de email', 'endereco de e mail', 'e postadress', 'البريد الإلكتروني'],
  ],
  'first name': [
    ...['first name', 'firstname', 'given name', 'forename', 'fname', 'vorname', 'prenom', 'nombre', 'nome'],
    ...['voornaam', 'imie', 'primeiro nome', 'fornavn', 'fornamn', 'الاسم الأول'],
  ],
  'last name': [
    ...['last name', 'lastname', 'surname', 'family name', 'lname', 'nachname', 'familienname', 'nom de famille'],
    ...['apellido', 'apellidos', 'cognome', 'achternaam', 'nazwisko', 'sobrenome', 'apelido', 'efternavn', 'efternamn'],
    'اسم العائلة',
  ],
  name: [
    ...['name', 'full name', 'customer name', 'customer', 'display name', 'nom', 'nom complet', 'nombre completo'],
    ...['nombre y apellidos', 'nome completo', 'nome e cognome', 'naam', 'imie i nazwisko', 'kunde', 'cliente'],
    ...['kundenname', 'nom du client', 'nombre del cliente', 'nome cliente', 'klantnaam', 'vollstandiger name'],
  ],
  username: [
    'username',
    'user name',
    'benutzername',
    'identifiant',
    'nombre de usuario',
    'nome utente',
    'gebruikersnaam',
  ],
  phone: [
    ...['phone', 'phone number', 'phone 1', 'telephone', 'mobile', 'mobile phone', 'mobile number', 'cell phone'],
    ...['telefon', 'telefonnummer', 'mobil', 'handynummer', 'numero de telephone', 'telefono', 'numero de telefono'],
    ...['numero di telefono', 'telefoon', 'telefoonnummer', 'numer telefonu', 'telefone', 'celular', 'الهاتف'],
  ],
  consent: [
    ...['newsletter', 'email subscription status', 'email subscriber status', 'accepts marketing', 'email marketing'],
    ...['accepts email marketing', 'marketing consent', 'subscribed', 'opt in', 'email opt in', 'email consent'],
  ],
  confirmed: ['confirm time'],
  unsubscribed: ['unsub time'],
  joined: [
    ...[
      'joined',
      'created at',
      'created at utc 0',
      'created',
      'created on',
      'date registered',
      'registered',
      'sign up',
    ],
    ...['registration date', 'member since', 'date created', 'registrieren', 'registriert', 'inscription'],
    ...['date d inscription', 'fecha de registro', 'registro', 'data di registrazione', 'geregistreerd', 'aanmelding'],
    ...['data rejestracji', 'data de registo', 'first visit', 'optin time'],
  ],
  company: [
    'company',
    'company name',
    'organization',
    'firma',
    'unternehmen',
    'entreprise',
    'societe',
    'empresa',
    'azienda',
  ],
  address1: [
    ...['address', 'address 1', 'address line 1', 'street', 'street address', 'street address 1', 'address 1 street'],
    ...['adresse', 'anschrift', 'strasse', 'rue', 'direccion', 'calle', 'indirizzo', 'adres', 'straat', 'endereco'],
    'morada',
  ],
  address2: ['address 2', 'address line 2', 'street address 2', 'address 1 street line 2', 'adresszusatz'],
  city: [
    'city',
    'town',
    'address 1 city',
    'ort',
    'stadt',
    'ville',
    'ciudad',
    'citta',
    'plaats',
    'stad',
    'miasto',
    'cidade',
  ],
  region: ['state', 'region', 'province', 'address 1 state region', 'bundesland', 'provincia', 'regione', 'estado'],
  postcode: [
    ...['zip', 'zip code', 'postal code', 'postcode', 'address 1 zip', 'plz', 'postleitzahl', 'code postal'],
    ...['codigo postal', 'cap', 'codice postale', 'kod pocztowy', 'cep'],
  ],
  country: [
    ...['country', 'country region', 'country code', 'address 1 country', 'land', 'land region', 'pays', 'pays region'],
    ...['pais', 'pais region', 'paese', 'paese regione', 'kraj'],
  ],
  orders: [
    ...['orders', 'orders count', 'order count', 'total orders', 'transaction count', 'bestellungen', 'commandes'],
    ...['pedidos', 'ordini', 'bestellingen', 'zamowienia', 'encomendas'],
  ],
  spent: [
    ...[
      'spent',
      'total spent',
      'total spend',
      'lifetime spend',
      'lifetime value',
      'gesamtausgaben',
      'depenses totales',
    ],
    ...['gasto total', 'spesa totale', 'totale uitgaven', 'wydatki lacznie', 'gasto total acumulado'],
  ],
  note: ['note', 'notes', 'memo', 'notiz', 'notizen', 'remarques', 'notas', 'opmerkingen'],
  tags: ['tags', 'labels', 'groups', 'segments', 'schlagworter', 'etiquettes', 'etiquetas'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const kindsOf = columnKinds<keyof typeof COLUMNS>(COLUMNS)

/** Unknown columns with these words make a table of orders, products, reviews or messages. */
const OTHER_THINGS =
  /\b(?:orders?|bestell\w*|commandes?|pedidos?|ordine|invoice|rechnung\w*|facture|skus?|products?|produkte?|produit|producto|prodotto|(?:line ?)?items?|price|preis|prix|precio|prezzo|quantity|qty|menge|(?<!member )rating|review|bewertung|coupon|discount|payment|paid|shipping method|shipping total|tracking|subject|message|subtotal|total|refund\w*|sale date|amount|betrag|iban)\b/

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Recognizes a table of customers or subscribers of any system by its email column; null if it is something else. */
export function recognizePeople(
  cells: readonly string[],
  sample: readonly (readonly string[])[],
): FormatHeading | null {
  const names = cells.map(columnName)
  const isOther = names.some((name) => kindsOf(name).length === 0 && OTHER_THINGS.test(name))
  if (isOther || !isAboutPeople(cells)) return null
  const columns = columnsOf(names)
  if (!columns.includes('email')) {
    const at = cells.findIndex((_, index) => columns[index] === null && isEmailColumn(sample, index))
    if (at === -1) return null
    columns[at] = 'email'
  }
  const emails = columns.indexOf('email')
  if (!isEmailColumn(sample, emails)) return null
  const ignoredColumns = cells.flatMap((cell, index) =>
    columns[index] === null && cell.trim() !== '' ? [cell.trim()] : [],
  )
  return { format: 'people', columns, ignoredColumns, isCurrencyKnown: !columns.includes('spent') }
}

/** Of several names for the same column, the first of its list is read. */
function columnsOf(names: readonly string[]): (string | null)[] {
  const best = new Map<string, { readonly rank: number; readonly at: number }>()
  for (const [at, name] of names.entries()) {
    for (const { kind, rank } of kindsOf(name)) {
      const found = best.get(kind)
      if (!found || rank < found.rank) best.set(kind, { rank, at })
    }
  }
  const columns: (string | null)[] = names.map(() => null)
  for (const [kind, { at }] of best) columns[at] ??= kind
  return columns
}

function isEmailColumn(sample: readonly (readonly string[])[], at: number): boolean {
  const values = sample.map((row) => row[at]?.trim() ?? '').filter((value) => value !== '')
  return values.length > 0 && values.filter((value) => EMAIL.test(value)).length > values.length / 2
}
