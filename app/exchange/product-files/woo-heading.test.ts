import { expect, test } from 'vitest'
import { isKnownProductFile, readHeading } from '#app/exchange/product-files/file-heading.ts'

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
].map((cells, index) => [
  ...cells,
  ['https://shop.example/a.jpg, https://shop.example/b.jpg', '', ''][index] ?? '',
  ['', '', 'B'][index] ?? '',
  ...(['', 'Size', 'Size'][index] ? ['Size', 'S', ['', '1', ''][index] ?? '', '1'] : ['', '', '', '']),
])

const COLUMNS = [
  'id',
  'type',
  'sku',
  'name',
  'published',
  'is featured?',
  'visibility in catalog',
  'short description',
  'description',
  'in stock?',
  'stock',
  'sale price',
  'regular price',
  'categories',
  'tags',
  'images',
  'parent',
  'attribute 1 name',
  'attribute 1 value(s)',
  null,
  null,
]

// The column names of WooCommerce's translations. Those in the last case are recognized only by their order
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
    'a language with unknown column names',
    'ID|Ttt|Aaa|Bbb|Ccc|Ddd|Eee|Fff|Ggg|Hhh|Iii|Jjj|Kkk|Lll|Mmm|Nnn|Ooo|Ppp 1|Qqq 1|Rrr 1|Sss 1',
  ],
])('an export in %s is recognized by its values, order and names', (_language, heading) => {
  expect(readHeading(heading.split('|'), ROWS)).toMatchObject({ format: 'woocommerce', columns: COLUMNS })
})

test.each([
  ['Handle|Type|SKU|Name|Price', ['a', 'Dresses', 'A', 'Linen dress', '49']],
  ['SKU|Name|Kind|Price', ['A', 'Linen dress', 'simple', '']],
])('a file with the columns %s is not recognized as a WooCommerce export', (heading, row) => {
  const read = readHeading(heading.split('|'), [row])
  expect(typeof read === 'string' ? read : read.format).not.toBe('woocommerce')
})

const FULL = ROWS.map((row) => [...row.slice(0, 15), '', '', ...(row[1] === 'variable' ? ['3'] : ['4'])])

test.each([
  [
    'Danish',
    'ID|Type|Varenummer (SKU)|Navn|Udgivet|Er fremhævet?|Synlighed i kataloget|Kort beskrivelse|Beskrivelse|På lager?|Lager|Tilbudspris|Normal pris|Kategorier|Tags|Billeder|Moderprodukt|Position',
  ],
  [
    'Turkish',
    'ID|Tür|Stok kodu (SKU)|İsim|Yayımlanmış|Öne çıkan?|Katalogda görünürlük|Kısa açıklama|Açıklama|Stokta?|Stok|İndirimli satış fiyatı|Normal fiyat|Kategoriler|Etiketler|Görseller|Ebeveyn|Konum',
  ],
  [
    'Japanese',
    'ID|タイプ|SKU|名前|公開済み|おすすめ|カタログでの表示|簡単な説明|説明|在庫あり?|在庫|セール価格|通常価格|カテゴリー|タグ|画像|親|位置',
  ],
])('in an export in %s without images, the “Position” column is never read as the price', (_language, heading) => {
  const read = readHeading(heading.split('|'), FULL)
  expect(typeof read === 'string' ? read : read.columns.slice(11, 18)).toEqual([
    ...['sale price', 'regular price', 'categories', 'tags', 'images', 'parent'].slice(0, 5),
    null,
    null,
  ])
})

test('without images, staff must map the columns of an export in an unknown language', () => {
  const heading = 'ID|Ttt|Aaa|Bbb|Ccc|Ddd|Eee|Fff|Ggg|Hhh|Iii|Jjj|Kkk|Lll|Mmm|Nnn|Ooo|Ppp'
  expect(isKnownProductFile(heading.split('|'), FULL)).toBe(false)
})

test('neither review settings nor dimensions before the prices are read as prices', () => {
  const heading = 'ID|Ttt|Aaa|Bbb|Ccc|Ddd|Eee|Fff|Ggg|Hhh|Iii|Jjj (cm)|Kkk|Kategorien|Mmm|Bilder'
  const row = ['1', 'simple', 'A', 'Linen dress', '1', '0', 'visible', 'Short', 'Long', '1', '7', '20', '1', 'Dresses']
  expect(isKnownProductFile(heading.split('|'), [row])).toBe(false)
})

const MAGENTO = 'sku|store_view_code|product_type|categories|name|description|product_online|visibility|price|qty'
test.each([
  ['in the catalog and in search results', 'Catalog, Search', '10.0000'],
  ['in the catalog', 'Catalog', ''],
])('simple Magento products that are visible %s are not recognized as a WooCommerce export', (_, visibility, qty) => {
  const row = ['S1', '', 'simple', 'Default Category/Dresses', 'One dress', 'x', '1', visibility, '45.0000', qty]
  expect(isKnownProductFile(MAGENTO.split('|'), [row, row])).toBe(false)
})

test.each([
  ['1.299,95', 'comma'],
  ['1,299.95', 'point'],
  ['', 'point'],
] as const)('in a file with the price “%s”, 1.000 has a decimal %s', (price, notation) => {
  const heading = ['Handle', 'Title', 'Variant Price', 'Variant Grams']
  const rows = [
    ['a', 'A', '1.000', '0,5'],
    ['b', 'B', price, ''],
  ]
  expect(readHeading(heading, rows)).toMatchObject({ notation })
})
