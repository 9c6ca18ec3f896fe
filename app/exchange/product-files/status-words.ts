import { PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { parseBoolean } from '#app/platform/files/file-row.ts'

const ACTIVE_WORDS =
  /^(active|aktiv|actif|activo|attivo|actief|aktywny|ativo|visible|sichtbar|published|publish|enabled|public|online|live|available|in stock|sold[- ]out|catalog.*|search|shown|veröffentlicht|publié|publicado|pubblicato|gepubliceerd|نشط|منشور)$/i
const DRAFT_WORDS =
  /^(2|hidden|inactive|inaktiv|disabled|unavailable|not visible.*|unpublished|private|offline|none|pending|entwurf|brouillon|borrador|bozza|concept|szkic|rascunho|غير نشط|مسودة)$/i

/** Returns the status for a word from any system, or null if the word is unknown. */
export function readStatus(text: string): (typeof PRODUCT_STATUSES)[number] | null {
  const known = PRODUCT_STATUSES.find((status) => status === text.toLowerCase())
  const isActive = ACTIVE_WORDS.test(text) ? true : DRAFT_WORDS.test(text) ? false : parseBoolean(text)
  return known ?? (isActive === null ? null : isActive ? 'active' : 'draft')
}
