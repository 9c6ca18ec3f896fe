import * as ar from '#app/content/newsletter/messages/ar.server.ts'
import * as de from '#app/content/newsletter/messages/de.server.ts'
import * as en from '#app/content/newsletter/messages/en.server.ts'
import * as es from '#app/content/newsletter/messages/es.server.ts'
import * as fr from '#app/content/newsletter/messages/fr.server.ts'
import * as it from '#app/content/newsletter/messages/it.server.ts'
import * as nl from '#app/content/newsletter/messages/nl.server.ts'
import * as pl from '#app/content/newsletter/messages/pl.server.ts'
import * as pt from '#app/content/newsletter/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const newsletterMailText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
