import { archiveDocuments, archiveFolders } from '#app/exchange/exports/archive-files.server.ts'
import { LEFT_OUT } from '#app/exchange/exports/exported-tables.ts'
import { IMAGE_COLUMNS, IMAGES_ABOUT, IMAGES_FILE } from '#app/exchange/exports/image-list.ts'
import { moveSteps } from '#app/exchange/exports/move-steps.ts'
import { formatUtc } from '#app/lib/csv.ts'
import type { CsvFile } from '#app/store/file-formats.ts'

type ArchiveInfo = { readonly store: string; readonly origin: string; readonly madeAt: Date }

const WIDTH = 100

/** Returns the text of README.txt, from the same descriptions from which the archive is written. */
export function readmeText(files: readonly CsvFile[], { store, origin, madeAt }: ArchiveInfo): string {
  return [
    ...title(`Export of ${store}`),
    ...paragraph(
      `Exported from ${origin} on ${formatUtc(madeAt).slice(0, 16)} UTC. All files are from the same moment. The archive contains personal data of customers: keep it in a safe place.`,
    ),
    ...title('How to read the files'),
    ...paragraph(
      'The tables are CSV files in UTF-8 with commas and a header row. You can open them in a spreadsheet. Those in shopify/ and woocommerce/ have no byte order mark, like Shopify’s own. Amounts have a decimal point, and times are UTC. A text that a spreadsheet would run as a formula starts with an apostrophe, which this store’s import removes again.',
    ),
    ...paragraph(
      'manifest.json lists every file with its size and SHA-256 checksum, and images that were missing in the store.',
    ),
    ...title('To move to another store'),
    ...paragraph(
      'To another Lumina store: unpack this archive and add its files under Settings → Import, in this order. Each file is checked before anything is saved.',
    ),
    ...moveSteps().flatMap((step, index) => wrapText(`${index + 1}. ${step}`, '', '   ')),
    '',
    ...paragraph(
      'The check names images that a category, a collection, a page or the homepage lacks. Import does not read the other files. Enter markets, shipping and taxes from store/markets.json and store/taxes.json.',
    ),
    ...paragraph(
      'To Shopify, and to any store that reads its files: import shopify/products.csv while this store is online, because the images are fetched from it. Then import shopify/customers.csv and shopify/redirects.csv. For orders and discounts, you need an app there that reads Shopify’s exports.',
    ),
    ...paragraph(
      'To WooCommerce: set the site language to English, so that the columns are recognized, and the weight unit to kg. Import woocommerce/products.csv under Products while this store is online, because the images are fetched from it. A product’s main collection becomes another category. Extensions that import customers, orders and redirects can read the files in shopify/ or those without a folder.',
    ),
    ...title('Files'),
    ...files.flatMap(({ path, about, columns }) => entry(path, about, columns)),
    ...entry(IMAGES_FILE, IMAGES_ABOUT, IMAGE_COLUMNS),
    ...entry('images/', `The originals of all images and videos. ${IMAGES_FILE} lists them.`),
    ...archiveFolders.entries.flatMap(({ path, about }) => entry(path, about)),
    ...archiveDocuments.entries.flatMap(({ path, about, version }) =>
      entry(path, `${about} Format version ${version}.`),
    ),
    ...title('What is not included'),
    ...LEFT_OUT.flatMap(({ content }) => wrapText(`- ${content}.`, '', '  ')),
    '',
    ...paragraph('A backup contains what the store needs of this data. Only Lumina can read it.'),
  ].join('\r\n')
}

function title(text: string): string[] {
  return [text, '='.repeat(text.length), '']
}

function entry(path: string, about: string, columns: CsvFile['columns'] = []): string[] {
  return [
    path,
    ...paragraph(about, '', '  '),
    ...columns.flatMap(({ heading, about: text }) =>
      wrapText(text ? `${heading}: ${text}` : heading, '    ', '      '),
    ),
    ...(columns.length > 0 ? [''] : []),
  ]
}

/** `first` precedes the first line; the other lines are indented by `first` and `indent`. */
function paragraph(text: string, indent = '', first = ''): string[] {
  return [...wrapText(text, first, first + indent), '']
}

function wrapText(text: string, first: string, indent: string): string[] {
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
