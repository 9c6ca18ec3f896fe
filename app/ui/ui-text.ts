import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/ui/messages/ar.ts'
import * as de from '#app/ui/messages/de.ts'
import * as en from '#app/ui/messages/en.ts'
import * as es from '#app/ui/messages/es.ts'
import * as fr from '#app/ui/messages/fr.ts'
import * as it from '#app/ui/messages/it.ts'
import * as nl from '#app/ui/messages/nl.ts'
import * as pl from '#app/ui/messages/pl.ts'
import * as pt from '#app/ui/messages/pt.ts'

export const uiText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
