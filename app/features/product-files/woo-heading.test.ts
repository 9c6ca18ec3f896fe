import { expect, test } from 'vitest'
import { readHeading } from '#app/features/product-files/file-heading.ts'

const ROWS = [
  [
    '101',
    'simple',
    'A',
    'Linen dress',
    '1',
    '0',
    'visible',
    'Short',
    'Long',
    '1',
    '7',
    '',
    '49,00',
    'Dresses',
    'linen',
  ],
  ['102', 'variable', 'B', 'Cotton dress', '1', '0', 'visible', 'Short', 'Long', '1', '', '', '', 'Dresses', ''],
  ['103', 'variation', 'B-S', 'Cotton dress - S', '1', '0', 'visible', '', '', '1', '3', '39', '59', '', ''],
].map((cells, at) => [
  ...cells,
  ['https://shop.example/a.jpg, https://shop.example/b.jpg', '', ''][at] ?? '',
  ['', '', 'B'][at] ?? '',
  ...(['', 'Size', 'Size'][at] ? ['Size', 'S', ['', '1', ''][at] ?? '', '1'] : ['', '', '', '']),
])

const COLUMNS = [
  ...['id', 'type', 'sku', 'name', 'published', 'is featured?', 'visibility in catalog', 'short description'],
  ...['description', 'in stock?', 'stock', 'sale price', 'regular price', 'categories', 'tags', 'images', 'parent'],
  ...['attribute 1 name', 'attribute 1 value(s)', null, null],
]

// As WooCommerce's translations name the columns; the last ones only by their order
test.each([
  [
    'German',
    'ID|Typ|Artikelnummer|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Vorrätig?|Bestand|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Bilder|Übergeordnetes Produkt|Attribut 1 Name|Attribut 1 Wert(e)|Attribut 1 Sichtbar|Attribut 1 Global',
  ],
  [
    'French',
    'ID|Type|UGS|Nom|Publié|Mis en avant ?|Visibilité dans le catalogue|Description courte|Description|En stock ?|Stock|Tarif promo|Tarif régulier|Catégories|Étiquettes|Images|Parent|Nom de l’attribut 1|Valeur(s) de l’attribut 1 |Attribut 1 visible|Attribut 1 global',
  ],
  [
    'Dutch',
    'ID|Type|SKU|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte beschrijving|Beschrijving|Op voorraad?|Voorraad|Actieprijs|Reguliere prijs|Categorieën|Tags|Afbeeldingen|Hoofd|Attribuutnaam 1|Attribuutwaarde(n) 1|Attribuutzichtbaarheid 1|Globale attribuutwaarde(n) 1',
  ],
  [
    'a language whose names are not known',
    'ID|Ttt|Aaa|Bbb|Ccc|Ddd|Eee|Fff|Ggg|Hhh|Iii|Jjj|Kkk|Lll|Mmm|Nnn|Ooo|Ppp 1|Qqq 1|Rrr 1|Sss 1',
  ],
])('an export in %s is recognized by its values, order and names', (_language, heading) => {
  expect(readHeading(heading.split('|'), ROWS)).toMatchObject({ format: 'woocommerce', columns: COLUMNS })
})

test.each([
  ['Handle|Type|SKU|Name|Price', ['a', 'Dresses', 'A', 'Linen dress', '49']],
  ['SKU|Name|Kind|Price', ['A', 'Linen dress', 'simple', '']],
])('a file of something else is none: %s', (heading, row) => {
  const read = readHeading(heading.split('|'), [row])
  expect(typeof read === 'string' ? read : read.format).not.toBe('woocommerce')
})
