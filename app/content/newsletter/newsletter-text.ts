import * as ar from '#app/content/newsletter/messages/ar.ts'
import * as de from '#app/content/newsletter/messages/de.ts'
import * as en from '#app/content/newsletter/messages/en.ts'
import * as es from '#app/content/newsletter/messages/es.ts'
import * as fr from '#app/content/newsletter/messages/fr.ts'
import * as it from '#app/content/newsletter/messages/it.ts'
import * as nl from '#app/content/newsletter/messages/nl.ts'
import * as pl from '#app/content/newsletter/messages/pl.ts'
import * as pt from '#app/content/newsletter/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const newsletterText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
