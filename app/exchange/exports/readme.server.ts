import { archiveDocuments, archiveFolders } from '#app/exchange/exports/archive-files.server.ts'
import { LEFT_OUT } from '#app/exchange/exports/exported-tables.ts'
import { IMAGE_COLUMNS, IMAGES_ABOUT, IMAGES_FILE } from '#app/exchange/exports/image-list.ts'
import { moveSteps } from '#app/exchange/exports/move-steps.ts'
import { formatUtc } from '#app/lib/csv.ts'
import type { CsvFile } from '#app/store/file-formats.ts'

type ArchiveInfo = { readonly store: string; readonly origin: string; readonly madeAt: Date }

const WIDTH = 100

/** The text that explains the archive, from the same descriptions that it is written by. */
export function readmeText(files: readonly CsvFile[], { store, origin, madeAt }: ArchiveInfo): string {
  return [
    ...title(`Everything of ${store}`),
    ...paragraph(
      `Exported from ${origin} on ${formatUtc(madeAt).slice(0, 16)} UTC. All files are of the same moment. It contains personal data of customers: keep it in a safe place.`,
    ),
    ...title('How to read it'),
    ...paragraph(
      'The tables are CSV in UTF-8 with commas and a line of headings: spreadsheets open them. Those of shopify/ and woocommerce/ have no byte order mark, as those of Shopify have none. Amounts are decimals with a point, times are UTC. A text that a spreadsheet would run as a formula has an apostrophe before it, which an import of this store takes off again.',
    ),
    ...paragraph(
      'manifest.json lists every file with its size and its SHA-256 sum, and images that were missing in the store.',
    ),
    ...title('To move to another store'),
    ...paragraph(
      'To a store of this kind: unpack this archive and add its files at Import, in this order. You see a check of each before anything is saved.',
    ),
    ...moveSteps().flatMap((step, index) => wrapped(`${index + 1}. ${step}`, '', '   ')),
    '',
    ...paragraph(
      'Images that a category, a collection, a page or the homepage lacks are named in its check. Import does not read the other files. Enter markets, shipping and taxes from store/markets.json and store/taxes.json.',
    ),
    ...paragraph(
      'To Shopify, and to any store that reads its files: import shopify/products.csv while this store is online, as the images are fetched from it, then shopify/customers.csv and shopify/redirects.csv. Orders and discounts need an app there that reads Shopify’s exports.',
    ),
    ...paragraph(
      'To WooCommerce: set the language of the site to English, so that the columns are recognized, and its weight unit to kg. Import woocommerce/products.csv at Products while this store is online, as the images are fetched from it. The main collection of a product becomes a further category. Extensions that import customers, orders and redirects read the files of shopify/ or those without a folder.',
    ),
    ...title('Files'),
    ...files.flatMap(({ path, about, columns }) => entry(path, about, columns)),
    ...entry(IMAGES_FILE, IMAGES_ABOUT, IMAGE_COLUMNS),
    ...entry('images/', `The originals of all images and videos. ${IMAGES_FILE} lists them.`),
    ...archiveFolders.entries.flatMap(({ path, about }) => entry(path, about)),
    ...archiveDocuments.entries.flatMap(({ path, about, version }) =>
      entry(path, `${about} Version ${version} of this form.`),
    ),
    ...title('What is not in it'),
    ...LEFT_OUT.flatMap(({ content }) => wrapped(`- ${content}.`, '', '  ')),
    '',
    ...paragraph('A backup has what the store needs of that. Only this store’s software reads it.'),
  ].join('\r\n')
}

function title(text: string): string[] {
  return [text, '='.repeat(text.length), '']
}

function entry(path: string, about: string, columns: CsvFile['columns'] = []): string[] {
  return [
    path,
    ...paragraph(about, '', '  '),
    ...columns.flatMap(({ heading, about: text }) => wrapped(text ? `${heading}: ${text}` : heading, '    ', '      ')),
    ...(columns.length > 0 ? [''] : []),
  ]
}

/** `indent`: of all lines but the first, `first` of that one too. */
function paragraph(text: string, indent = '', first = ''): string[] {
  return [...wrapped(text, first, first + indent), '']
}

function wrapped(text: string, first: string, indent: string): string[] {
  const lines: string[] = []
  let line = first
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length >= WIDTH) {
      lines.push(line.trimEnd())
      line = indent
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
