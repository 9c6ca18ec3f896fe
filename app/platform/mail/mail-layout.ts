import { currentTag, findDirAttribute } from '#app/lib/language.ts'
import { formatLabel } from '#app/platform/mail/label.ts'
import {
  listFooterLines,
  type MailBlock,
  type MailColors,
  type MailContent,
  type MailItem,
  type MailRow,
  type MailStore,
} from '#app/platform/mail/mail-content.ts'

// Email programs support tables, attributes and inline styles, but little else
const SANS = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif"
const SERIF = "font-family:Didot,'Bodoni MT',Georgia,'Times New Roman',serif"

/** The colors of the built-in look. */
const COLORS: MailColors = {
  paper: '#ffffff',
  soft: '#f6f4f5',
  ink: '#1e1620',
  ink2: '#5c515b',
  line: '#ddd6db',
  action: '#4b1d3f',
  onAction: '#ffffff',
  accent: '#f4dc6b',
}

function buildStyle({ accent, ink }: MailColors): string {
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#120d13!important}
.paper{background:#1e1620!important}
.ink,.ink a{color:#f6f4f5!important}
.quiet,.quiet a{color:#cdc4cb!important}
.line{border-color:#4a3f4c!important}
.button{background:${accent}!important}
.button a{color:${ink}!important}
.logo{background:#ffffff!important}
}`.replaceAll('\n', '')
}

/** Colors, and the sides where lines start and end, because email programs do not support logical sides. */
type Style = MailColors & { readonly start: 'left' | 'right'; readonly end: 'left' | 'right' }

/** Writes an email in the current language. `content` is untrusted text, none of which becomes markup. */
export function writeMail(store: MailStore, content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: mailText(store, content), html: mailHtml(store, content) }
}

function mailText(store: MailStore, { title, blocks }: MailContent): string {
  const parts = [[title], ...blocks.map(toLines), ['-- ', ...listFooterLines(store)]]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function toLines(block: MailBlock): string[] {
  if (block.kind === 'text') return [...block.lines]
  if (block.kind === 'button' || block.kind === 'link') return [formatLabel(block.label), block.href]
  if (block.kind === 'facts') return [formatLabel(block.title), ...block.lines]
  if (block.kind === 'image') return [block.alt]
  if (block.kind === 'items') {
    return block.items.flatMap(({ name, details, amount }) => [
      name,
      ...[...details, amount].filter(Boolean).map((line) => `  ${line}`),
    ])
  }
  const { total } = block
  const row = ({ term, amount }: MailRow) => `${formatLabel(term)} ${amount}`
  return [...block.rows.map(row), row(total) + (total.note && `, ${total.note}`), ...block.after.map(row)]
}

function mailHtml(store: MailStore, { subject, preview, title, blocks }: MailContent): string {
  const language = currentTag()
  const direction = findDirAttribute(language) ?? 'ltr'
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const colors: Style = { ...(store.look?.colors ?? COLORS), start, end }
  const { paper, soft, ink, ink2, line, accent } = colors
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${buildStyle(colors)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${soft};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${openTable(`class="ground" bgcolor="${soft}" style="background:${soft}"`)}
<tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${openTable(`class="paper" bgcolor="${paper}" style="background:${paper};max-width:600px;text-align:${start}"`)}
<tr><td class="pad ink" style="padding:28px 40px 20px;${store.look?.isSerif === false ? `${SANS};font-weight:bold` : SERIF};font-size:34px;line-height:38px;color:${ink};word-break:break-word">${renderName(store)}</td></tr>
<tr><td bgcolor="${accent}" style="background:${accent};height:4px;font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td class="pad ink" style="padding:32px 40px 0;${SANS};color:${ink}"><h1 style="margin:0;font-size:22px;line-height:30px;font-weight:bold;word-break:break-word">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => blockHtml(block, colors)).join('\n')}
<tr><td class="pad" style="padding:32px 40px 32px">${openTable('')}<tr><td class="quiet line" style="border-top:1px solid ${line};padding-top:16px;${SANS};font-size:13px;line-height:20px;color:${ink2};word-break:break-word">${listFooterLines(store).map(escapeHtml).join('<br>')}</td></tr></table></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** A logo has a light background, even in dark mode. */
function renderName({ name, look }: MailStore): string {
  if (!look?.logo) return escapeHtml(name)
  const { url, width, height } = look.logo
  return `<img class="logo" src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:block;border:0;max-width:100%">`
}

function openTable(attributes: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>`
}

function blockHtml(block: MailBlock, colors: Style): string {
  if (block.kind === 'text') {
    return sectionHtml(colors, block.lines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join(''))
  }
  if (block.kind === 'button') return sectionHtml(colors, buttonHtml(colors, block.label, block.href))
  if (block.kind === 'link') {
    return sectionHtml(
      colors,
      `<a class="ink" href="${escapeHtml(block.href)}" style="color:${colors.ink}">${escapeHtml(block.label)}</a>`,
    )
  }
  if (block.kind === 'image') return sectionHtml(colors, imageHtml(block))
  if (block.kind === 'items')
    return sectionHtml(colors, `${openTable('')}${block.items.map((item) => itemRow(colors, item)).join('')}</table>`)
  if (block.kind === 'facts') {
    const [title, lines] = [
      escapeHtml(block.title),
      block.lines.map((line) => isolateDirection(colors, line)).join('<br>'),
    ]
    return sectionHtml(
      colors,
      `<h2 style="margin:0 0 4px;font-size:15px;line-height:22px;font-weight:bold">${title}</h2>${lines}`,
    )
  }
  const rows = [
    ...block.rows.map((row) => sumRow(colors, row)),
    totalRow(colors, block.total),
    ...block.after.map((row) => sumRow(colors, row)),
  ]
  return sectionHtml(colors, `${openTable('')}${rows.join('')}</table>`)
}

const IMAGE_WIDTH = 480

/** Adds a background, because the image may be transparent with dark text. */
function imageHtml({ url, alt, width, height }: Extract<MailBlock, { kind: 'image' }>): string {
  const displayWidth = Math.min(width, IMAGE_WIDTH)
  return `<img src="${escapeHtml(url)}" width="${displayWidth}" height="${Math.round((height * displayWidth) / width)}" alt="${escapeHtml(alt)}" style="display:block;border:0;max-width:100%;height:auto;background:#ffffff">`
}

function sectionHtml({ ink }: Style, inner: string): string {
  return `<tr><td class="pad ink" style="padding:20px 40px 0;${SANS};font-size:15px;line-height:23px;color:${ink};word-break:break-word">${inner}</td></tr>`
}

/**
 * The padding is on the cell, because Outlook ignores it on links. The URL is repeated below the button, for programs
 * that show no buttons.
 */
function buttonHtml({ action, onAction, ink2 }: Style, label: string, href: string): string {
  const address = escapeHtml(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${action}" style="background:${action};padding:14px 28px"><a href="${address}" style="${SANS};font-size:16px;line-height:22px;font-weight:bold;color:${onAction};text-decoration:none">${escapeHtml(label)}</a></td></tr></table><p class="quiet" style="margin:12px 0 0;font-size:13px;line-height:20px;color:${ink2};word-break:break-all"><a href="${address}" style="color:${ink2}">${address}</a></p>`
}

function itemRow(colors: Style, { name, details, amount, image }: MailItem): string {
  const cell = (style: string) =>
    `class="line" style="border-bottom:1px solid ${colors.line};padding:12px 0;vertical-align:top;font-size:15px;line-height:22px;${style}"`
  const imageCell = image
    ? `<td width="80" ${cell('')}><img src="${escapeHtml(image)}" width="64" height="64" alt="" style="display:block;border:0"></td>`
    : ''
  const text = [`<b>${isolateDirection(colors, name)}</b>`, ...details.map((line) => quietHtml(colors, line))].join(
    '<br>',
  )
  return `<tr>${imageCell}<td ${cell('word-break:break-word')}>${text}</td><td align="${colors.end}" ${cell(`padding-${colors.start}:16px;white-space:nowrap`)}>${escapeHtml(amount)}</td></tr>`
}

function sumRow(style: Style, { term, amount }: MailRow): string {
  return renderRow(
    style,
    term,
    escapeHtml(amount),
    'style="padding:4px 0;font-size:15px;line-height:22px;font-weight:normal',
  )
}

const SPACE = '<tr><td colspan="2" height="6" style="height:6px;font-size:0;line-height:0"></td></tr>'

function totalRow(colors: Style, { term, amount, note }: MailRow & { note: string }): string {
  const style = `class="line" style="border-top:1px solid ${colors.line};padding:10px 0 4px;font-size:17px;line-height:24px;font-weight:bold`
  return SPACE + renderRow(colors, term, escapeHtml(amount) + (note && `<br>${quietHtml(colors, note)}`), style)
}

/** `cell` contains the attributes of both cells and ends with an unclosed style attribute. */
function renderRow({ start, end }: Style, term: string, amount: string, cell: string): string {
  const top = `${cell};vertical-align:top`
  return `<tr><th scope="row" align="${start}" ${top};text-align:${start}">${escapeHtml(term)}</th><td align="${end}" ${top};padding-${start}:16px">${amount}</td></tr>`
}

/** Preserves the order of '+49 30 123456' and of names in another script in right-to-left text. */
function isolateDirection({ start }: Style, text: string): string {
  return start === 'right' ? `<bdi>${escapeHtml(text)}</bdi>` : escapeHtml(text)
}

function quietHtml({ ink2 }: Style, text: string): string {
  return `<span class="quiet" style="font-size:13px;font-weight:normal;color:${ink2}">${escapeHtml(text)}</span>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
