import { expect, test } from 'vitest'
import { recognizePeople } from '#app/exchange/received-files/recognize-people.ts'

function recognize(header: string, row: string) {
  return recognizePeople(header.split(','), [row.split(',')])
}

test.each([
  [
    'WooCommerce in French',
    'Nom,Identifiant,Dernière activité,Inscription,E-mail,Commandes,Dépenses totales,AOV,Pays / Région,Ville,Région,Code postal',
    'Ada Obi,ada,2025-01-01,2024-01-01,ada@ex.com,3,120,40,NG,Lagos,LA,100001',
    ['name', 'username', null, 'joined', 'email', 'orders', 'spent', null, 'country', 'city', 'region', 'postcode'],
  ],
  [
    'WooCommerce in German',
    'Name,Benutzername,Zuletzt aktiv,Registrieren,E-Mail,Bestellungen,Gesamtausgaben,AOV,Land / Region,Stadt,Region,Postleitzahl',
    'Ada Drei,ada3,2024-05-01,2023-05-01,ada@ex.com,2,120,60,DE,Town,,01234',
    ['name', 'username', null, 'joined', 'email', 'orders', 'spent', null, 'country', 'city', 'region', 'postcode'],
  ],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,CONFIRM_TIME,TAGS',
    'ada@ex.com,Ada,Four,,,2,2023-01-01 10:00:00,VIP',
    ['email', 'first name', 'last name', 'address1', 'phone', null, 'confirmed', 'tags'],
  ],
  [
    'Mailchimp in German',
    'E-Mail-Adresse,Vorname,Nachname,Adresse,Telefonnummer,Geburtstag,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME',
    'a@ex.de,Ada,Müller,,,,2,2024-01-01 10:00:00,2024-01-01 10:00:00',
    ['email', 'first name', 'last name', 'address1', 'phone', null, null, 'joined', 'confirmed'],
  ],
  [
    'Square',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,City,State,Postal Code,Memo,First Visit,Transaction Count,Lifetime Spend,Email Subscription Status',
    ',Ada,Sq,ada@ex.com,1,,,1 Rd,Austin,TX,78701,note,,3,$120.50,subscribed',
    [
      'original id',
      'first name',
      'last name',
      'email',
      'phone',
      null,
      'company',
      'address1',
      'city',
      'region',
      'postcode',
      'note',
      'joined',
      'orders',
      'spent',
      'consent',
    ],
  ],
  [
    'Wix',
    'First Name,Last Name,Email 1,Phone 1,Address 1 - Street,Address 1 - City,Address 1 - Zip,Address 1 - Country,Labels,Email subscriber status,Created At (UTC+0)',
    'Ada,Wix,ada@ex.com,+1555,1 Rd,Austin,78701,USA,vip,subscribed,2024-05-01 10:00',
    [
      'first name',
      'last name',
      'email',
      'phone',
      'address1',
      'city',
      'postcode',
      'country',
      'tags',
      'consent',
      'joined',
    ],
  ],
  ['a file with emails in an unknown column', 'Vorname,Kontakt', 'Ada,ada@ex.com', ['first name', 'email']],
])('customers from %s are recognized', (_, header, row, columns) => {
  expect(recognize(header, row)).toMatchObject({ format: 'people', columns })
})

test.each([
  ['orders', 'Order ID,Billing Email,First Name,Total', '1,ada@ex.com,Ada,10'],
  ['products', 'SKU,Name,Customer email', '1,Dress,ada@ex.com'],
  ['reviews', 'Name,Email,Rating,Review', 'Ada,ada@ex.com,5,Good'],
  ['messages', 'Name,Email,Subject,Message', 'Ada,ada@ex.com,Hi,Text'],
  ['payments', 'Date,Name,Email,Amount', '2024-01-01,Ada,ada@ex.com,10'],
  ['people without emails', 'First name,Last name,City', 'Ada,Obi,Lagos'],
  ['something else in the email column', 'First name,Email', 'Ada,yes'],
])('a table with %s is not recognized as customers', (_, header, row) => {
  expect(recognize(header, row)).toBeNull()
})

test('columns that are not imported are listed', () => {
  expect(recognize('Email,First name,Shoe size', 'ada@ex.com,Ada,38')).toMatchObject({
    ignoredColumns: ['Shoe size'],
    isCurrencyKnown: true,
  })
})
