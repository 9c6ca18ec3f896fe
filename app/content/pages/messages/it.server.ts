export const gaps = {
  legalName: 'nome completo e forma giuridica della tua azienda',
  address: 'il tuo indirizzo',
  country: 'il tuo paese',
  email: 'indirizzo e-mail',
  phone: 'numero di telefono',
  vatNumber: 'partita IVA',
  providers: 'nomi dei tuoi servizi di pagamento',
}
export const taxesIncluded = 'Le imposte sono incluse.'
export const withdrawal =
  'Come consumatore puoi [recedere dal contratto](/withdraw) entro 14 giorni dalla consegna, senza indicarne il motivo. In tal caso ti rimborsiamo il pagamento e la consegna standard entro 14 giorni dal ricevimento del recesso, ma possiamo attendere di aver ricevuto la merce o la prova che l’hai spedita. Quanto segue vale per tutti gli altri resi.'
export const taxesAdded = 'Le imposte vengono aggiunte alla cassa.'

export const outlines = {
  terms: {
    title: 'Condizioni di vendita',
    body: `Queste condizioni valgono per tutti gli ordini nel negozio online di {{company}}, {{address}}.

## Contratto

I prodotti presentati nel negozio sono un invito a ordinare. Il tuo ordine è una proposta. Il contratto è concluso quando [momento del contratto: confermiamo l’ordine via e-mail / spediamo la merce].

## Prezzi e pagamento

Valgono i prezzi mostrati al momento dell’ordine. {{taxes}} Prima di ordinare, alla cassa vedi tutti i costi e i metodi di pagamento disponibili.

## Consegna

Paesi in cui consegniamo: {shipping_countries}. La consegna standard richiede {standard_days}. Trovi costi e tempi nella [nostra pagina sulle spedizioni](/shipping).

## Diritto di recesso e resi

Trovi i tempi e le modalità di reso nella [nostra pagina sui resi](/returns).

## Garanzia e responsabilità

Si applica la garanzia legale. [Ciò che aggiungi, oppure elimina questa frase]

## Legge applicabile e controversie

Si applica la legge del seguente paese: {{country}}. Resta ferma la tutela che la legge del tuo paese di residenza ti riconosce come consumatore.

Per domande su queste condizioni, scrivi a {{email}}.`,
  },
  privacy: {
    title: 'Informativa sulla privacy',
    body: `Il titolare del trattamento dei tuoi dati personali in questo negozio è {{company}}, {{address}}. Per domande, scrivi a {{email}}.

## Che cosa conserviamo

- Ordini: nome, indirizzi, e-mail, telefono, che cosa hai ordinato e come hai pagato. Ne abbiamo bisogno per eseguire il contratto e per la contabilità.
- Newsletter: il tuo indirizzo e-mail, finché non annulli l’iscrizione; dopo, solo perché nessuna importazione ti iscriva di nuovo. Registriamo quando e come hai dato il consenso, fino a tre anni dopo l’annullamento.
- Modulo di contatto: ciò che ci scrivi, finché la tua domanda non ha avuto risposta.
- Dati tecnici come il tuo indirizzo IP, per motivi di sicurezza, per un massimo di [giorni di conservazione dei dati tecnici] giorni.

Carrello, valuta e preferiti sono salvati nel tuo browser.

## Con chi li condividiamo

- Servizi di pagamento: {{providers}}
- Corrieri: [nomi dei tuoi corrieri]
- Hosting ed e-mail: [nomi dei tuoi fornitori e dei loro paesi]

## Per quanto tempo li conserviamo

Conserviamo ordini e fatture per [anni di conservazione di ordini e fatture] anni, come richiede la legge. Gli altri dati vengono cancellati quando non servono più.

## I tuoi diritti

Puoi chiedere una copia dei tuoi dati, la loro rettifica o la loro cancellazione. Puoi opporti al loro uso e revocare il consenso in qualsiasi momento. Puoi presentare reclamo a [la tua autorità per la protezione dei dati].`,
  },
  returns: {
    title: 'Resi e cambi',
    body: `## Termini per il reso

{{withdrawal}}Puoi restituire gli articoli entro [giorni per il reso] giorni dalla consegna.

## Che cosa si può restituire

Gli articoli non devono essere stati indossati e devono avere le etichette e la confezione originale. Non possiamo accettare [ciò che non si può restituire].

## Come fare un reso

1. Scrivi a {{email}} con il numero d’ordine.
2. Imballa gli articoli con cura.
3. Spediscili a {{company}}, {{address}}.

La spedizione del reso è [chi paga il reso: a tuo carico / a nostro carico].

## Rimborsi

Rimborsiamo il prezzo e la consegna standard entro [giorni per il rimborso] giorni dal ricevimento degli articoli, con lo stesso metodo di pagamento che hai usato.

## Cambi

[Se cambi taglie e colori, e come]

## Articoli danneggiati o sbagliati

Scrivici e allega una foto. Sostituiamo o rimborsiamo l’articolo e paghiamo la spedizione del reso.`,
  },
  shipping: {
    title: 'Spedizioni',
    body: `## Dove consegniamo

Paesi in cui consegniamo: {shipping_countries}.

## Costi e tempi

- La consegna standard costa {standard_price} e richiede {standard_days}.
- La consegna espressa costa {express_price} e richiede {express_days}.
- La consegna è gratuita a partire da {free_shipping_from}.

Gli ordini ricevuti prima delle [ora limite per gli ordini] di un giorno lavorativo partono [giorno di spedizione: lo stesso giorno / il giorno dopo].

## Tracking

Quando il tuo ordine parte, ti inviamo un’e-mail con il numero di tracking.

## Dogana e dazi

[Se i dazi sono inclusi o si pagano alla consegna fuori dal tuo paese]

## Se il tuo ordine non arriva

Scrivi a {{email}} se il tuo ordine non è arrivato [giorni di attesa] giorni dopo la data prevista.`,
  },
  'legal-notice': {
    title: 'Note legali',
    body: `{{legalName}}  
{{address}}  
{{country}}

Rappresentata da [nome del titolare o dell’amministratore]

## Contatti

E-mail: {{email}}  
Telefono: {{phone}}

## Registrazione

Iscritta a [registro e numero]. {{taxNumbers}}

## Responsabile dei contenuti

[Nome della persona], {{address}}`,
  },
  accessibility: {
    title: 'Accessibilità',
    body: `Vogliamo che chiunque possa acquistare qui. Questo negozio è realizzato secondo le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA.

## Come è realizzato

- Tutto si può usare con la tastiera.
- Le immagini hanno descrizioni, i moduli hanno etichette e gli errori sono indicati accanto al loro campo.
- I testi hanno contrasto sufficiente e si possono ingrandire al 200%.

## Limiti noti

[Che cosa non è ancora accessibile e quando lo sarà]

## Segnalazioni

Scrivi a {{email}} o chiama {{phone}} se qualcosa non funziona per te. Rispondiamo entro [giorni per la risposta] giorni.

## Reclami

Se non risolviamo il problema, puoi rivolgerti a [l’autorità del tuo paese].

Questa pagina è stata verificata l’ultima volta il [data della verifica].`,
  },
}
