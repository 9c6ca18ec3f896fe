import { expect, test } from 'vitest'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { FORMATS } from '#app/exchange/product-files/formats.ts'
import type { ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { looksLikeProducts, proposeMapping } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import { readProductFile } from '#app/exchange/product-files/read-product-file.server.ts'
import { readCsv } from '#app/platform/files/read-csv.server.ts'
import { SYSTEM_FILES } from '#tests/support/system-product-files.ts'

async function propose(text: string) {
  const rows: (readonly string[])[] = []
  for await (const { cells } of readCsv(Buffer.from(text))) rows.push(cells)
  const [header = [], ...sample] = rows
  const table = { header, sample }
  const mapping = proposeMapping(table)
  const proposedColumns = header.flatMap((name, index) =>
    mapping.fields[index] ? [`${name}=${mapping.fields[index]}`] : [],
  )
  return { mapping, proposedColumns, looksLikeProducts: looksLikeProducts(table) }
}

async function readProducts(text: string, chosen?: ProductMapping): Promise<readonly FileProduct[]> {
  const mapping = chosen ?? (await propose(text)).mapping
  const { heading, products } = await readProductFile(Buffer.from(text), mapping)
  const columns = new Set(heading.columns.filter((column) => column !== null))
  const read: FileProduct[] = []
  for await (const { rows } of products) read.push(FORMATS.mapped.read(rows, columns))
  return read
}

/** Returns text such as 'Lagoon dress LAG active 80 > 60 200 g Dresses: S Rose 4 LAG-S; M Rose 2 LAG-M 85' */
function describeProduct({ texts, textsIfNew, hints, cells, prices }: FileProduct): string {
  const price = [texts.price, texts.salePrice].filter(Boolean).join(' > ')
  const weight = texts.weightGrams ? `${texts.weightGrams} g` : ''
  const variants = cells.map(({ size, color, stock, sku }) => {
    const variantPrices = prices.filter(({ cell, text }) => text && cell?.size === size && cell?.color === color)
    return [size, color, stock || '-', sku, ...variantPrices.map(({ text }) => text)].filter(Boolean).join(' ')
  })
  const product = [texts.name, texts.sku ?? textsIfNew.sku, texts.status, price, weight, hints.type]
  return `${product.filter(Boolean).join(' ')}: ${variants.join('; ')}`
}

type ExpectedMapping = { readonly columns: string; readonly products: readonly string[] }

const EXPECTED: Readonly<Record<keyof typeof SYSTEM_FILES, ExpectedMapping>> = {
  wix: {
    columns:
      'handleId=group, fieldType=rowKind, name=name, description=description, productImageUrl=image, collection=category, sku=sku, price=price, surcharge=surcharge, visible=status, inventory=stock, weight=weight, productOptionName1=option1Name, productOptionDescription1=option1Value, brand=vendor',
    products: [
      'Lagoon dress LAG active 80 200 g Dresses: S 4 LAG-S; M 2 LAG-M 85',
      'Reed bag REED draft 40 Bags: 7 REED',
    ],
  },
  squarespace: {
    columns:
      'Product ID [Non Editable]=group, Product URL=slug, Title=name, Description=description, SKU=sku, Option Name 1=option1Name, Option Value 1=option1Value, Option Name 2=option2Name, Option Value 2=option2Value, Price=price, Sale Price=salePrice, On Sale=onSale, Stock=stock, Categories=category, Tags=tags, Weight=weight, Visible=status, Hosted Image URLs=image',
    products: [
      'Lagoon dress LAG active 80.00 > 60.00 200 g dresses: S Rose 4 LAG-S; M Rose 2 LAG-M',
      'Reed bag REED draft 40.00 1500 g bags: - REED',
    ],
  },
  square: {
    columns:
      'Reference Handle=group, Item Name=name, Variation Name=variantName, SKU=sku, Description=description, Categories=category, GTIN=barcode, Weight (kg)=weight, Square Online Item Visibility=status, Price=price, Option Name 1=option1Name, Option Value 1=option1Value, Current Quantity Lagos=stock, Current Quantity Abuja=stock',
    products: [
      'Lagoon dress LAG active 80.00 200 g Dresses: S 7 LAG-S; M 2 LAG-M',
      'Reed bag REED draft 40.00 Bags: 7 REED',
    ],
  },
  etsy: {
    columns:
      'TITLE=name, DESCRIPTION=description, PRICE=price, CURRENCY_CODE=currency, QUANTITY=stock, TAGS=tags, IMAGE1=image, IMAGE2=image, VARIATION 1 NAME=option1Name, VARIATION 1 VALUES=option1Value, VARIATION 2 NAME=option2Name, VARIATION 2 VALUES=option2Value, SKU=sku',
    products: ['Lagoon dress LAG 80.00: S 3 LAG-S; M 2 LAG-M', 'Reed bag REED 40.00: 7 REED'],
  },
  'bigcommerce v3': {
    columns:
      'Item=rowKind, ID=group, Name=name, SKU=sku, Options=options, Current Stock=stock, Price=price, Sale Price=salePrice, Description=description, Product URL=slug, Weight=weight, Is Visible=status, Image URL (Import)=image, GTIN=barcode',
    products: [
      'Lagoon dress LAG active 80.00 200 g: S 4 LAG-S 60.00; M 2 LAG-M 85.00',
      'Reed bag REED draft 40.00 1000 g: 7 REED',
    ],
  },
  'bigcommerce v2': {
    columns:
      'Item Type=rowKind, Product ID=group, Product Name=name, Product Code/SKU=sku, Brand Name=vendor, Product Description=description, Price=price, Sale Price=salePrice, Product Weight=weight, Product Visible?=status, Current Stock Level=stock, Category=category, Product Image File - 1=image',
    products: [
      'Lagoon dress LAG active 80.00 200 g Dresses: S 4 LAG-S; M 2 LAG-M',
      'Reed bag REED draft 40.00 Bags: 7 REED',
    ],
  },
  magento: {
    columns:
      'sku=sku, store_view_code=language, product_type=rowKind, categories=category, name=name, description=description, short_description=shortDescription, weight=weight, product_online=status, price=price, special_price=salePrice, url_key=slug, base_image=image, qty=stock, additional_attributes=options, configurable_variations=variantList',
    products: [
      'Lagoon dress LAG active 80.00 200 g Dresses: S 4 LAG-S; M 2 LAG-M 85.00',
      'Reed bag REED draft 40.00 > 30.00 Bags: Red 7 REED',
    ],
  },
  'big cartel': {
    columns:
      'Product ID=group, Name=name, Permalink=slug, Description=description, Price=price, Status=status, On Sale=onSale, Categories=category, Option=variantName, Option Price=variantPrice, Quantity=stock, Image 1=image',
    products: ['Lagoon dress active 80.00 Dresses: S 4; M 2 85.00', 'Reed bag draft 40.00 Bags: 7'],
  },
  'shopware 5': {
    columns:
      'ordernumber=sku, mainnumber=parent, name=name, additionalText=variantName, supplier=vendor, price_EK=price, pseudoprice_EK=oldPrice, active=status, instock=stock, description=shortDescription, description_long=description, configuratorOptions=options',
    products: ['Lagoon dress LAG active 80 > 60: S 4 LAG-S; M 2 LAG-M', 'Reed bag REED draft 40: 7 REED'],
  },
  'shopware 6': {
    columns:
      'id=group, parent_id=parent, product_number=sku, active=status, stock=stock, translations.DEFAULT.name=name, translations.DEFAULT.description=description, price.DEFAULT.gross=price, cover.media.url=image',
    products: [
      'Lagoon dress LAG active 80.00: LAG.1 4 LAG.1; LAG.2 2 LAG.2 85.00',
      'Reed bag REED draft 40.00: 7 REED',
    ],
  },
  prestashop: {
    columns:
      'Product ID=group, Image=image, Name *=name, Reference #=sku, Category=category, Price (tax incl.)=price, Quantity=stock, Active (0/1)=status',
    products: ['Lagoon dress LAG active 80.00 Dresses: 4 LAG', 'Reed bag REED draft 40.00 Bags: 7 REED'],
  },
  bagisto: {
    columns:
      'sku=sku, locale=language, type=rowKind, parent_sku=parent, categories=category, images=image, name=name, description=description, short_description=shortDescription, status=status, url_key=slug, price=price, special_price=salePrice, weight=weight, inventories=stock, configurable_variants=variantList',
    products: [
      'Lagoon dress LAG active 80.0000 200 g Dresses: S 5 LAG-S; M 2 LAG-M 85.0000',
      'Reed bag REED draft 40.0000 > 30.0000 1000 g Bags: 7 REED',
    ],
  },
  ecwid: {
    columns:
      'type=rowKind, product_internal_id=group, product_sku=sku, product_name=name, product_description=description, product_price=price, product_compare_to_price=oldPrice, product_weight=weight, product_quantity=stock, product_is_available=status, product_category_1=category, product_image_main_url=image, product_variation_sku=variantSku, product_variation_option_Size=size, product_variation_quantity=variantStock, product_variation_price=variantPrice',
    products: [
      'Lagoon dress LAG active 80 200 g Dresses: S 4 LAG-S 60; M 2 LAG-M 65',
      'Reed bag REED draft 40 Bags: 7 REED',
    ],
  },
  jtl: {
    columns:
      'Artikelnummer=sku, Vaterartikel=parent, Artikelname=name, Brutto-VK=price, Lagerbestand=stock, Hersteller=vendor, Kategorie Ebene 1=category, Kategorie Ebene 2=category, Kurzbeschreibung=shortDescription, Beschreibung=description, GTIN=barcode, Variationsname 1=option1Name, Variationswert 1=option1Value, Artikelgewicht=weight',
    products: [
      'Lagunenkleid LAG 1080.00 200 g Kleider: S 4 LAG-S; M 2 LAG-M 1085.00',
      'Schilftasche SCHILF 40.00 Taschen: 7 SCHILF',
    ],
  },
  spree: {
    columns:
      'sku=sku, name=name, slug=slug, status=status, brand_name=vendor, description=description, tags=tags, labels=tags, price=price, compare_at_price=oldPrice, currency=currency, weight=weight, inventory_count=stock, image1_src=image, image2_src=image, option1_name=option1Name, option1_value=option1Value, category1=category, category2=category',
    products: [
      'Lagoon dress LAG active 80.0 > 60.0 200 g Dresses: S 4 LAG-S; M 2 LAG-M',
      'Reed bag REED draft 40.0 Bags: 7 REED',
    ],
  },
  'a supplier': {
    columns: 'SKU=sku, Product=name, Colour=color, Size=size, RRP=price, Qty=stock',
    products: ['Lagoon dress LAG 80.00: S Rose 4 LAG-S; M Rose 2 LAG-M', 'Reed bag REED 40.00: Natural 7 REED'],
  },
}

test.each(Object.entries(EXPECTED))(
  'the columns of %s are proposed, and yield its products',
  async (system, expected) => {
    const [, text = ''] = Object.entries(SYSTEM_FILES).find(([name]) => name === system) ?? []
    const proposed = await propose(text)
    expect(proposed.looksLikeProducts).toBe(true)
    expect(proposed.proposedColumns.join(', ')).toBe(expected.columns)
    expect((await readProducts(text)).map(describeProduct)).toEqual(expected.products)
  },
)

test('a product has text, images, categories, and the default stock if the file does not count its units', async () => {
  const [dress, bag] = await readProducts(SYSTEM_FILES.squarespace)
  expect(dress?.images.map(({ name, url }) => [name, url])).toEqual([
    ['a.jpg', 'https://images.example.com/a.jpg'],
    ['b.jpg', 'https://images.example.com/b.jpg'],
  ])
  expect([dress?.texts.slug, dress?.texts.longDescription, dress?.tags]).toEqual([
    'lagoon-dress',
    'Cut wide.',
    ['linen', 'summer'],
  ])
  expect(bag?.notes).toEqual(['The file does not track this stock, so it is set to 0.'])
  const [wix] = await readProducts(SYSTEM_FILES.wix)
  expect([wix?.hints.type, wix?.joins, wix?.images.map(({ name }) => name)]).toEqual([
    'Dresses',
    ['Sale'],
    ['front.jpg', 'back.jpg'],
  ])
})

test.each([
  ['German', 'Artikelnummer;Bezeichnung;Verkaufspreis;Bestand;Größe;Farbe;Kategorie;Gewicht'],
  ['French', 'Référence;Désignation;Prix TTC;Quantité;Taille;Couleur;Catégorie;Poids'],
  ['Spanish', 'Referencia;Nombre;Precio;Existencias;Talla;Color;Categoría;Peso'],
  ['Italian', 'Codice;Nome prodotto;Prezzo;Giacenza;Taglia;Colore;Categoria;Peso'],
  ['Dutch', 'Artikelcode;Productnaam;Prijs;Voorraad;Maat;Kleur;Categorie;Gewicht'],
  ['Polish', 'Kod produktu;Nazwa produktu;Cena brutto;Ilość;Rozmiar;Kolor;Kategoria;Waga'],
  ['Portuguese', 'Código;Nome do produto;Preço;Estoque;Tamanho;Cor;Categoria;Peso'],
  ['Arabic', 'رمز المنتج;اسم المنتج;السعر;الكمية;المقاس;اللون;الفئة;الوزن'],
  ['English', 'Style code\tStyle name\tUnit price (EUR)\tOn hand\tSize\tColourway\tDepartment\tWeight (kg)'],
])('column names in %s are recognized, and a comma is read as a decimal separator', async (_, header) => {
  const separator = header.includes('\t') ? '\t' : ';'
  const row = (...cells: readonly string[]) => cells.join(separator)
  const text = [
    header,
    row('LAG-S', 'Kleid Lagune', '€ 1.249,50', '4', 'S', 'Rosé', 'Kleider', '0,25'),
    row('LAG-M', 'Kleid Lagune', '€ 1.250', '2', 'M', 'Rosé', 'Kleider', '0,25'),
  ].join('\n')
  const { proposedColumns } = await propose(text)
  const fields = proposedColumns.map((column) => column.split('=')[1])
  expect(fields).toEqual(['sku', 'name', 'price', 'stock', 'size', 'color', 'category', 'weight'])
  expect((await readProducts(text)).map(describeProduct)).toEqual([
    'Kleid Lagune LAG 1249.50 250 g Kleider: S Rosé 4 LAG-S; M Rosé 2 LAG-M 1250',
  ])
})

test('columns with unknown names are recognized by their values, and payments are not mistaken for products', async () => {
  const unknown = await propose('Megnevezés;Ár;Kép;Vonalkód\nLagúna ruha;80,00;https://e.example/a.jpg;4006381333931')
  expect(unknown.proposedColumns).toEqual(['Megnevezés=name', 'Ár=price', 'Kép=image', 'Vonalkód=barcode'])
  expect(unknown.looksLikeProducts).toBe(true)
  const payments = await propose('Dátum;Megnevezés;Összeg\n2026-01-05;Lagúna Kft;80,00')
  expect(payments.looksLikeProducts).toBe(false)
})

test('options in several columns become size and color, and other options become part of the size', async () => {
  const text = [
    'Product ID,Name,Price,Stock,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Length,Colour',
    '1,Trousers,50,4,Rozmiar,S,Material,Silk,Long,Rose',
    '1,Trousers,50,2,Rozmiar,M,Material,Silk,Long,Rose',
  ].join('\n')
  const { mapping } = await propose(text)
  const fields = mapping.fields.map((field, index) => (index === 8 ? 'option' : field))
  const read = await readProducts(text, { ...mapping, fields })
  expect(read.map(describeProduct)).toEqual(['Trousers 50: S / Silk / Long Rose 4; M / Silk / Long Rose 2'])
})

test('products with the same name are distinguished by ID, and rows that are otherwise identical by SKU', async () => {
  const apart = await readProducts('Product ID,Name,Price\n1,Scarf,10\n2,Scarf,20')
  expect(apart.map(({ sourceKey, texts }) => [sourceKey, texts.price])).toEqual([
    ['1 scarf', '10'],
    ['2 scarf', '20'],
  ])
  const together = await readProducts('SKU,Product,RRP\nSCA-1,Scarf,10\nSCA-2,Scarf,10')
  expect(together.map(describeProduct)).toEqual(['Scarf SCA 10: SCA-1 - SCA-1; SCA-2 - SCA-2'])
  expect(together[0]?.notes).toContain('The file does not say how these variants differ, so their SKUs become sizes.')
})

test('a price column that contains a few words is still recognized, but one that contains mostly words is not', async () => {
  const text = 'Item Name,SKU,Price,Weight\nLagoon dress,LD,80.00,1 kg\nReed bag,RB,POA,n/a\nBelt,B,20.00,2 kg'
  expect((await propose(text)).proposedColumns).toEqual(['Item Name=name', 'SKU=sku', 'Price=price', 'Weight=weight'])
  const words = 'Item Name,SKU,Price\nLagoon dress,LD,on request\nReed bag,RB,POA\nBelt,B,20.00'
  expect((await propose(words)).proposedColumns).not.toContain('Price=price')
})

test('a color in merged cells applies to all rows of these cells, and a total is not a product', async () => {
  const rows = ['1001;Kleid;Rot;34;79,90;3', ';;;36;79,90;5', ';;Blau;34;79,90;1', ';;;36;79,90;2', 'Summe;;;;;11']
  const products = await readProducts(['Art.-Nr.;Bezeichnung;Farbe;Größe;UVP;Bestand', ...rows].join('\n'))
  expect(products.map(describeProduct)).toEqual([
    'Kleid 1001 79.90: 34 Rot 3 1001; 36 Rot 5; 34 Blau 1; 36 Blau 2',
    expect.anything(),
  ])
  expect(products.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
    [],
    ['This line is a total, not a product'],
  ])
  expect(products[0]?.notes.join()).toContain('use the one from the row above')
})

