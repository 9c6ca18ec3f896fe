import * as ar from '#app/content/homepage/messages/ar.server.ts'
import * as de from '#app/content/homepage/messages/de.server.ts'
import * as en from '#app/content/homepage/messages/en.server.ts'
import * as es from '#app/content/homepage/messages/es.server.ts'
import * as fr from '#app/content/homepage/messages/fr.server.ts'
import * as it from '#app/content/homepage/messages/it.server.ts'
import * as nl from '#app/content/homepage/messages/nl.server.ts'
import * as pl from '#app/content/homepage/messages/pl.server.ts'
import * as pt from '#app/content/homepage/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const serverHomepageText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
