import * as ar from '#app/content/pages/messages/ar.server.ts'
import * as de from '#app/content/pages/messages/de.server.ts'
import * as en from '#app/content/pages/messages/en.server.ts'
import * as es from '#app/content/pages/messages/es.server.ts'
import * as fr from '#app/content/pages/messages/fr.server.ts'
import * as it from '#app/content/pages/messages/it.server.ts'
import * as nl from '#app/content/pages/messages/nl.server.ts'
import * as pl from '#app/content/pages/messages/pl.server.ts'
import * as pt from '#app/content/pages/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const outlineText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
