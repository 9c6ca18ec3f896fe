import * as ar from '#app/features/accessibility/messages/ar.server.ts'
import * as de from '#app/features/accessibility/messages/de.server.ts'
import * as en from '#app/features/accessibility/messages/en.server.ts'
import * as es from '#app/features/accessibility/messages/es.server.ts'
import * as fr from '#app/features/accessibility/messages/fr.server.ts'
import * as it from '#app/features/accessibility/messages/it.server.ts'
import * as nl from '#app/features/accessibility/messages/nl.server.ts'
import * as pl from '#app/features/accessibility/messages/pl.server.ts'
import * as pt from '#app/features/accessibility/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const accessibilityText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
