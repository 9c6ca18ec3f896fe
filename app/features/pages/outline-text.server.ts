import * as ar from '#app/features/pages/messages/ar.server.ts'
import * as de from '#app/features/pages/messages/de.server.ts'
import * as en from '#app/features/pages/messages/en.server.ts'
import * as es from '#app/features/pages/messages/es.server.ts'
import * as fr from '#app/features/pages/messages/fr.server.ts'
import * as it from '#app/features/pages/messages/it.server.ts'
import * as nl from '#app/features/pages/messages/nl.server.ts'
import * as pl from '#app/features/pages/messages/pl.server.ts'
import * as pt from '#app/features/pages/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const outlineText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
