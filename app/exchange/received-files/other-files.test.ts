import { expect, test } from 'vitest'
import { isAboutPeople } from '#app/base/people-columns.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { describeOtherFile, describeOtherTable, isImportable } from '#app/exchange/received-files/other-files.server.ts'

test.each([
  [
    'WooCommerce orders',
    ['order_number', 'order_date', 'status', 'order_total'],
    ['1', '2026-01-05', 'completed', '1'],
    true,
  ],
  ['customers', ['First Name', 'Email'], ['Ada', 'ada@example.com'], true],
  ['Shopify products', ['Handle', 'Title', 'Variant Price'], ['a', 'A', '1'], true],
  ['a supplier’s products', ['Item', 'Colour', 'RRP'], ['Dress', 'Red', '80.00'], true],
  ['a statement', ['Date', 'Description', 'Amount'], ['2026-01-05', 'Ada', '10.00'], false],
  ['a statement of transfers', ['Date', 'From', 'To', 'Amount'], ['2026-01-05', 'Ada', 'Store', '10.00'], false],
  ['a German statement', ['Datum', 'From', 'To', 'Betrag (€)'], ['05.01.2026', 'Ada', 'Laden', '10,00'], false],
  ['a statement with unknown columns', ['Dátum', 'Ki', 'Összeg'], ['2026-01-05', 'Ada Kft', '10.00'], false],
])('isImportable tells whether an import can read %s', (_, header, row, expected) => {
  expect(isImportable({ header, sample: [row] })).toBe(expected)
})

test.each([
  ['Title,Price,Rating,Reviews,Image', null],
  ['Name,Preis,Score,Kommentar,Comment', null],
  ['SKU,Name,Stars,Review count,Stock', null],
  ['product_handle,rating,title,body,reviewer_name,reviewer_email,review_date', adminText.otherReviews],
  ['Product SKU,Review Score,Review Content,Reviewer', adminText.otherReviews],
  ['Artikelnummer,Name,Preis,Language', null],
  ['Nom,Prix TTC,Langue,Locale', null],
  ['Name,Translation,EAN,Colour', null],
  ['Locale,Name,Text', adminText.otherTranslations],
  ['Key,Original,Translation', adminText.otherTranslations],
])('a table with the columns %s is recognized as reviews, translations or neither', (header, expected) => {
  expect(describeOtherTable(header.split(','))).toBe(expected)
})

test.each([
  ['a table', 'BMW jacket,Price\nRed,10', null],
  ['a table that begins with GIF8', 'GIF8 bag,Price\nRed,10', null],
  // The file size, then four reserved bytes: https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-bitmapfileheader
  ['a bitmap', 'BM\x36\x10\x0e\0\0\0\0\0\x36\0\0\0', adminText.isImage],
  ['a GIF', 'GIF89a\x01\0\x01\0', adminText.isImage],
])('the first bytes show whether a file is an image: %s', (_, start, expected) => {
  expect(describeOtherFile(Buffer.from(start, 'latin1'))).toBe(expected)
})

test.each([
  'First name,Surname,Price',
  'Name,Phone number',
  'Customer,Order total',
  'Customer Name,Customer Email',
  'Name,Address,City,Zip',
  'Vorname,Nachname,Straße,PLZ',
  'Kunde,Artikel,Preis',
  'Nom,Prénom,Adresse',
  'Nom,Adresse,Ville',
  'Nombre,Apellidos,Dirección',
  'Nome,Cognome,Indirizzo,CAP',
  'Voornaam,Achternaam,Woonplaats',
  'Imię,Nazwisko,Kod pocztowy',
  'Nome,Apelido,Morada',
  'Nome,Endereço,Cidade',
  'الاسم الأول,اسم العائلة,رقم الهاتف',
])('the columns %s are about people', (header) => {
  expect(isAboutPeople(header.split(','))).toBe(true)
})

test.each([
  'Phone model,Price',
  'Phone case,Price',
  'Name,Customer price,Customer group price',
  'Product,Customers also bought,RRP',
  'Buyer price,Product',
  'Name,Zip,Cap size,Price',
  'Nom,Adresse,Prix',
  'العنوان,السعر',
])('the columns %s are not about people', (header) => {
  expect(isAboutPeople(header.split(','))).toBe(false)
})
