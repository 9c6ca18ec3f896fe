import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/operations/accessibility/messages/ar.server.ts'
import * as de from '#app/operations/accessibility/messages/de.server.ts'
import * as en from '#app/operations/accessibility/messages/en.server.ts'
import * as es from '#app/operations/accessibility/messages/es.server.ts'
import * as fr from '#app/operations/accessibility/messages/fr.server.ts'
import * as it from '#app/operations/accessibility/messages/it.server.ts'
import * as nl from '#app/operations/accessibility/messages/nl.server.ts'
import * as pl from '#app/operations/accessibility/messages/pl.server.ts'
import * as pt from '#app/operations/accessibility/messages/pt.server.ts'

export const accessibilityText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
