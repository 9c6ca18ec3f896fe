import * as ar from '#app/content/homepage/messages/ar.ts'
import * as de from '#app/content/homepage/messages/de.ts'
import * as en from '#app/content/homepage/messages/en.ts'
import * as es from '#app/content/homepage/messages/es.ts'
import * as fr from '#app/content/homepage/messages/fr.ts'
import * as it from '#app/content/homepage/messages/it.ts'
import * as nl from '#app/content/homepage/messages/nl.ts'
import * as pl from '#app/content/homepage/messages/pl.ts'
import * as pt from '#app/content/homepage/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const homepageText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