test('each of Magento’s product types is imported, or rejected with the reason', async () => {
  const kinds = ['simple', 'virtual', 'downloadable', 'bundle', 'grouped', 'giftcard']
  const rows = kinds.map((kind) => `S-${kind},${kind},${kind} dress,1,10,3`)
  const products = await readProducts(['sku,product_type,name,product_online,price,qty', ...rows].join('\n'))
  const found = products.map(({ texts, textsIfNew, errors }) => texts.status ?? textsIfNew.status ?? errors[0]?.message)
  expect(found.slice(0, 4)).toEqual(['active', 'draft', 'draft', 'draft'])
  expect(products.map(({ errors }) => errors[0]?.message ?? '')).toEqual([
    '',
    '',
    '',
    '',
    'Products of type grouped cannot be sold here',
    'Gift cards cannot be sold here, so this product is skipped',
  ])
  expect(products[3]?.notes).toContain(
    'The type “bundle” is unknown here: new products of this type are saved as drafts. Check their stock and shipping before you publish them.',
  )
})

test.each([
  { given: 'its group and name', rows: ['G1,Lagoon dress,,,,'], key: 'G1 lagoon-dress' },
  { given: 'its SKU', rows: ['G1,Lagoon dress,LAG,,,'], key: '' },
  { given: 'its slug', rows: ['G1,Lagoon dress,,lagoon,,'], key: '' },
  { given: 'the SKU of a variant', rows: ['G1,Lagoon dress,LAG-S,,Size,S', 'G1,Lagoon dress,,,Size,M'], key: '' },
])('a product is recognized by $given', async ({ rows, key }) => {
  const fields = ['group', 'name', 'sku', 'slug', 'option1Name', 'option1Value'] as const
  const file = [fields.join(','), ...rows].join('\n')
  const [product] = await readProducts(file, { ...(await propose(file)).mapping, fields: [...fields] })
  expect(product?.sourceKey).toBe(key)
})
