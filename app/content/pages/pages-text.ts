import * as ar from '#app/content/pages/messages/ar.ts'
import * as de from '#app/content/pages/messages/de.ts'
import * as en from '#app/content/pages/messages/en.ts'
import * as es from '#app/content/pages/messages/es.ts'
import * as fr from '#app/content/pages/messages/fr.ts'
import * as it from '#app/content/pages/messages/it.ts'
import * as nl from '#app/content/pages/messages/nl.ts'
import * as pl from '#app/content/pages/messages/pl.ts'
import * as pt from '#app/content/pages/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const pagesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
