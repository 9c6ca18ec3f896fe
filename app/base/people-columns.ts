import { normalizeColumnName } from '#app/lib/csv.ts'
import { splitEntries } from '#app/lib/lists.ts'

/** Customer column names in files from any system, keyed by the field names of `readCustomer`. */
export const PEOPLE_COLUMNS = {
  'original id': ['customer id', 'reference id', 'contact id', 'kundennummer', 'kunden nr', 'klantnummer'],
  email: splitEntries(`
    email, email address, email 1, primary email, customer email, user email, mail, e mail,
    e mail adresse, e mail address, email adresse, adresse e mail, adresse email, adresse mail,
    courriel, adresse electronique, correo, correo electronico, direccion de correo electronico,
    indirizzo email, indirizzo e mail, posta elettronica, e mailadres, emailadres, adres e mail,
    adres email, endereco de email, endereco de e mail, e postadress, البريد الإلكتروني
  `),
  'first name': splitEntries(`
    first name, firstname, given name, forename, fname, vorname, prenom, nombre, nome,
    voornaam, imie, primeiro nome, fornavn, fornamn, الاسم الأول
  `),
  'last name': splitEntries(`
    last name, lastname, surname, family name, lname, nachname, familienname, nom de famille,
    apellido, apellidos, cognome, achternaam, nazwisko, sobrenome, apelido, efternavn, efternamn,
    اسم العائلة
  `),
  name: splitEntries(`
    name, full name, customer name, customer, display name, nom, nom complet, nombre completo,
    nombre y apellidos, nome completo, nome e cognome, naam, imie i nazwisko, kunde, cliente,
    kundenname, nom du client, nombre del cliente, nome cliente, klantnaam, vollstandiger name
  `),
  username: splitEntries(`
    username, user name, benutzername, identifiant, nombre de usuario, nome utente, gebruikersnaam
  `),
  phone: splitEntries(`
    phone, phone number, phone 1, telephone, mobile, mobile phone, mobile number, cell phone,
    telefon, telefonnummer, mobil, handynummer, numero de telephone, telefono, numero de telefono,
    numero di telefono, telefoon, telefoonnummer, numer telefonu, telefone, celular, الهاتف
  `),
  consent: splitEntries(`
    newsletter, email subscription status, email subscriber status, accepts marketing, email marketing,
    accepts email marketing, marketing consent, subscribed, opt in, email opt in, email consent
  `),
  confirmed: ['confirm time'],
  unsubscribed: ['unsub time'],
  joined: splitEntries(`
    joined, created at, created at utc 0, created, created on, date registered, registered, sign up,
    registration date, member since, date created, registrieren, registriert, inscription,
    date d inscription, fecha de registro, registro, data di registrazione, geregistreerd, aanmelding,
    data rejestracji, data de registo, first visit, optin time
  `),
  company: splitEntries(`
    company, company name, organization, firma, unternehmen, entreprise, societe, empresa, azienda
  `),
  address1: splitEntries(`
    address, address 1, address line 1, street, street address, street address 1, address 1 street,
    adresse, anschrift, strasse, rue, direccion, calle, indirizzo, adres, straat, endereco,
    morada
  `),
  address2: ['address 2', 'address line 2', 'street address 2', 'address 1 street line 2', 'adresszusatz'],
  city: splitEntries('city, town, address 1 city, ort, stadt, ville, ciudad, citta, plaats, stad, miasto, cidade'),
  region: ['state', 'region', 'province', 'address 1 state region', 'bundesland', 'provincia', 'regione', 'estado'],
  postcode: splitEntries(`
    zip, zip code, postal code, postcode, address 1 zip, plz, postleitzahl, code postal,
    codigo postal, cap, codice postale, kod pocztowy, cep
  `),
  country: splitEntries(`
    country, country region, country code, address 1 country, land, land region, pays, pays region,
    pais, pais region, paese, paese regione, kraj
  `),
  orders: splitEntries(`
    orders, orders count, order count, total orders, transaction count, bestellungen, commandes,
    pedidos, ordini, bestellingen, zamowienia, encomendas
  `),
  spent: splitEntries(`
    spent, total spent, total spend, lifetime spend, lifetime value, gesamtausgaben, depenses totales,
    gasto total, spesa totale, totale uitgaven, wydatki lacznie, gasto total acumulado
  `),
  note: ['note', 'notes', 'memo', 'notiz', 'notizen', 'remarques', 'notas', 'opmerkingen'],
  tags: ['tags', 'labels', 'groups', 'segments', 'schlagworter', 'etiquettes', 'etiquetas'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Names that columns about people have in English, German, French, Spanish, Italian, Dutch, Polish, Portuguese and
 * Arabic.
 */
const PEOPLE = normalize(`
  first name, firstname, given name, last name, lastname, surname, family name,
  vorname, nachname, familienname, prenom, nom de famille, apellido, apellidos,
  primer apellido, segundo apellido, nombre y apellidos, cognome, nome e cognome,
  voornaam, achternaam, imię, nazwisko, imię i nazwisko, sobrenome, apelido,
  الاسم الأول, اسم العائلة, الاسم الأخير, اللقب,
  customer, customers, buyer, client, kunde, kunden, kundin, kundenname, kundennummer, kunden nr,
  kundennr, cliente, clientes, clienti, nom du client, nom client, nombre del cliente, nome cliente,
  nome do cliente, nome del cliente, klant, klantnaam, klantnummer, klient, nazwa klienta,
  العميل, اسم العميل, رقم العميل, المشتري,
  phone, phone number, phone no, phone 1, phone 2, telephone, mobile number, mobile phone,
  telefon, telefonnummer, handynummer, numéro de téléphone, téléphone, teléfono, telefono,
  número de teléfono, numero di telefono, telefoon, telefoonnummer, numer telefonu, nr telefonu,
  telefone, telemóvel, celular, الهاتف, رقم الهاتف, الجوال, رقم الجوال,
  courriel, adresse électronique, correo, correo electrónico, posta elettronica, adres e-mail,
  البريد الإلكتروني, البريد الالكتروني,
  plz, postleitzahl, postcode, postal code, zip code, zipcode, code postal, código postal,
  codice postale, kod pocztowy, cep, الرمز البريدي,
  geburtsdatum, date of birth, birthday, date de naissance, fecha de nacimiento, data di nascita,
  geboortedatum, data urodzenia, data de nascimento, تاريخ الميلاد,
  sale date, ship name, ship city
`)

/**
 * Names in ADDRESS and PLACE can also describe a product: "address" can be a URL, and "zip" or "cap" a part of a
 * garment.
 */
const ADDRESS = normalize(`
  address, address 1, address line 1, street, street address, adresse, anschrift, straße, strasse,
  rue, adresse 1, dirección, domicilio, calle, indirizzo, via, adres, straat, ulica, endereço,
  morada, rua, العنوان, الشارع
`)
const PLACE = normalize(`
  city, town, zip, ort, stadt, wohnort, ville, cp, ciudad, localidad, población, città,
  cap, comune, località, plaats, woonplaats, stad, miasto, miejscowość, cidade, localidade,
  المدينة
`)

/**
 * After 'customer', the second word decides: 'customer name' is about a person, but 'customer price' is about a
 * product.
 */
const PATTERNS =
  /^(?:e ?mails?(?: .*)?|.* e ?mail(?: address)?|(?:customer|buyer) (?:id|no|nr|number|name|full name|first name|last name|phone|city|country|address|note|user id)|order (?:id|date|number|total))$/

function normalize(names: string): ReadonlySet<string> {
  return new Set(splitEntries(names).map(normalizeColumnName))
}

/** Recognizes tables of people or orders. Names and prices are not enough, because product tables also have them. */
export function isAboutPeople(cells: readonly string[]): boolean {
  const names = cells.map(normalizeColumnName)
  const hasAny = (known: ReadonlySet<string>) => names.some((name) => known.has(name))
  return hasAny(PEOPLE) || names.some((name) => PATTERNS.test(name)) || (hasAny(ADDRESS) && hasAny(PLACE))
}
