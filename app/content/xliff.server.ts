import { Parser } from 'htmlparser2'
import type { RecognizedFile } from '#app/base/import-formats.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import { describeKind } from '#app/content/translations/translatable.ts'
import type { TextUnit } from '#app/content/translations/translation-files.server.ts'
import { normalizeString } from '#app/lib/text.ts'
import { MAX_CSV_CELL_LENGTH } from '#app/platform/files/csv-limits.ts'
import { hasLongMarkup } from '#app/platform/files/has-long-markup.ts'
import { FileRejectedError } from '#app/platform/files/read-csv.server.ts'
import { getBaseLanguage } from '#app/store/locale.ts'

// XLIFF 1.2, the version that most translation tools support (OASIS, 1 February 2008).

type Languages = { readonly original: string; readonly target: string }

/** Writes an XLIFF file in parts. `original` and `target` are the languages of the originals and the translations. */
export async function* writeXliffParts(
  units: AsyncIterable<readonly TextUnit[]>,
  { original, target }: Languages,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="lumina" source-language="${original}" target-language="${target}" datatype="plaintext">
<body>
`
  for await (const batch of units) yield batch.map(formatUnit).join('')
  yield '</body>\n</file>\n</xliff>\n'
}

function formatUnit({ kind, id, name, field, original, translation, isOutdated }: TextUnit): string {
  const state = isOutdated ? 'needs-review-translation' : 'translated'
  const target = translation === '' ? '' : `<target state="${state}">${escapeXml(translation)}</target>\n`
  const label = describeKind(kind).fields[field]?.label ?? field
  return `<trans-unit id="${kind}/${id}/${field}" xml:space="preserve">
<source>${escapeXml(original)}</source>
${target}<note>${escapeXml(`${adminText.kinds[kind].one} “${name}”: ${label}`)}</note>
</trans-unit>
`
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character)
}

const MAX_BYTES = 32 * 2 ** 20
/** The maximum length of an escaped text: each character can be an entity of up to ten characters. */
const MAX_MARKUP = 10 * MAX_CSV_CELL_LENGTH
/** The maximum depth of nested elements, which no valid file exceeds. */
const MAX_DEPTH = 20
const MAX_UNITS = 200_000

/**
 * States of a target that needs translation (XLIFF 1.2, section 2.3). Tools fill such a target with the original or a
 * suggestion.
 */
const UNTRANSLATED: ReadonlySet<string> = new Set(['new', 'needs-translation'])
const CONFIRMED: ReadonlySet<string> = new Set(['translated', 'signed-off', 'final'])

type Unit = { readonly id: string; readonly line: number; source: string; target: string; state: string }

/** Reads the units of an XLIFF 1.2 file as rows. @throws FileRejectedError */
export function readXliff({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): RecognizedFile {
  if (bytes.length > MAX_BYTES) throw new FileRejectedError(adminText.xliffTooLarge)
  const { units, language } = parseXliff(decode(bytes))
  const rows = units.map(({ id, line, source, target, state }) => {
    const [kind = '', subject = '', field = ''] = id.split('/')
    const read = [source, UNTRANSLATED.has(state) ? '' : target].map(normalizeString)
    const [original = '', translation = ''] = read
    const isReadable = read.every((text) => text !== null && text.length <= MAX_CSV_CELL_LENGTH)
    return {
      row: {
        line,
        cells: {
          kind,
          id: subject,
          field,
          language,
          original: original ?? '',
          translation: translation ?? '',
          state: CONFIRMED.has(state) ? 'current' : '',
        },
      },
      errors: isReadable
        ? []
        : [{ line, column: '', message: 'This text is too long, or has a character that cannot be saved' }],
    }
  })
  return { name, format: 'xliff', ignoredColumns: [], isCurrencyKnown: true, rows }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRejectedError(adminText.xliffNotUtf8)
  }
}

/** Supports only the entities of XML itself, because declared entities could expand without limit. */
function parseXliff(xml: string): { readonly units: readonly Unit[]; readonly language: string } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) {
    throw new FileRejectedError(adminText.xliffDocumentType)
  }
  if (hasLongMarkup(xml, MAX_MARKUP)) throw new FileRejectedError(adminText.xliffTextTooLong)
  const units: Unit[] = []
  const open: string[] = []
  const lineAt = createLineCounter(xml)
  let version = ''
  let language = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.replace(/^.*:/, '') // some tools prefix all names
        open.push(tag)
        if (open.length > MAX_DEPTH) throw new FileRejectedError(adminText.xliffUnknown)
        if (tag === 'xliff') version = attributes.version ?? ''
        if (tag === 'file') language = readLanguage(attributes['target-language'] ?? '', language)
        const unit = units.at(-1)
        if (tag === 'target' && unit && !open.includes('alt-trans')) {
          unit.state = attributes.state ?? ''
        }
        if (tag !== 'trans-unit') return
        if (units.length === MAX_UNITS) throw new FileRejectedError(adminText.xliffTooManyTexts)
        units.push({
          id: attributes.id ?? '',
          line: lineAt(parser.startIndex),
          source: '',
          target: '',
          state: '',
        })
      },
      ontext(text) {
        const unit = units.at(-1)
        // Text in inline elements is part of the source or target; text in `alt-trans` and `note` is ignored
        const element = open.findLast(
          (tag) => tag === 'source' || tag === 'target' || tag === 'alt-trans' || tag === 'note',
        )
        if (!unit || open.includes('alt-trans')) return
        if (element !== 'source' && element !== 'target') return
        if (unit[element].length <= MAX_CSV_CELL_LENGTH) unit[element] += text // a longer text is rejected later
      },
      onclosetag() {
        open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  const isComplete = open.length === 0
  parser.end() // closes open elements
  if (!isComplete) throw new FileRejectedError(adminText.xliffIncomplete)
  if (version !== '1.2') throw new FileRejectedError(adminText.xliffUnknown)
  if (units.length === 0) throw new FileRejectedError(adminText.xliffEmpty)
  return { units, language }
}

/** Returns the target language of a `file` element. All of them in a document must have the same language. */
function readLanguage(declared: string, before: string): string {
  const language = getBaseLanguage(declared.trim()).toLowerCase()
  if (before !== '' && language !== before) throw new FileRejectedError(adminText.xliffSeveralLanguages)
  return language
}

/** Returns a function that converts an offset to its line number. Offsets must not decrease between calls. */
function createLineCounter(text: string): (offset: number) => number {
  let [line, position] = [1, 0]
  return (offset) => {
    for (; position < offset; position++) if (text.charCodeAt(position) === 10) line++
    return line
  }
}
