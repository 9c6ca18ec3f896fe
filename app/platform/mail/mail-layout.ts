import {
  footLines,
  type MailBlock,
  type MailContent,
  type MailItem,
  type MailRow,
  type MailStore,
} from '#app/platform/mail/mail-content.ts'

// Mail programs support tables, attributes and inline styles, and little else.
const PAPER = '#ffffff'
const PEARL = '#f6f4f5'
const INK = '#1e1620'
const QUIET = '#5c515b'
const LINE = '#ddd6db'
const PLUM = '#4b1d3f'
const LUMEN = '#f4dc6b'
const SANS = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif"
const SERIF = "font-family:Didot,'Bodoni MT',Georgia,'Times New Roman',serif"

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#120d13!important}
.paper{background:#1e1620!important}
.ink,.ink a{color:#f6f4f5!important}
.quiet,.quiet a{color:#cdc4cb!important}
.line{border-color:#4a3f4c!important}
.button{background:${LUMEN}!important}
.button a{color:${INK}!important}
}`.replaceAll('\n', '')

/** `content` is untrusted text: none of it becomes markup. */
export function writeMail(store: MailStore, content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: mailText(store, content), html: mailHtml(store, content) }
}

function mailText(store: MailStore, { title, blocks }: MailContent): string {
  const parts = [[title], ...blocks.map(linesOf), ['-- ', ...footLines(store)]]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function linesOf(block: MailBlock): string[] {
  if (block.kind === 'text') return [...block.lines]
  if (block.kind === 'button' || block.kind === 'link') return [`${block.label}:`, block.href]
  if (block.kind === 'facts') return [`${block.title}:`, ...block.lines]
  if (block.kind === 'items') {
    return block.items.flatMap(({ name, details, amount }) => [
      name,
      ...[...details, amount].map((line) => `  ${line}`),
    ])
  }
  const { total } = block
  const row = ({ term, amount }: MailRow) => `${term}: ${amount}`
  return [...block.rows.map(row), row(total) + (total.note && `, ${total.note}`), ...block.after.map(row)]
}

function mailHtml(store: MailStore, { subject, preview, title, blocks }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${PEARL};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${table(`class="ground" bgcolor="${PEARL}" style="background:${PEARL}"`)}
<tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${table(`class="paper" bgcolor="${PAPER}" style="background:${PAPER};max-width:600px;text-align:left"`)}
<tr><td class="pad ink" style="padding:28px 40px 20px;${SERIF};font-size:34px;line-height:38px;color:${INK};word-break:break-word">${escapeHtml(store.name)}</td></tr>
<tr><td bgcolor="${LUMEN}" style="background:${LUMEN};height:4px;font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td class="pad ink" style="padding:32px 40px 0;${SANS};color:${INK}"><h1 style="margin:0;font-size:22px;line-height:30px;font-weight:bold;word-break:break-word">${escapeHtml(title)}</h1></td></tr>
${blocks.map(blockHtml).join('\n')}
<tr><td class="pad" style="padding:32px 40px 32px">${table('')}<tr><td class="quiet line" style="border-top:1px solid ${LINE};padding-top:16px;${SANS};font-size:13px;line-height:20px;color:${QUIET};word-break:break-word">${footLines(store).map(escapeHtml).join('<br>')}</td></tr></table></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

function table(attributes: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>`
}

function blockHtml(block: MailBlock): string {
  if (block.kind === 'text') {
    return part(block.lines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join(''))
  }
  if (block.kind === 'button') return part(button(block.label, block.href))
  if (block.kind === 'link') {
    return part(`<a class="ink" href="${escapeHtml(block.href)}" style="color:${INK}">${escapeHtml(block.label)}</a>`)
  }
  if (block.kind === 'items') return part(`${table('')}${block.items.map(itemRow).join('')}</table>`)
  if (block.kind === 'facts') {
    const [title, lines] = [escapeHtml(block.title), block.lines.map(escapeHtml).join('<br>')]
    return part(`<h2 style="margin:0 0 4px;font-size:15px;line-height:22px;font-weight:bold">${title}</h2>${lines}`)
  }
  const rows = [...block.rows.map(sumRow), totalRow(block.total), ...block.after.map(sumRow)]
  return part(`${table('')}${rows.join('')}</table>`)
}

function part(inner: string): string {
  return `<tr><td class="pad ink" style="padding:20px 40px 0;${SANS};font-size:15px;line-height:23px;color:${INK};word-break:break-word">${inner}</td></tr>`
}

/** Padding on the cell, as Outlook ignores it on links. The URL follows below for those who see no button. */
function button(label: string, href: string): string {
  const address = escapeHtml(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${PLUM}" style="background:${PLUM};padding:14px 28px"><a href="${address}" style="${SANS};font-size:16px;line-height:22px;font-weight:bold;color:${PAPER};text-decoration:none">${escapeHtml(label)}</a></td></tr></table><p class="quiet" style="margin:12px 0 0;font-size:13px;line-height:20px;color:${QUIET};word-break:break-all"><a href="${address}" style="color:${QUIET}">${address}</a></p>`
}

function itemRow({ name, details, amount, image }: MailItem): string {
  const cell = (style: string) =>
    `class="line" style="border-bottom:1px solid ${LINE};padding:12px 0;vertical-align:top;font-size:15px;line-height:22px;${style}"`
  const shown = image
    ? `<td width="80" ${cell('')}><img src="${escapeHtml(image)}" width="64" height="64" alt="" style="display:block;border:0"></td>`
    : ''
  const text = [`<b>${escapeHtml(name)}</b>`, ...details.map(quiet)].join('<br>')
  return `<tr>${shown}<td ${cell('word-break:break-word')}>${text}</td><td align="right" ${cell('padding-left:16px;white-space:nowrap')}>${escapeHtml(amount)}</td></tr>`
}

function sumRow({ term, amount }: MailRow): string {
  return rowOf(term, escapeHtml(amount), 'style="padding:4px 0;font-size:15px;line-height:22px;font-weight:normal')
}

const SPACE = '<tr><td colspan="2" height="6" style="height:6px;font-size:0;line-height:0"></td></tr>'

function totalRow({ term, amount, note }: MailRow & { note: string }): string {
  const style = `class="line" style="border-top:1px solid ${LINE};padding:10px 0 4px;font-size:17px;line-height:24px;font-weight:bold`
  return SPACE + rowOf(term, escapeHtml(amount) + (note && `<br>${quiet(note)}`), style)
}

/** `cell`: attributes of both cells, ending in an open style. */
function rowOf(term: string, amount: string, cell: string): string {
  const top = `${cell};vertical-align:top`
  return `<tr><th scope="row" align="left" ${top};text-align:left">${escapeHtml(term)}</th><td align="right" ${top};padding-left:16px">${amount}</td></tr>`
}

function quiet(text: string): string {
  return `<span class="quiet" style="font-size:13px;font-weight:normal;color:${QUIET}">${escapeHtml(text)}</span>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
