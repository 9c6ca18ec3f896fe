import {
  footLines,
  type MailBlock,
  type MailContent,
  type MailRow,
  type MailStore,
} from '#app/platform/mail/mail-content.ts'
import { mailHtml } from '#app/platform/mail/mail-html.ts'

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
  if (block.kind === 'button') return [`${block.label}:`, block.href]
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
