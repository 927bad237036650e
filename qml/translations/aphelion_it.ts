<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AbsentPlayers</name>
    <message>
        <source>Known on this device</source>
        <comment>heading over names of players</comment>
        <translation>Già noti su questo dispositivo</translation>
    </message>
    <message>
        <source>Sits down at the table</source>
        <comment>spoken about a button with a player&apos;s name</comment>
        <translation>Si siede al tavolo</translation>
    </message>
</context>
<context>
    <name>ActionTiles</name>
    <message>
        <source>Survey</source>
        <comment>action</comment>
        <translation>Rileva</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>action</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>action</comment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Locate</source>
        <comment>action: say where Planet X is</comment>
        <translation>Individua</translation>
    </message>
    <message>
        <source>Conference</source>
        <comment>action with the cardboard board</comment>
        <translation>Conferenza</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>action with the cardboard board: peer review of a theory</comment>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>action with the cardboard board: end the game</comment>
        <translation>Rivela</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>What would have been best here?</source>
        <comment>button while looking back on a game</comment>
        <translation>Che cosa sarebbe stato meglio qui?</translation>
    </message>
    <message>
        <source>Weighing every question …</source>
        <comment>while the best action is looked for</comment>
        <translation>Valuto ogni domanda …</translation>
    </message>
    <message>
        <source>Nothing would have been better than what %1 did</source>
        <comment>%1 a name</comment>
        <translation>Niente sarebbe stato meglio di quello che ha fatto %1</translation>
    </message>
    <message>
        <source>Best for %1</source>
        <comment>over what would have been the best action; %1 a name</comment>
        <translation>Il meglio per %1</translation>
    </message>
    <message>
        <source>One bit halves the skies that are still possible. The best question tells most for its time; near the end, most about Planet X.</source>
        <comment>what a bit is</comment>
        <translation>Un bit dimezza i cieli ancora possibili. La domanda migliore dice di più per il suo tempo; verso la fine, di più sul Pianeta&#xa0;X.</translation>
    </message>
</context>
<context>
    <name>AfterReveal</name>
    <message>
        <source>Count the points</source>
        <comment>button that opens the score sheet with the cardboard board</comment>
        <translation>Conta i punti</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>button: the game step by step, and what everybody could know</comment>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: the same people, a new sky</comment>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that leaves the end of the game</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>AirActions</name>
    <message>
        <source>Allow Bluetooth</source>
        <comment>button: the system asks the person</comment>
        <translation>Consenti il Bluetooth</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <comment>button: the settings of the system</comment>
        <translation>Apri le impostazioni</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <comment>button: so that it can be pasted into a terminal</comment>
        <translation>Copia il comando</translation>
    </message>
</context>
<context>
    <name>AirWords</name>
    <message>
        <source>Bluetooth is off</source>
        <comment>why other devices cannot be found</comment>
        <translation>Il Bluetooth è spento</translation>
    </message>
    <message>
        <source>The app may not use Bluetooth yet</source>
        <comment>why other devices cannot be found</comment>
        <translation>L’app non può ancora usare il Bluetooth</translation>
    </message>
    <message>
        <source>Bluetooth is not allowed for this app</source>
        <comment>why other devices cannot be found</comment>
        <translation>Il Bluetooth non è consentito a questa app</translation>
    </message>
    <message>
        <source>Other devices cannot find this one</source>
        <comment>why this device cannot join others</comment>
        <translation>Gli altri dispositivi non trovano questo</translation>
    </message>
    <message>
        <source>This device plays by the code only</source>
        <comment>why other devices cannot be found</comment>
        <translation>Questo dispositivo gioca solo con il codice</translation>
    </message>
    <message>
        <source>Other devices cannot be found just now</source>
        <comment>why other devices cannot be found</comment>
        <translation>Per ora non si trovano altri dispositivi</translation>
    </message>
    <message>
        <source>Devices at one table find each other with it. Nothing goes any further than that.</source>
        <comment>what to do about it</comment>
        <translation>Serve ai dispositivi di un tavolo per trovarsi. Niente va oltre.</translation>
    </message>
    <message>
        <source>Only the settings of this device can change that. Look there for this app, and for Bluetooth or “nearby devices”.</source>
        <comment>what to do about it</comment>
        <translation>Si può cambiare solo nelle impostazioni del dispositivo. Cerca lì questa app, poi Bluetooth o “dispositivi nelle vicinanze”.</translation>
    </message>
    <message>
        <source>On Linux the app needs more rights to be found. To lead a table it needs none: start a new game here, and let the others enter its code. To join one, type the command below in a terminal, once, and start the app again.</source>
        <comment>what to do about it</comment>
        <translation>Su Linux l’app ha bisogno di altri permessi per farsi trovare. Per guidare un tavolo non servono: inizia qui una nuova partita e lascia che gli altri inseriscano il codice. Per unirti a un tavolo, scrivi una volta il comando qui sotto in un terminale e riavvia l’app.</translation>
    </message>
    <message>
        <source>It can lead a table, but not join one: start a new game here, and let the others enter its code.</source>
        <comment>what to do about it</comment>
        <translation>Può guidare un tavolo, ma non unirsi a uno: inizia qui una nuova partita e lascia che gli altri inseriscano il codice.</translation>
    </message>
    <message>
        <source>Turn it on, and everything carries on by itself.</source>
        <comment>what to do about it</comment>
        <translation>Accendilo, e tutto riprende da sé.</translation>
    </message>
    <message>
        <source>Turning Bluetooth off and on again often helps.</source>
        <comment>what to do about it</comment>
        <translation>Spegnere e riaccendere il Bluetooth spesso aiuta.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Done</source>
        <comment>button that closes an answer</comment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>To my notes</source>
        <comment>button on an answer that opens the notes</comment>
        <translation>Ai miei appunti</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Only you see this</source>
        <comment>below an answer</comment>
        <translation>Lo vedi solo tu</translation>
    </message>
    <message>
        <source>Appears empty</source>
        <comment>answer to a target</comment>
        <translation>Appare vuoto</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>verdict on a theory</comment>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>verdict on a theory</comment>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>Empty … or it’s Planet X!</source>
        <comment>below the answer that a sector looks empty</comment>
        <translation>Vuoto… oppure è il Pianeta&#xa0;X!</translation>
    </message>
    <message>
        <source>comets in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>comete in questo tratto</translation>
    </message>
    <message>
        <source>asteroids in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>asteroidi in questo tratto</translation>
    </message>
    <message>
        <source>dwarf planets in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>pianeti nani in questo tratto</translation>
    </message>
    <message>
        <source>gas clouds in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>nubi di gas in questo tratto</translation>
    </message>
    <message>
        <source>sectors in this run appear empty. Planet X, if it is here, is counted too.</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>settori di questo tratto appaiono vuoti. Se il Pianeta&#xa0;X è qui, è contato anche lui.</translation>
    </message>
    <message>
        <source>comet in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>cometa in questo tratto</translation>
    </message>
    <message>
        <source>asteroid in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>asteroide in questo tratto</translation>
    </message>
    <message>
        <source>dwarf planet in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>pianeta nano in questo tratto</translation>
    </message>
    <message>
        <source>gas cloud in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>nube di gas in questo tratto</translation>
    </message>
    <message>
        <source>sector in this run appears empty. It may be Planet X.</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>settore di questo tratto appare vuoto. Può essere il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>Survey of %1 in %2</source>
        <comment>above an answer: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Rilevare %1 %2</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>above an answer</comment>
        <translation>Settore %1</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>above an answer: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Argomento %1: %2</translation>
    </message>
</context>
<context>
    <name>AskedSheet</name>
    <message>
        <source>A bot for %1?</source>
        <comment>question: %1 a player who is out of reach</comment>
        <translation>Un bot per %1?</translation>
    </message>
    <message>
        <source>Is %1’s phone lost?</source>
        <comment>question: %1 a player</comment>
        <translation>Il telefono di %1 è perso?</translation>
    </message>
    <message>
        <source>%1 wants a bot to play for %2 until %2 is back.</source>
        <comment>%1 who leads the table, %2 another player</comment>
        <translation>%1 vuole che un bot giochi per %2 finché non torna.</translation>
    </message>
    <message>
        <source>%1 wants to let %2 go on with another phone.</source>
        <comment>%1 who leads the table, %2 another player</comment>
        <translation>%1 vuole lasciare che %2 continui con un altro telefono.</translation>
    </message>
    <message>
        <source>What the bot does meanwhile stays. More than half of the others have to agree.</source>
        <comment>what agreeing means</comment>
        <translation>Quello che il bot fa nel frattempo resta. Deve accettare più della metà degli altri.</translation>
    </message>
    <message>
        <source>Agree only if you know whose phone it is: it plays for %1 from then on. More than half of the others have to agree.</source>
        <comment>what agreeing means, %1 a player</comment>
        <translation>Accetta solo se sai di chi è il telefono: da lì in poi gioca per %1. Deve accettare più della metà degli altri.</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>button: the others may do what they ask for</comment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: the others may not do what they ask for</comment>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>AskingPage</name>
    <message>
        <source>Notes</source>
        <comment>button beside the title that opens the notes</comment>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>In viaggio verso il tavolo</translation>
    </message>
</context>
<context>
    <name>AskingWords</name>
    <message>
        <source>Costs %1: move your pawn that many sectors on</source>
        <comment>with the board on the table, %1 sectors of time</comment>
        <translation>Costa %1: sposta avanti la pedina di altrettanti settori</translation>
    </message>
    <message>
        <source>Costs %1: your pawn goes from %2 to %3</source>
        <comment>%1 sectors of time, %2 and %3 numbers of sectors</comment>
        <translation>Costa %1: la tua pedina va da %2 a %3</translation>
    </message>
    <message>
        <source>Others will see: %1</source>
        <comment>%1 a line of the log</comment>
        <translation>Gli altri vedranno: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of sectors</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Now move your pawn %1</source>
        <comment>below an answer, with a cardboard board: %1 how many sectors</comment>
        <translation>Ora sposta la tua pedina di %1</translation>
    </message>
    <message>
        <source>Sector %1 is below the horizon. Pick from the bright half.</source>
        <comment>after a tap on a sector that cannot be asked about</comment>
        <translation>Il settore %1 è sotto l’orizzonte. Scegli nella metà chiara.</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Entry %1 of the log says something that is not so.</source>
        <comment>result of the audit at the end</comment>
        <translation>La voce %1 del registro dice una cosa non vera.</translation>
    </message>
    <message>
        <source>%1 have the same log to its end.</source>
        <comment>result of the audit at the end, %1 names</comment>
        <translation>%1: lo stesso registro fino alla fine.</translation>
    </message>
    <message>
        <source>Not confirmed yet by %1: their phone must come within reach once more.</source>
        <comment>result of the audit at the end, %1 names</comment>
        <translation>Non ancora confermato da %1: il loro telefono deve tornare a portata ancora una volta.</translation>
    </message>
    <message>
        <source>A guess of %1 is still sealed; it opens when that phone is back. All else is verified.</source>
        <comment>result of the audit at the end, %1 a player</comment>
        <translation>Un tentativo di %1 è ancora sigillato; si apre quando quel telefono torna. Tutto il resto è verificato.</translation>
    </message>
    <message>
        <source>Fair play verified</source>
        <comment>result of the audit at the end: every sealed choice agrees with the log</comment>
        <translation>Gioco corretto: verificato</translation>
    </message>
    <message>
        <source>Planet X brings %1 nothing: nobody could check the guess.</source>
        <comment>at the end, %1 a player who found it and lost the phone</comment>
        <translation>Il Pianeta&#xa0;X non porta nulla a %1: nessuno ha potuto verificare il tentativo.</translation>
    </message>
    <message>
        <source>Everything that could be checked is right</source>
        <comment>result of the audit at the end, above what could not be</comment>
        <translation>Tutto ciò che si è potuto verificare è giusto</translation>
    </message>
</context>
<context>
    <name>AwayNotice</name>
    <message>
        <source>Waiting for %1, who is out of reach.</source>
        <comment>%1 a player</comment>
        <translation>Si aspetta %1, fuori portata.</translation>
    </message>
    <message>
        <source>Whoever leads the table can go on without them.</source>
        <comment>a player is out of reach</comment>
        <translation>Chi guida il tavolo può andare avanti comunque.</translation>
    </message>
    <message>
        <source>%1 leads the table and can decide what now.</source>
        <comment>a player is out of reach; %1 one or several names</comment>
        <translation>Il tavolo è guidato da %1, che può decidere che cosa fare.</translation>
    </message>
    <message>
        <source>What now?</source>
        <comment>button: a player is out of reach</comment>
        <translation>E adesso?</translation>
    </message>
</context>
<context>
    <name>AwaySheet</name>
    <message>
        <source>%1 is out of reach</source>
        <comment>title, %1 a player</comment>
        <translation>%1 è fuori portata</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <comment>button, %1 a player</comment>
        <translation>Aspetta %1</translation>
    </message>
    <message>
        <source>%1 has another phone</source>
        <comment>button, %1 a player: to go on with it</comment>
        <translation>%1 ha un altro telefono</translation>
    </message>
    <message>
        <source>Go on without %1</source>
        <comment>button, %1 a player</comment>
        <translation>Continua senza %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Go on without %1?</source>
        <comment>question, %1 a player</comment>
        <translation>Continuare senza %1?</translation>
    </message>
    <message>
        <source>The pawn leaves the board. Theories already placed stay, and count if they can still be turned up. This can’t be undone.</source>
        <comment>what going on without a player means</comment>
        <translation>La pedina lascia il tabellone. Le teorie già piazzate restano e contano se si possono ancora girare. Non si può annullare.</translation>
    </message>
    <message>
        <source>The table keeps looking for that phone and goes on when it’s back. Nothing is lost.</source>
        <comment>a player is out of reach</comment>
        <translation>Il tavolo continua a cercare quel telefono e riprende quando torna. Niente va perso.</translation>
    </message>
    <message>
        <source>Let a bot play for %1</source>
        <comment>button, %1 a player: until that player is back</comment>
        <translation>Fai giocare un bot per %1</translation>
    </message>
</context>
<context>
    <name>BeforeReveal</name>
    <message>
        <source>Everybody at the table will see the whole sky. Do it when the last chance is over: nothing can be asked afterwards.</source>
        <comment>before the reveal with the cardboard board</comment>
        <translation>Tutti al tavolo vedranno l’intero cielo. Fallo quando l’ultima occasione è passata: dopo non si può più chiedere niente.</translation>
    </message>
    <message>
        <source>Reveal the sky</source>
        <comment>button with the cardboard board</comment>
        <translation>Rivela il cielo</translation>
    </message>
</context>
<context>
    <name>BeginAnewSheet</name>
    <message>
        <source>Put it aside and begin anew?</source>
        <comment>question</comment>
        <translation>Metterlo da parte e ricominciare?</translation>
    </message>
    <message>
        <source>Open tables, history and settings are not in the new list. Players and their notes come along if they can still be read.</source>
        <comment>what beginning anew means</comment>
        <translation>I tavoli aperti, la cronologia e le impostazioni non sono nel nuovo elenco. I giocatori e i loro appunti lo seguono, se si possono ancora leggere.</translation>
    </message>
    <message>
        <source>The old file is not deleted. It stays in the folder under another name, in case somebody can repair it.</source>
        <comment>what beginning anew means</comment>
        <translation>Il vecchio file non viene eliminato. Resta nella cartella con un altro nome, nel caso qualcuno sappia ripararlo.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <comment>button that puts a damaged file aside</comment>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>BoardConferencePage</name>
    <message>
        <source>Conference</source>
        <comment>title of a page</comment>
        <translation>Conferenza</translation>
    </message>
    <message>
        <source>The clue for everybody</source>
        <comment>below the title Conference</comment>
        <translation>L’indizio per tutti</translation>
    </message>
    <message>
        <source>When the Earth reaches its sector for the first time</source>
        <comment>below the title Conference, with the board on the table</comment>
        <translation>Quando la Terra raggiunge il suo settore per la prima volta</translation>
    </message>
    <message>
        <source>Read it out to everybody</source>
        <comment>below the button that leaves a conference</comment>
        <translation>Leggilo ad alta voce a tutti</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>In viaggio verso il tavolo</translation>
    </message>
    <message>
        <source>Everybody will see the clue</source>
        <comment>below the button that holds a conference</comment>
        <translation>Tutti vedranno l’indizio</translation>
    </message>
    <message>
        <source>Choose a conference</source>
        <comment>below the button that holds a conference</comment>
        <translation>Scegli una conferenza</translation>
    </message>
    <message>
        <source>Sector %1: %2</source>
        <comment>a conference to choose: %1 where it is held, %2 &apos;Planet X and comets&apos;</comment>
        <translation>Settore %1: %2</translation>
    </message>
    <message>
        <source>Not held yet</source>
        <comment>a conference to choose</comment>
        <translation>Non ancora tenuta</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Show the clue again</source>
        <comment>button</comment>
        <translation>Mostra di nuovo l’indizio</translation>
    </message>
    <message>
        <source>Hold the conference</source>
        <comment>button</comment>
        <translation>Tieni la conferenza</translation>
    </message>
</context>
<context>
    <name>BoardReviewPage</name>
    <message>
        <source>Peer review</source>
        <comment>title of a page</comment>
        <translation>Revisione tra pari</translation>
    </message>
    <message>
        <source>Which theory has arrived, and where?</source>
        <comment>below the title Peer review, with the board on the table</comment>
        <translation>Quale teoria è arrivata, e dove?</translation>
    </message>
    <message>
        <source>Sector %1: %2?</source>
        <comment>above a verdict: %1 a number, %2 &apos;Comet&apos;</comment>
        <translation>Settore %1: %2?</translation>
    </message>
    <message>
        <source>Turn up sector %1</source>
        <comment>button</comment>
        <translation>Gira il settore %1</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <comment>button, before a sector is picked</comment>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Pick a sector on the wheel</source>
        <comment>below the button of a peer review</comment>
        <translation>Scegli un settore sulla ruota</translation>
    </message>
    <message>
        <source>Now pick the object on the token</source>
        <comment>below the button of a peer review</comment>
        <translation>Ora scegli l’oggetto sul gettone</translation>
    </message>
    <message>
        <source>Everybody will see the verdict</source>
        <comment>below a button that asks</comment>
        <translation>Tutti vedranno il verdetto</translation>
    </message>
    <message>
        <source>Tap the sector</source>
        <comment>in the middle of the wheel</comment>
        <translation>Tocca il settore</translation>
    </message>
</context>
<context>
    <name>BotCard</name>
    <message>
        <source>Remove %1</source>
        <comment>spoken name of the button; %1 the name of a bot</comment>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot that cannot be chosen; %1 how well it plays, %2 what that means</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BotNotice</name>
    <message>
        <source>%1 is at the telescope</source>
        <comment>a bot is thinking; %1 its name</comment>
        <translation>%1 è al telescopio</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button: bots act at once</comment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>The bots act at once</source>
        <comment>spoken about the button</comment>
        <translation>I bot giocano subito</translation>
    </message>
</context>
<context>
    <name>BotPaceGroup</name>
    <message>
        <source>Bots play</source>
        <comment>heading in the settings, above: quickly, normally, slowly</comment>
        <translation>I bot giocano</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>how fast bots play</comment>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normally</source>
        <comment>how fast bots play</comment>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slowly</source>
        <comment>how fast bots play</comment>
        <translation>Lenti</translation>
    </message>
</context>
<context>
    <name>BringSheet</name>
    <message>
        <source>%1 is here</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1 è qui</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <comment>button</comment>
        <translation>Scegli il file</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>button</comment>
        <translation>Scegli un altro file</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <comment>name of a field</comment>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Import a player</source>
        <comment>button, and title of a sheet: from another device</comment>
        <translation>Importa un giocatore</translation>
    </message>
    <message>
        <source>All notes and statistics came along. Set a PIN if others use this device.</source>
        <comment>about a player who has arrived</comment>
        <translation>Ci sono tutti gli appunti e le statistiche. Imposta un PIN se altri usano questo dispositivo.</translation>
    </message>
    <message>
        <source>On the other device, choose “Move to another device” in Settings. It makes a file: open it here with the same passphrase.</source>
        <comment>about bringing a player from another device</comment>
        <translation>Sull’altro dispositivo scegli «Passa a un altro dispositivo» nelle impostazioni. Si crea un file: aprilo qui con la stessa frase segreta.</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a player from another device</comment>
        <translation>Importa</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>ByCodeSheet</name>
    <message>
        <source>Play by the code only</source>
        <comment>title of the sheet</comment>
        <translation>Gioca solo con il codice</translation>
    </message>
    <message>
        <source>This device then has the same sky as the others, but no connection to them: turns, time and theories are not shared. With the board on the table that is all you need.</source>
        <comment>what playing by the code only means</comment>
        <translation>Questo dispositivo ha allora lo stesso cielo degli altri, ma nessun collegamento: turni, tempo e teorie non sono condivisi. Con il tabellone sul tavolo basta così.</translation>
    </message>
    <message>
        <source>We have the board on the table</source>
        <comment>button: play by the code with the cardboard board</comment>
        <translation>Abbiamo il tabellone sul tavolo</translation>
    </message>
    <message>
        <source>A game of our own on this device</source>
        <comment>button: play the same sky without the others</comment>
        <translation>Una partita nostra su questo dispositivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>CardboardNotice</name>
    <message>
        <source>%1 steps</source>
        <comment>button: everything that is to be done on the cardboard board, %1 two or more</comment>
        <translation>%1 passi</translation>
    </message>
</context>
<context>
    <name>CardboardWords</name>
    <message>
        <source>On your board</source>
        <comment>heading over what is to be done on the cardboard board</comment>
        <translation>Sul tuo tabellone</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: everything has been done on the cardboard board</comment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the outer space</source>
        <comment>cardboard board: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Metti %1 coperto sul settore %2, casella esterna</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the second space</source>
        <comment>cardboard board, spaces are counted from the rim: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Metti %1 coperto sul settore %2, seconda casella</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the third space</source>
        <comment>cardboard board, spaces are counted from the rim: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Metti %1 coperto sul settore %2, terza casella</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the inner space</source>
        <comment>cardboard board: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Metti %1 coperto sul settore %2, casella interna</translation>
    </message>
    <message>
        <source>Turn up %1’s token on sector %2: it is %3</source>
        <comment>cardboard board: %1 a name, %2 a number, %3 &apos;a comet&apos;</comment>
        <translation>%1: gira il gettone del settore %2, è %3</translation>
    </message>
    <message>
        <source>Take %1’s token off sector %2: it was wrong</source>
        <comment>cardboard board: %1 a name, %2 a number</comment>
        <translation>%1: togli il gettone dal settore %2, era sbagliato</translation>
    </message>
    <message>
        <source>Move %1’s pawn to sector %2</source>
        <comment>cardboard board: %1 a name, %2 a number</comment>
        <translation>%1: sposta la pedina nel settore %2</translation>
    </message>
    <message>
        <source>Take %1’s pawn off the board</source>
        <comment>cardboard board: %1 the name of a player who has left</comment>
        <translation>%1: togli la pedina dal tabellone</translation>
    </message>
    <message>
        <source>Turn the Earth’s arrow to sector %1</source>
        <comment>cardboard board: %1 a number</comment>
        <translation>Gira la freccia della Terra verso il settore %1</translation>
    </message>
    <message>
        <source>a token of %1’s</source>
        <comment>cardboard board: %1 a name</comment>
        <translation>un gettone (%1)</translation>
    </message>
    <message>
        <source>%1’s token “%2”</source>
        <comment>cardboard board: %1 a name, %2 &apos;asteroid&apos;</comment>
        <translation>il gettone «%2» (%1)</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sector %1 %2 spaces inwards</source>
        <comment>cardboard board: %1 a number, %2 two or three</comment>
        <translation>Spingi i gettoni coperti del settore %1 di %2 caselle verso l’interno</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sectors %1 %2 spaces inwards</source>
        <comment>cardboard board: %1 numbers &apos;3 and 8&apos;, %2 two or three</comment>
        <translation>Spingi i gettoni coperti dei settori %1 di %2 caselle verso l’interno</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sector %1 one space inwards</source>
        <comment>cardboard board: %1 a number</comment>
        <translation>Spingi i gettoni coperti del settore %1 di una casella verso l’interno</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sectors %1 one space inwards</source>
        <comment>cardboard board: %1 numbers &apos;3 and 8&apos;</comment>
        <translation>Spingi i gettoni coperti dei settori %1 di una casella verso l’interno</translation>
    </message>
    <message>
        <source>For a bot, any token of its colour will do while it lies face down. Swap in the right one when it is turned up.</source>
        <comment>about tokens on the cardboard board whose object nobody knows yet</comment>
        <translation>Per un bot va bene un gettone qualsiasi del suo colore finché è coperto. Metti quello giusto quando viene girato.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Your tables are closed</source>
        <comment>title of the page: the app&apos;s files could not be opened</comment>
        <translation>I tuoi tavoli sono chiusi</translation>
    </message>
    <message>
        <source>Tried again: it is still so.</source>
        <comment>after the button was pressed and nothing changed</comment>
        <translation>Riprovato: è ancora così.</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button that opens the app&apos;s files once more</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Put it aside and begin anew</source>
        <comment>button: the damaged file is renamed</comment>
        <translation>Metti da parte e ricomincia</translation>
    </message>
</context>
<context>
    <name>ClosedWords</name>
    <message>
        <source>The list of your tables is damaged</source>
        <comment>the app cannot open its files</comment>
        <translation>L’elenco dei tuoi tavoli è danneggiato</translation>
    </message>
    <message>
        <source>The list of your tables cannot be read</source>
        <comment>the app cannot open its files</comment>
        <translation>L’elenco dei tuoi tavoli non si può leggere</translation>
    </message>
    <message>
        <source>The list of your tables is not as it was left</source>
        <comment>the app cannot open its files</comment>
        <translation>L’elenco dei tuoi tavoli non è come era stato lasciato</translation>
    </message>
    <message>
        <source>The list of your tables is gone</source>
        <comment>the app cannot open its files</comment>
        <translation>L’elenco dei tuoi tavoli è sparito</translation>
    </message>
    <message>
        <source>A newer version was here</source>
        <comment>the app cannot open its files</comment>
        <translation>Qui è passata una versione più recente</translation>
    </message>
    <message>
        <source>The app may not write to its folder</source>
        <comment>the app cannot open its files</comment>
        <translation>L’app non può scrivere nella sua cartella</translation>
    </message>
    <message>
        <source>Part of the file does not hold what was written. Try again first; if that does not help, you can put it aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables is damaged</comment>
        <translation>Una parte del file non contiene più ciò che era scritto. Prima riprova; se non basta, puoi metterlo da parte e ricominciare.</translation>
    </message>
    <message>
        <source>The file is damaged, or was brought here from another device. You can put it aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables cannot be read</comment>
        <translation>Il file è danneggiato o viene da un altro dispositivo. Puoi metterlo da parte e ricominciare.</translation>
    </message>
    <message>
        <source>Something else put another file in its place. You can put that aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables was replaced</comment>
        <translation>Al suo posto è stato messo un altro file. Puoi metterlo da parte e ricominciare.</translation>
    </message>
    <message>
        <source>It was here before. If you can bring it back, do so and try again; otherwise you can begin anew.</source>
        <comment>what to do when the app&apos;s list of tables is gone</comment>
        <translation>Prima era qui. Se puoi recuperarlo, fallo e riprova; altrimenti puoi ricominciare.</translation>
    </message>
    <message>
        <source>Your tables were kept by a newer version of the app. Update this one to open them; nothing is lost.</source>
        <comment>what to do when a newer version wrote the app&apos;s files</comment>
        <translation>I tuoi tavoli sono stati salvati da una versione più recente. Aggiorna questa app per aprirli; niente è perso.</translation>
    </message>
    <message>
        <source>Your tables are there, but stay closed until it may. Allow writing to the folder below, then try again.</source>
        <comment>what to do when the app&apos;s folder is read-only</comment>
        <translation>I tuoi tavoli ci sono, ma fino ad allora restano chiusi. Consenti la scrittura nella cartella qui sotto, poi riprova.</translation>
    </message>
</context>
<context>
    <name>CluePhrases</name>
    <message>
        <source>%1 is within %3 sectors of %2.</source>
        <comment>%1 &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;, %3 two or more</comment>
        <translation>%1 si trova entro %3 settori %2.</translation>
    </message>
    <message>
        <source>%1 is within %3 sectors of %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;, %3 two or more</comment>
        <translation>%1 si trova entro %3 settori %2.</translation>
    </message>
    <message>
        <source>%1 are in a band of %3 sectors or less.</source>
        <comment>%1 &apos;All comets&apos;, %3 two or more</comment>
        <translation>%1 si trovano in una fascia di %3 settori o meno.</translation>
    </message>
    <message>
        <source>%1 and %2 together are in a band of %3 sectors or less.</source>
        <comment>%1 &apos;All comets&apos;, %2 &apos;all asteroids&apos;, %3 three or more</comment>
        <translation>%1 e %2 insieme si trovano in una fascia di %3 settori o meno.</translation>
    </message>
    <message>
        <source>%1 are in consecutive sectors.</source>
        <comment>%1 &apos;All asteroids&apos;</comment>
        <translation>%1 si trovano in settori consecutivi.</translation>
    </message>
    <message>
        <source>%3 %1 are in consecutive sectors.</source>
        <comment>%3 two or more, %1 &apos;dwarf planets&apos;</comment>
        <translation>%3 %1 si trovano in settori consecutivi.</translation>
    </message>
    <message>
        <source>Planet X is not adjacent to %2.</source>
        <comment>%2 &apos;a comet&apos;</comment>
        <translation>Il Pianeta&#xa0;X non è adiacente %2.</translation>
    </message>
    <message>
        <source>Planet X is not directly opposite %2.</source>
        <comment>%2 &apos;a comet&apos;</comment>
        <translation>Il Pianeta&#xa0;X non è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>Planet X is within %3 sectors of %2.</source>
        <comment>%2 &apos;a comet&apos;, %3 two or more</comment>
        <translation>Il Pianeta&#xa0;X si trova entro %3 settori %2.</translation>
    </message>
    <message>
        <source>Planet X is not within %3 sectors of %2.</source>
        <comment>%2 &apos;a comet&apos;, %3 two or more</comment>
        <translation>Il Pianeta&#xa0;X non si trova entro %3 settori %2.</translation>
    </message>
    <message>
        <source>%1 is not adjacent to %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;</comment>
        <translation>%1 non è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is not directly opposite %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;</comment>
        <translation>%1 non è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is not within %3 sectors of %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;, %3 two or more</comment>
        <translation>%1 non si trova entro %3 settori %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>title of a research topic: %1 &apos;Asteroids&apos;, %2 &apos;comets&apos;</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>inside a sentence: %1 &apos;asteroids&apos;, %2 &apos;comets&apos;</comment>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>CodeBoxes</name>
    <message>
        <source>Game code, %1 symbols</source>
        <comment>spoken name of the place to type in</comment>
        <translation>Codice della partita, %1 simboli</translation>
    </message>
</context>
<context>
    <name>CodePage</name>
    <message>
        <source>Your game code</source>
        <comment>title of the page</comment>
        <translation>Il tuo codice</translation>
    </message>
    <message>
        <source>The others choose “Enter game code” on their phones and type it in. Everybody then has the same sky, without any network.</source>
        <comment>what to do with the game code</comment>
        <translation>Gli altri scelgono “Inserisci il codice” sui loro telefoni e lo scrivono. Così tutti hanno lo stesso cielo, senza alcuna rete.</translation>
    </message>
    <message>
        <source>A device is near: comparing the code</source>
        <comment>a device has been found that wants to join</comment>
        <translation>C’è un dispositivo vicino: confronto il codice</translation>
    </message>
    <message>
        <source>Waiting for the others. Sharing this device? Then just go on.</source>
        <comment>nobody has joined yet</comment>
        <translation>Si aspettano gli altri. Condividete questo dispositivo? Allora vai avanti.</translation>
    </message>
    <message>
        <source>At the door: %1</source>
        <comment>below the button; %1 names</comment>
        <translation>Alla porta: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The others choose “Enter game code” on their phones. They appear here, and you let them in.</source>
        <comment>what to do with the game code</comment>
        <translation>Gli altri scelgono “Inserisci il codice” sui loro telefoni. Appaiono qui, e tu li fai entrare.</translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>Let another phone join</source>
        <comment>title</comment>
        <translation>Fai entrare un altro telefono</translation>
    </message>
    <message>
        <source>On the other phone choose “Enter game code” and scan or type this. It then appears here at the door, and you say who it is for.</source>
        <comment>letting another phone join an open table</comment>
        <translation>Sull’altro telefono scegli “Inserisci il codice” e inquadra o scrivi questo. Poi appare qui alla porta, e tu dici per chi è.</translation>
    </message>
    <message>
        <source>On the other phone choose “Enter game code” and scan or type this. It then appears at the door of the phone that leads the table: %1.</source>
        <comment>letting another phone join an open table; %1 one or several names</comment>
        <translation>Sull’altro telefono scegli “Inserisci il codice” e inquadra o scrivi questo. Poi appare alla porta del telefono che guida il tavolo: %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes a sheet</comment>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>Game code %1</source>
        <comment>spoken; %1 the symbols one by one</comment>
        <translation>Codice della partita %1</translation>
    </message>
</context>
<context>
    <name>CodeVerdict</name>
    <message>
        <source>%1 of %2 symbols</source>
        <comment>how much of a code is typed</comment>
        <translation>%1 simboli su %2</translation>
    </message>
    <message>
        <source>Too many symbols: %1 instead of %2</source>
        <comment>verdict on a typed code</comment>
        <translation>Troppi simboli: %1 invece di %2</translation>
    </message>
    <message>
        <source>A code of four belongs to the published app</source>
        <comment>answer to a code of four symbols</comment>
        <translation>Un codice di quattro simboli è dell’app in commercio</translation>
    </message>
    <message>
        <source>It works there and only there. Ours are longer: start a new game and share its code.</source>
        <comment>answer to a code of four symbols</comment>
        <translation>Funziona solo lì. I nostri sono più lunghi: inizia una nuova partita e condividi il suo codice.</translation>
    </message>
    <message>
        <source>%1 game</source>
        <comment>verdict on a typed code; %1 the mode</comment>
        <translation>Partita %1</translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message>
        <source>The phone that leads this table</source>
        <comment>start of a sentence, when nobody knows whose it is</comment>
        <translation>Il telefono che guida questo tavolo</translation>
    </message>
    <message>
        <source>The device of %1</source>
        <comment>start of a sentence: %1 several players</comment>
        <translation>Il dispositivo di %1</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>a time in minutes and seconds</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1 is out of reach</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 è fuori portata</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 è di nuovo qui</translation>
    </message>
    <message>
        <source>Tap to see what can be done</source>
        <comment>strip above the table</comment>
        <translation>Tocca per vedere che cosa si può fare</translation>
    </message>
    <message>
        <source>Tap to see what would not count any more</source>
        <comment>strip above the table</comment>
        <translation>Tocca per vedere che cosa non varrebbe più</translation>
    </message>
    <message>
        <source>%1 wants to carry on</source>
        <comment>strip above the table: %1 a name; the phone that led the table is gone</comment>
        <translation>%1 vuole continuare</translation>
    </message>
    <message>
        <source>Tap to agree or not</source>
        <comment>strip above the table</comment>
        <translation>Tocca per accettare o no</translation>
    </message>
    <message>
        <source>%1 is at the door</source>
        <comment>strip above the table: %1 a name</comment>
        <translation>%1 alla porta</translation>
    </message>
    <message>
        <source>Tap to let them in or not</source>
        <comment>strip above the table</comment>
        <translation>Tocca per far entrare o no</translation>
    </message>
    <message>
        <source>Nobody can join until you say so</source>
        <comment>strip above the table</comment>
        <translation>Nessuno può entrare finché non lo dici tu</translation>
    </message>
    <message>
        <source>Tap to see why</source>
        <comment>strip above the table</comment>
        <translation>Tocca per vedere perché</translation>
    </message>
    <message>
        <source>Too few want to carry on yet</source>
        <comment>strip above the table</comment>
        <translation>Per ora troppo pochi vogliono continuare</translation>
    </message>
    <message>
        <source>Waiting for the others to agree</source>
        <comment>strip above the table</comment>
        <translation>Si aspetta l’accordo degli altri</translation>
    </message>
    <message>
        <source>They are asked whether this phone may lead the table</source>
        <comment>strip above the table</comment>
        <translation>Si chiede loro se questo telefono può guidare il tavolo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1 &apos;Ana&apos;s phone is out of reach&apos;, %2 for how long: 0:20</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your notes and the log work meanwhile.</source>
        <comment>while other phones cannot be reached</comment>
        <translation>Intanto i tuoi appunti e il registro funzionano.</translation>
    </message>
    <message>
        <source>Notes and log work; actions wait</source>
        <comment>while the phone that leads the table is out of reach</comment>
        <translation>Appunti e registro funzionano; le azioni aspettano</translation>
    </message>
    <message>
        <source>A phone</source>
        <comment>start of a sentence, when nobody knows whose it is</comment>
        <translation>Un telefono</translation>
    </message>
    <message>
        <source>Someone keeps trying wrong codes</source>
        <comment>strip above the table</comment>
        <translation>Qualcuno continua a provare codici sbagliati</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <comment>strip above the table: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 è stato scollegato</translation>
    </message>
    <message>
        <source>It sent something that makes no sense. Nothing was taken over; your game is unchanged.</source>
        <comment>why a phone was sent away</comment>
        <translation>Ha inviato qualcosa che non ha senso. Niente è stato accettato; la tua partita non è cambiata.</translation>
    </message>
    <message>
        <source>It has a newer version of the app. Update this phone, and they understand each other again.</source>
        <comment>why a phone was sent away</comment>
        <translation>Ha una versione più recente dell’app. Aggiorna questo telefono e si capiranno di nuovo.</translation>
    </message>
    <message>
        <source>It sent an entry that can’t be true: forged, or against the rules. It was not taken over; your game is unchanged.</source>
        <comment>why a phone was sent away</comment>
        <translation>Ha inviato una mossa impossibile: falsificata o contro le regole. Non è stata accettata; la tua partita non è cambiata.</translation>
    </message>
    <message>
        <source>%1’s phone</source>
        <comment>start of a sentence: %1 a player whose name begins with a vowel or h</comment>
        <translation>Il telefono di %1</translation>
    </message>
    <message>
        <source>%1’s phone</source>
        <comment>start of a sentence: %1 a player</comment>
        <translation>Il telefono di %1</translation>
    </message>
    <message>
        <source>%1 no longer leads the table</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;, which was proven to lie</comment>
        <translation>%1 non guida più il tavolo</translation>
    </message>
    <message>
        <source>The others carried on without this phone</source>
        <comment>title</comment>
        <translation>Gli altri hanno continuato senza questo telefono</translation>
    </message>
    <message>
        <source>%1 carried on without %2</source>
        <comment>title: %1 one or several names, %2 who leads the table</comment>
        <translation>%1: il gioco continua senza %2</translation>
    </message>
    <message>
        <source>%1 signed two different stories</source>
        <comment>what was proven: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 ha firmato due storie diverse</translation>
    </message>
    <message>
        <source>%1 signed two different moves under one number</source>
        <comment>what was proven: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 ha firmato due mosse diverse con lo stesso numero</translation>
    </message>
    <message numerus="yes">
        <source>A bot plays for %1 as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player who is out of reach</comment>
        <translation>
            <numerusform>Un bot gioca per %1 appena %n altra persona accetta sul suo telefono.</numerusform>
            <numerusform>Un bot gioca per %1 appena altre %n persone accettano sui loro telefoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on with another phone as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player</comment>
        <translation>
            <numerusform>%1 continua con un altro telefono appena %n altra persona accetta sul suo.</numerusform>
            <numerusform>%1 continua con un altro telefono appena altre %n persone accettano sui loro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of %1 is disputed: the seat was given to another phone without %1. %2 agreed to it.</source>
        <comment>at the end: %1 a player, %2 one or several names</comment>
        <translation>Il risultato di %1 è contestato: il posto è stato dato a un altro telefono senza il suo consenso. Hanno accettato: %2.</translation>
    </message>
    <message>
        <source>This table has two stories</source>
        <comment>strip above the table</comment>
        <translation>Questo tavolo ha due storie</translation>
    </message>
    <message>
        <source>%1’s seat is at another phone</source>
        <comment>strip above the table: %1 a player</comment>
        <translation>Il posto di %1 è su un altro telefono</translation>
    </message>
    <message>
        <source>Tap to say whether that was you</source>
        <comment>strip above the table</comment>
        <translation>Tocca per dire se eri tu</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <comment>strip above the table: %1 who leads the table</comment>
        <translation>%1 ti chiede qualcosa</translation>
    </message>
    <message>
        <source>They are asked whether to go on from before that</source>
        <comment>strip above the table: before a seat was taken</comment>
        <translation>A loro si chiede se riprendere da prima</translation>
    </message>
    <message>
        <source>%1 wants to go back</source>
        <comment>strip above the table: %1 a name; to before a seat was taken</comment>
        <translation>%1 vuole tornare indietro</translation>
    </message>
    <message>
        <source>Tap to see what that means</source>
        <comment>strip above the table</comment>
        <translation>Tocca per vedere che cosa significa</translation>
    </message>
    <message>
        <source>The others did not agree</source>
        <comment>strip above the table</comment>
        <translation>Gli altri non hanno accettato</translation>
    </message>
    <message>
        <source>Talk it over</source>
        <comment>strip above the table</comment>
        <translation>Parlatene</translation>
    </message>
    <message>
        <source>Its word no longer counts; another phone can lead the table. Either an older copy of the game was put back there, or somebody tampered with the app.</source>
        <comment>a phone that led the table was proven to lie</comment>
        <translation>La sua parola non conta più; un altro telefono può guidare il tavolo. O lì è stata rimessa una vecchia copia della partita, o qualcuno ha manomesso l’app.</translation>
    </message>
    <message>
        <source>Only one of the two counts. Either an older copy of the game was put back there, or somebody tampered with the app.</source>
        <comment>a phone was proven to lie</comment>
        <translation>Solo una delle due conta. O lì è stata rimessa una vecchia copia della partita, o qualcuno ha manomesso l’app.</translation>
    </message>
    <message>
        <source>%1’s seat was taken without %1</source>
        <comment>title, and strip above the table: %1 a player</comment>
        <translation>Il posto di %1 è stato preso senza il suo consenso</translation>
    </message>
    <message>
        <source>%1 was not asked</source>
        <comment>title, and strip above the table: %1 a player, for whom a bot plays, or who was removed</comment>
        <translation>Nessuno ha chiesto a %1</translation>
    </message>
    <message>
        <source>The result of %1 is disputed: %1 was removed and says that this was not right.</source>
        <comment>at the end: %1 a player</comment>
        <translation>Il risultato di %1 è contestato: l’uscita dal tavolo è avvenuta senza il suo consenso.</translation>
    </message>
    <message>
        <source>The result of %1 is disputed: a bot played for %1, who was there. %2 agreed to it.</source>
        <comment>at the end: %1 a player, %2 one or several names</comment>
        <translation>Il risultato di %1 è contestato: un bot ha giocato al suo posto benché fosse presente. Hanno accettato: %2.</translation>
    </message>
    <message>
        <source>A bot plays for %1</source>
        <comment>strip above the table: %1 a player</comment>
        <translation>Un bot gioca per %1</translation>
    </message>
    <message>
        <source>%1 was removed from the table.</source>
        <comment>%1 a player</comment>
        <translation>%1 non fa più parte del tavolo.</translation>
    </message>
    <message>
        <source>Tap if that was not right</source>
        <comment>strip above the table</comment>
        <translation>Tocca se non era giusto</translation>
    </message>
</context>
<context>
    <name>ConferencePage</name>
    <message>
        <source>Conference</source>
        <comment>title of a page</comment>
        <translation>Conferenza</translation>
    </message>
    <message>
        <source>The clue for everybody</source>
        <comment>below the title Conference</comment>
        <translation>L’indizio per tutti</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>It stays in the log and in everybody’s notes</source>
        <comment>below the button that leaves a conference</comment>
        <translation>Resta nel registro e negli appunti di tutti</translation>
    </message>
</context>
<context>
    <name>CuesGroup</name>
    <message>
        <source>Sound</source>
        <comment>setting</comment>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Vibration</source>
        <comment>setting</comment>
        <translation>Vibrazione</translation>
    </message>
    <message>
        <source>The same moments, in the hand.</source>
        <comment>what the setting Vibration does</comment>
        <translation>Gli stessi momenti, nella mano.</translation>
    </message>
    <message>
        <source>A soft sound when it’s your turn or there is news. It gives nothing away.</source>
        <comment>what the setting does</comment>
        <translation>Un suono lieve quando tocca a te o c’è una novità. Non rivela nulla.</translation>
    </message>
</context>
<context>
    <name>CurtainName</name>
    <message>
        <source>Hand over to %1</source>
        <comment>on the curtain, %1 the next player</comment>
        <translation>Passa il dispositivo a %1</translation>
    </message>
    <message>
        <source>Hand over to</source>
        <comment>on the curtain, above the name of the next player</comment>
        <translation>Passa il dispositivo a</translation>
    </message>
    <message>
        <source>All notes are closed and locked.</source>
        <comment>on the curtain</comment>
        <translation>Tutti gli appunti sono chiusi e bloccati.</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Type your PIN</source>
        <comment>on the curtain, above the keys</comment>
        <translation>Scrivi il tuo PIN</translation>
    </message>
    <message>
        <source>I am %1</source>
        <comment>button that opens a player&apos;s notes, %1 the name</comment>
        <translation>Sono %1</translation>
    </message>
    <message>
        <source>Begin new notes</source>
        <comment>button when a player&apos;s file cannot be opened any more</comment>
        <translation>Inizia nuovi appunti</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>button that goes back to the named player</comment>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>I am not %1</source>
        <comment>button on the curtain, %1 the name of the next player</comment>
        <translation>Non sono %1</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <comment>button on the curtain: the public board</comment>
        <translation>Guarda il tabellone</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <comment>button on the curtain: the game stays and can be resumed</comment>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in 1 second.</source>
        <comment>on the curtain</comment>
        <translation>Troppi PIN sbagliati. Prossima prova tra 1 secondo.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in %1 seconds.</source>
        <comment>on the curtain, two or more</comment>
        <translation>Troppi PIN sbagliati. Prossima prova tra %1 secondi.</translation>
    </message>
    <message>
        <source>%1. One more try before a wait.</source>
        <comment>on the curtain, %1 what went wrong</comment>
        <translation>%1. Ancora una prova prima di un’attesa.</translation>
    </message>
    <message>
        <source>%1. %2 more tries before a wait.</source>
        <comment>on the curtain, %1 what went wrong, %2 two or more</comment>
        <translation>%1. Ancora %2 prove prima di un’attesa.</translation>
    </message>
    <message>
        <source>Opening your notes…</source>
        <comment>on the curtain, while a player&apos;s file is opened</comment>
        <translation>Apro i tuoi appunti…</translation>
    </message>
</context>
<context>
    <name>DisputeSheet</name>
    <message>
        <source>%2 agreed to another phone for %1, and %1 says it was somebody else. %1 has the seat back; the result is marked as disputed.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un altro telefono ha giocato per %1, che dice che era qualcun altro. Hanno accettato: %2. %1 ha di nuovo il suo posto; il suo risultato è segnato come contestato.</translation>
    </message>
    <message>
        <source>If more than half of you want to go on from before that, this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Se più della metà di voi vuole riprendere da prima, questa voce non conta più:</translation>
    </message>
    <message>
        <source>If more than half of you want to go on from before that, these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Se più della metà di voi vuole riprendere da prima, queste %1 voci non contano più:</translation>
    </message>
    <message>
        <source>The others must agree on their own phones.</source>
        <comment>somebody wants to go on from before a seat was taken</comment>
        <translation>Gli altri devono accettare sui loro telefoni.</translation>
    </message>
    <message>
        <source>Go on from before that</source>
        <comment>button: before a seat was taken</comment>
        <translation>Riprendi da prima</translation>
    </message>
    <message>
        <source>Go on as it is</source>
        <comment>button: a seat was taken, and is back</comment>
        <translation>Continua così</translation>
    </message>
    <message>
        <source>Cancel request</source>
        <comment>button that takes an offer to carry on back</comment>
        <translation>Annulla la richiesta</translation>
    </message>
    <message>
        <source>%1 was removed and says that this was not right; the result is marked as disputed.</source>
        <comment>%1 a player</comment>
        <translation>%1 ha dovuto lasciare il tavolo e dice che non era giusto; il suo risultato è segnato come contestato.</translation>
    </message>
    <message>
        <source>%2 agreed that a bot plays for %1, and %1 was there. The result is marked as disputed.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un bot ha giocato per %1 benché fosse presente. Hanno accettato: %2. Il suo risultato è segnato come contestato.</translation>
    </message>
</context>
<context>
    <name>DoorSheet</name>
    <message>
        <source>%1 are at the door</source>
        <comment>title: %1 several names</comment>
        <translation>%1 sono alla porta</translation>
    </message>
    <message>
        <source>%1 is at the door</source>
        <comment>title: %1 a name</comment>
        <translation>%1 è alla porta</translation>
    </message>
    <message>
        <source>%1 goes on with this phone</source>
        <comment>button: %1 a player who is out of reach</comment>
        <translation>%1 continua con questo telefono</translation>
    </message>
    <message>
        <source>Let in as new players</source>
        <comment>button</comment>
        <translation>Fai entrare come nuovi giocatori</translation>
    </message>
    <message>
        <source>Let in as a new player</source>
        <comment>button</comment>
        <translation>Fai entrare come nuovo giocatore</translation>
    </message>
    <message>
        <source>They know the code. Let them in only if you know whose phone it is.</source>
        <comment>somebody at the door of a table</comment>
        <translation>Il codice è giusto. Fai entrare solo se sai di chi è il telefono.</translation>
    </message>
    <message>
        <source>Their lost phone then has no seat here. Answers come along; handwritten notes stay on the lost phone.</source>
        <comment>when somebody goes on with another phone</comment>
        <translation>Il telefono perso non ha più un posto qui. Le risposte seguono; gli appunti scritti a mano restano sul telefono perso.</translation>
    </message>
    <message>
        <source>Don’t let in</source>
        <comment>button: somebody at the door</comment>
        <translation>Non far entrare</translation>
    </message>
    <message>
        <source>The others did not agree</source>
        <comment>to what was asked</comment>
        <translation>Gli altri non hanno accettato</translation>
    </message>
    <message>
        <source>Talk it over. You can ask again at any time.</source>
        <comment>answer of the others</comment>
        <translation>Parlatene. Puoi chiedere di nuovo quando vuoi.</translation>
    </message>
</context>
<context>
    <name>EnterCodePage</name>
    <message>
        <source>Enter game code</source>
        <comment>title of the page</comment>
        <translation>Inserisci il codice</translation>
    </message>
    <message>
        <source>Whoever led the last game chooses “Play again” and has the new code.</source>
        <comment>above the place for a code, after a game on several devices</comment>
        <translation>Chi guidava l’ultima partita sceglie “Gioca ancora” e ha il nuovo codice.</translation>
    </message>
    <message>
        <source>Type the whole code to go on.</source>
        <comment>why the button is disabled</comment>
        <translation>Scrivi tutto il codice per continuare.</translation>
    </message>
    <message>
        <source>Correct the code to go on.</source>
        <comment>why the button is disabled</comment>
        <translation>Correggi il codice per continuare.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>FirstGamePage</name>
    <message>
        <source>How to play</source>
        <comment>title of the lessons</comment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <comment>button; they are taken up there again</comment>
        <translation>Lascia le lezioni</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>You</source>
        <comment>name of the learner in the first game</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Vera</source>
        <comment>name of the other player in the first game</comment>
        <translation>Vera</translation>
    </message>
    <message>
        <source>The sky</source>
        <comment>title of a lesson</comment>
        <translation>Il cielo</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>title of a lesson</comment>
        <translation>Rilevare</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>title of a lesson</comment>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>title of a lesson</comment>
        <translation>Puntare</translation>
    </message>
    <message>
        <source>Publish a theory</source>
        <comment>title of a lesson</comment>
        <translation>Pubblicare una teoria</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>title of a lesson</comment>
        <translation>Ricercare</translation>
    </message>
    <message>
        <source>Peer review</source>
        <comment>title of a lesson</comment>
        <translation>Revisione tra pari</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>title of a lesson</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Planet X hides in one of these 12 sectors. It looks empty, even through a telescope.</source>
        <comment>lesson: the sky</comment>
        <translation>Il Pianeta&#xa0;X si nasconde in uno di questi 12 settori. Sembra vuoto, anche al telescopio.</translation>
    </message>
    <message>
        <source>Each of them keeps a law. Remember: asteroids are never alone.</source>
        <comment>lesson: the six objects, above a list of them with their laws</comment>
        <translation>Ognuno segue una legge. Ricorda: un asteroide non è mai solo.</translation>
    </message>
    <message>
        <source>Count asteroids: tap 1, then 6, or drag.</source>
        <comment>what to do in the lesson: survey</comment>
        <translation>Conta gli asteroidi: tocca 1, poi 6, o trascina.</translation>
    </message>
    <message>
        <source>In a real game, why not! Here we survey 1 to 6.</source>
        <comment>reply to another run of sectors in the lesson: survey</comment>
        <translation>In una partita vera, perché no! Qui rileviamo da 1 a 6.</translation>
    </message>
    <message>
        <source>That one is below the horizon. Only the bright half can be surveyed.</source>
        <comment>reply to a dark sector in the lesson: survey</comment>
        <translation>Quello è sotto l’orizzonte. Si rileva solo nella metà chiara.</translation>
    </message>
    <message>
        <source>Your turn is over</source>
        <comment>title of a lesson: after the survey</comment>
        <translation>Il tuo turno è finito</translation>
    </message>
    <message>
        <source>Right, that one goes too! But take the lit one first.</source>
        <comment>reply to another cell that can be crossed out, in the lesson: notes</comment>
        <translation>Giusto, via anche quello! Ma prima quello illuminato.</translation>
    </message>
    <message>
        <source>Nobody can know that yet.</source>
        <comment>reply to a cell that cannot be crossed out yet, in the lesson: notes</comment>
        <translation>Nessuno può ancora saperlo.</translation>
    </message>
    <message>
        <source>You could. But the asteroid is in 1 or 6.</source>
        <comment>reply to another visible sector in the lesson: target</comment>
        <translation>Si può. Ma l’asteroide è in 1 o in 6.</translation>
    </message>
    <message>
        <source>That one is below the horizon. Only the bright half can be targeted.</source>
        <comment>reply to a dark sector in the lesson: target</comment>
        <translation>Quello è sotto l’orizzonte. Si punta solo la metà chiara.</translation>
    </message>
    <message>
        <source>Right as well! But let’s publish 6.</source>
        <comment>reply to the other sector with an asteroid in the lesson: publish</comment>
        <translation>Giusto anche quello! Ma pubblichiamo il 6.</translation>
    </message>
    <message>
        <source>Your notes say: no asteroid there.</source>
        <comment>reply to a sector without an asteroid in the lesson: publish</comment>
        <translation>I tuoi appunti dicono: lì niente asteroidi.</translation>
    </message>
    <message>
        <source>That would be a guess, and a wrong theory costs time.</source>
        <comment>reply to a sector of which nothing is known in the lesson: publish</comment>
        <translation>Sarebbe tirare a indovinare, e una teoria sbagliata costa tempo.</translation>
    </message>
    <message>
        <source>Worth reading, too, one day. Now we are after the asteroids.</source>
        <comment>reply to another topic in the lesson: research</comment>
        <translation>Da leggere anche quello, un giorno. Ora cerchiamo gli asteroidi.</translation>
    </message>
    <message>
        <source>Put it together</source>
        <comment>title of a lesson: after research</comment>
        <translation>Unisci gli indizi</translation>
    </message>
    <message>
        <source>Some turns later your theory is turned up, and it’s right! A wrong one costs the token and a sector of time.</source>
        <comment>lesson: peer review</comment>
        <translation>Qualche turno dopo la tua teoria viene girata: giusta! Una sbagliata costa il gettone e un settore di tempo.</translation>
    </message>
    <message>
        <source>That one is truly empty: a gas cloud needs it. One light less!</source>
        <comment>reply to an empty sector in the lesson: locate</comment>
        <translation>Quello è realmente vuoto: serve a una nube di gas. Una luce in meno!</translation>
    </message>
    <message>
        <source>You know already what is there. Planet X looks empty.</source>
        <comment>reply to a sector with something in it in the lesson: locate</comment>
        <translation>Sai già che cosa c’è lì. Il Pianeta&#xa0;X sembra vuoto.</translation>
    </message>
    <message>
        <source>You found it!</source>
        <comment>title of the last lesson</comment>
        <translation>Trovato!</translation>
    </message>
    <message>
        <source>Good! Now the other end.</source>
        <comment>what to do in the lesson: survey, when one end of the run is picked</comment>
        <translation>Bene! Ora l’altro capo.</translation>
    </message>
    <message>
        <source>What is out there</source>
        <comment>title of a lesson: the objects in the sky</comment>
        <translation>Che cosa c’è lassù</translation>
    </message>
    <message>
        <source>A survey counts one kind of thing in the bright half.</source>
        <comment>lesson: survey</comment>
        <translation>Rilevare conta un tipo di oggetti nella metà chiara.</translation>
    </message>
    <message>
        <source>One asteroid, and only you know! It took 3 of your time: Vera is last now, so she plays.</source>
        <comment>lesson: after the survey; Vera is the other player</comment>
        <translation>Un asteroide, e lo sai solo tu! È costato 3 di tempo: ora Vera è ultima, quindi tocca a lei.</translation>
    </message>
    <message>
        <source>So cross it out: row 3, A.</source>
        <comment>what to do in the lesson: notes</comment>
        <translation>Allora cancellalo: riga 3, A.</translation>
    </message>
    <message>
        <source>2, 4 and 5 are out, too: the asteroid is in 1 or 6.</source>
        <comment>lesson: target; sectors 2, 4 and 5 are crossed out like 3</comment>
        <translation>Via anche 2, 4 e 5: l’asteroide è in 1 o in 6.</translation>
    </message>
    <message>
        <source>It’s theory time: tap 6 to publish it, face down.</source>
        <comment>what to do in the lesson: publish</comment>
        <translation>È l’ora delle teorie: tocca 6 per pubblicarla, coperta.</translation>
    </message>
    <message>
        <source>Tap F to read about asteroids.</source>
        <comment>what to do in the lesson: research</comment>
        <translation>Tocca F: parla degli asteroidi.</translation>
    </message>
    <message>
        <source>%1 You have 6 and 7, so all four are in 6 to 10.</source>
        <comment>lesson: after research; %1 a whole sentence, &apos;All asteroids are in a band of 5 sectors or less.&apos;</comment>
        <translation>%1 Hai 6 e 7: tutti e quattro sono tra 6 e 10.</translation>
    </message>
    <message>
        <source>4, 11 and 12 look empty, but the gas clouds in 1 and 5 need truly empty neighbours.</source>
        <comment>lesson: locate</comment>
        <translation>4, 11 e 12 sembrano vuoti, ma le nubi di gas in 1 e 5 vogliono un vicino realmente vuoto.</translation>
    </message>
    <message>
        <source>Which one is Planet X? Tap it.</source>
        <comment>what to do in the lesson: locate</comment>
        <translation>Dov’è il Pianeta&#xa0;X? Toccalo.</translation>
    </message>
    <message>
        <source>To locate it you also name its neighbours: an asteroid and nothing. Others then have a last chance, and points decide.</source>
        <comment>the last lesson</comment>
        <translation>Per individuarlo si dicono anche i vicini: un asteroide e niente. Gli altri hanno un’ultima occasione, poi decidono i punti.</translation>
    </message>
    <message>
        <source>An asteroid in 3 would need another in 2 or 4: two, but you counted one.</source>
        <comment>lesson: notes; there is one asteroid in sectors 1 to 6, and they are never alone</comment>
        <translation>Un asteroide in 3 ne vorrebbe un altro in 2 o 4: due, ma ne hai contato uno.</translation>
    </message>
    <message>
        <source>Tap 6 to look inside: that works twice a game.</source>
        <comment>what to do in the lesson: target</comment>
        <translation>Tocca 6 per guardarci dentro: funziona due volte a partita.</translation>
    </message>
    <message>
        <source>An asteroid, and so is 7! Right theories score, the first even more.</source>
        <comment>lesson: publish</comment>
        <translation>Un asteroide, e anche in 7! Le teorie giuste fanno punti, la prima ancora di più.</translation>
    </message>
    <message>
        <source>Research tells a rule of this sky for just 1, but never twice in a row.</source>
        <comment>lesson: research</comment>
        <translation>Ricercare rivela una regola di questo cielo per solo 1, ma mai due volte di fila.</translation>
    </message>
</context>
<context>
    <name>FollowSheet</name>
    <message>
        <source>If this phone follows, this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Se questo telefono segue, questa voce non vale più:</translation>
    </message>
    <message>
        <source>If this phone follows, these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Se questo telefono segue, queste %1 voci non valgono più:</translation>
    </message>
    <message>
        <source>Follow the others</source>
        <comment>button</comment>
        <translation>Segui gli altri</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>button that closes a sheet</comment>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>This table has two stories</source>
        <comment>title</comment>
        <translation>Questo tavolo ha due storie</translation>
    </message>
    <message>
        <source>%1 agreed to it. What they have counts for everybody who follows.</source>
        <comment>%1 one or several names</comment>
        <translation>Hanno accettato: %1. La loro partita conta per tutti quelli che seguono.</translation>
    </message>
    <message>
        <source>The phones are looking for the last entry they share.</source>
        <comment>two stories of one game</comment>
        <translation>I telefoni cercano l’ultima voce in comune.</translation>
    </message>
    <message>
        <source>Take the other story</source>
        <comment>button: two stories of one game</comment>
        <translation>Prendi l’altra storia</translation>
    </message>
    <message>
        <source>Don’t follow</source>
        <comment>button: the others carried on without this phone</comment>
        <translation>Non seguire</translation>
    </message>
    <message>
        <source>Stay with mine</source>
        <comment>button: two stories of one game</comment>
        <translation>Resta con la mia</translation>
    </message>
    <message>
        <source>Whoever stays goes on without those who don’t.</source>
        <comment>below the choice between two stories of one game</comment>
        <translation>Chi resta continua senza gli altri.</translation>
    </message>
    <message>
        <source>Both were signed by the phone that leads it, which ought not to happen: perhaps an older copy of the game was put back there. Decide together which story counts.</source>
        <comment>two stories of one game</comment>
        <translation>Tutte e due sono firmate dal telefono che lo guida, e non dovrebbe succedere: forse lì è stata rimessa una vecchia copia della partita. Decidete insieme quale conta.</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>%1 found Planet X</source>
        <comment>large: somebody else has found it, %1 a name</comment>
        <translation>%1 ha trovato il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Where it is stays a secret until the end. Whoever is behind still has one last chance.</source>
        <comment>somebody else has found Planet X</comment>
        <translation>Dove si trova resta un segreto fino alla fine. Chi è indietro ha ancora un’ultima occasione.</translation>
    </message>
</context>
<context>
    <name>GateSheet</name>
    <message>
        <source>OK</source>
        <comment>button that closes a message</comment>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>GateWords</name>
    <message>
        <source>Conference at sector %1</source>
        <comment>an icon on the rim of the wheel, %1 a number</comment>
        <translation>Conferenza al settore %1</translation>
    </message>
    <message>
        <source>Theory phase at sector %1</source>
        <comment>an icon on the rim of the wheel, %1 a number</comment>
        <translation>Fase di teoria al settore %1</translation>
    </message>
    <message>
        <source>held</source>
        <comment>a conference that is over</comment>
        <translation>già tenuta</translation>
    </message>
    <message>
        <source>When the Earth gets here, everyone may publish theories in secret. Then all tokens move one step closer to peer review.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Quando la Terra arriva qui, ognuno può pubblicare teorie in segreto. Poi tutti i gettoni fanno un passo verso la revisione tra pari.</translation>
    </message>
    <message>
        <source>It has been held. Its clue about Planet X is in your notes and in the log.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Si è già tenuta. Il suo indizio sul Pianeta&#xa0;X è nei tuoi appunti e nel registro.</translation>
    </message>
    <message>
        <source>When the Earth gets here, everyone hears a clue about Planet X.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Quando la Terra arriva qui, tutti ricevono un indizio sul Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>The Earth is 1 sector away.</source>
        <comment>from an icon on the rim of the wheel</comment>
        <translation>La Terra è a 1 settore da qui.</translation>
    </message>
    <message>
        <source>The Earth is %1 sectors away.</source>
        <comment>from an icon on the rim of the wheel, two or more</comment>
        <translation>La Terra è a %1 settori da qui.</translation>
    </message>
</context>
<context>
    <name>GatheredTable</name>
    <message>
        <source>here</source>
        <comment>a remark after the name of somebody at this device</comment>
        <translation>qui</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: choose another pawn, season or number of facts</comment>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>With the board on the table</source>
        <comment>how the game is played</comment>
        <translation>Con il tabellone sul tavolo</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>how the game is played</comment>
        <translation>Tutto sullo schermo</translation>
    </message>
</context>
<context>
    <name>GoneHeading</name>
    <message>
        <source>Not counted any more</source>
        <comment>heading in the log</comment>
        <translation>Non vale più</translation>
    </message>
    <message>
        <source>Entered on this phone while it was apart. The others carried on without it, and this phone followed them.</source>
        <comment>below a heading in the log</comment>
        <translation>Inserito su questo telefono mentre era separato. Gli altri hanno continuato senza, e poi li ha seguiti.</translation>
    </message>
</context>
<context>
    <name>GuardNotice</name>
    <message>
        <source>You can still go on.</source>
        <comment>below a warning</comment>
        <translation>Puoi continuare lo stesso.</translation>
    </message>
</context>
<context>
    <name>GuessMoment</name>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>GuessPicker</name>
    <message>
        <source>Before it</source>
        <comment>the sector before Planet X, not yet known which</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After it</source>
        <comment>the sector after Planet X, not yet known which</comment>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>In sector %1</source>
        <comment>above the objects beside Planet X</comment>
        <translation>Nel settore %1</translation>
    </message>
    <message>
        <source>%1 · from your notes</source>
        <comment>above the objects beside Planet X, one of which is picked already; %1 &apos;In sector 4&apos;</comment>
        <translation>%1 · dai tuoi appunti</translation>
    </message>
</context>
<context>
    <name>GuessSheet</name>
    <message>
        <source>Is Planet X in sector %1?</source>
        <comment>asks again before locating</comment>
        <translation>Il Pianeta&#xa0;X è nel settore %1?</translation>
    </message>
    <message>
        <source>Yes, look there</source>
        <comment>button that locates Planet X</comment>
        <translation>Sì, è lì</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button that goes back to choosing</comment>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Sector %1: %2</source>
        <comment>a guess: %1 a number, %2 &apos;Comet&apos;</comment>
        <translation>Settore %1: %2</translation>
    </message>
</context>
<context>
    <name>GuessTold</name>
    <message>
        <source>At least one of your three claims is wrong.</source>
        <comment>below the answer that Planet X was not found</comment>
        <translation>Almeno una delle tue tre affermazioni è sbagliata.</translation>
    </message>
    <message numerus="yes">
        <source>Now move your pawn %n sectors.</source>
        <comment>with the board on the table, after an answer</comment>
        <translation>
            <numerusform>Ora sposta la tua pedina di %n settore.</numerusform>
            <numerusform>Ora sposta la tua pedina di %n settori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the sky opens.</source>
        <comment>after the last chance</comment>
        <translation>Ora il cielo si apre.</translation>
    </message>
    <message>
        <source>You were not the first, but you were right.</source>
        <comment>after the own last chance found Planet X</comment>
        <translation>Qualcuno è arrivato prima, ma avevi ragione.</translation>
    </message>
    <message>
        <source>Whoever is behind you still has one last chance. Tell nobody where it is.</source>
        <comment>after one has found Planet X</comment>
        <translation>Chi è dietro di te ha ancora un’ultima occasione. Non dire a nessuno dov’è.</translation>
    </message>
    <message>
        <source>You found it!</source>
        <comment>large: the answer to locating Planet X</comment>
        <translation>L’hai trovato!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <comment>answer to locating Planet X: it is not there</comment>
        <translation>Non questa volta</translation>
    </message>
    <message>
        <source>Others only see whether you found it</source>
        <comment>below the answer to locating Planet X</comment>
        <translation>Gli altri vedono solo se l’hai trovato</translation>
    </message>
</context>
<context>
    <name>GuessWarnings</name>
    <message>
        <source>Your notes say that sector %1 is not %2</source>
        <comment>%1 a number, %2 &apos;a comet&apos;, &apos;Planet X&apos;</comment>
        <translation>I tuoi appunti dicono del settore %1: non è %2</translation>
    </message>
    <message>
        <source>Your notes hold something else for certain in sector %1</source>
        <comment>%1 a number</comment>
        <translation>I tuoi appunti danno per certo altro nel settore %1</translation>
    </message>
    <message>
        <source>Peer review has shown something else in sector %1</source>
        <comment>%1 a number</comment>
        <translation>La revisione tra pari ha mostrato altro nel settore %1</translation>
    </message>
    <message>
        <source>You may still go on.</source>
        <comment>below a warning</comment>
        <translation>Puoi continuare lo stesso.</translation>
    </message>
</context>
<context>
    <name>GuessWheel</name>
    <message>
        <source>Tap the sector of Planet X</source>
        <comment>in the middle of the wheel</comment>
        <translation>Tocca il settore del Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>in the middle of the wheel, two sectors</comment>
        <translation>tra %1 e %2</translation>
    </message>
</context>
<context>
    <name>GuestCard</name>
    <message>
        <source>At the table</source>
        <comment>about a device that was let in</comment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>At the door</source>
        <comment>about a device that wants to join</comment>
        <translation>Alla porta</translation>
    </message>
    <message>
        <source>At the door. There is no seat left: make room first.</source>
        <comment>about a device that wants to join</comment>
        <translation>Alla porta. Non ci sono più posti: prima liberane uno.</translation>
    </message>
    <message>
        <source>Let in</source>
        <comment>button: a device may join the table</comment>
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button: a device may not join the table</comment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button: a device that was let in has to go</comment>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>GuestList</name>
    <message>
        <source>Somebody keeps trying wrong codes</source>
        <comment>about the door of a table</comment>
        <translation>Qualcuno continua a provare codici sbagliati</translation>
    </message>
    <message>
        <source>Nobody can join until you say so. If it is one of you, compare the code.</source>
        <comment>about the door of a table</comment>
        <translation>Nessuno può entrare finché non lo dici tu. Se è uno di voi, confrontate il codice.</translation>
    </message>
    <message>
        <source>Go on letting people try</source>
        <comment>button, after wrong codes</comment>
        <translation>Permetti altre prove</translation>
    </message>
</context>
<context>
    <name>HalfStepper</name>
    <message>
        <source>Visible sky one sector back</source>
        <comment>spoken name of a button</comment>
        <translation>Cielo visibile un settore indietro</translation>
    </message>
    <message>
        <source>Visible on the board: %1</source>
        <comment>%1 sectors, &apos;11–4&apos;</comment>
        <translation>Visibili sul tabellone: %1</translation>
    </message>
    <message>
        <source>Visible sky one sector on</source>
        <comment>spoken name of a button</comment>
        <translation>Cielo visibile un settore avanti</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Undo takes them back.</source>
        <comment>after filling in marks</comment>
        <translation>Annulla li toglie.</translation>
    </message>
    <message>
        <source>Nothing follows at once.</source>
        <comment>filling in found nothing</comment>
        <translation>Per ora non ne segue niente.</translation>
    </message>
    <message>
        <source>Nothing here is contradicted.</source>
        <comment>a check found nothing</comment>
        <translation>Qui niente è contraddetto.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: takes the last mark back</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: no help wanted any more</comment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that puts help away</comment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>The laws add nothing to the marks on your sheet.</source>
        <comment>filling in found nothing</comment>
        <translation>Le leggi non aggiungono niente ai segni sul tuo foglio.</translation>
    </message>
    <message>
        <source>These marks can’t all be true.</source>
        <comment>filling in found nothing</comment>
        <translation>Questi segni non possono essere tutti veri.</translation>
    </message>
    <message>
        <source>No sky fits them, so nothing can be filled in.</source>
        <comment>filling in found nothing</comment>
        <translation>Nessun cielo va d’accordo con loro: niente da completare.</translation>
    </message>
    <message>
        <source>That doesn’t make it all right: it just fits what you know so far.</source>
        <comment>a check found nothing</comment>
        <translation>Non per questo è tutto giusto: va solo d’accordo con ciò che sai finora.</translation>
    </message>
    <message>
        <source>Nothing more to deduce yet: time for another survey</source>
        <comment>there is no hint</comment>
        <translation>Per ora non c’è altro da dedurre: è ora di un altro rilevamento</translation>
    </message>
    <message>
        <source>Checking every possible sky</source>
        <comment>help with the notes is being thought about</comment>
        <translation>Guardo ogni cielo possibile</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>None</source>
        <comment>choice: no help on the notes</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <comment>choice: the app fills in simple things</comment>
        <translation>Annotazioni</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>choice: the app can find contradictions in the notes</comment>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Hints</source>
        <comment>choice: the app can give hints</comment>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Facts and answers are filled in for you, with what follows at once.</source>
        <comment>what the choice means: bookkeeping</comment>
        <translation>Fatti e risposte vengono segnati per te, con quello che ne segue subito.</translation>
    </message>
    <message>
        <source>Only your starting facts are filled in.</source>
        <comment>what the choice means: no help on the notes</comment>
        <translation>Sono compilati solo i tuoi fatti iniziali.</translation>
    </message>
    <message>
        <source>You can also check your marks for mistakes.</source>
        <comment>what the choice means: bookkeeping and a check</comment>
        <translation>Puoi anche controllare i tuoi segni.</translation>
    </message>
    <message>
        <source>You can also ask for the next step, and why.</source>
        <comment>what the choice means: bookkeeping, a check, and hints</comment>
        <translation>Puoi anche chiedere il prossimo passo, e perché.</translation>
    </message>
</context>
<context>
    <name>HelpFound</name>
    <message>
        <source>One of your marks cannot be right.</source>
        <comment>help found one mark that is contradicted</comment>
        <translation>Uno dei tuoi segni non può essere giusto.</translation>
    </message>
    <message>
        <source>%1 of your marks cannot be right.</source>
        <comment>help found two marks or more that are contradicted</comment>
        <translation>%1 dei tuoi segni non possono essere giusti.</translation>
    </message>
</context>
<context>
    <name>HelpHint</name>
    <message>
        <source>Something new follows in sector %1.</source>
        <comment>a hint that does not tell yet what</comment>
        <translation>C’è qualcosa di nuovo da dedurre nel settore %1.</translation>
    </message>
    <message>
        <source>Think about it first, if you like.</source>
        <comment>below a hint that does not tell yet what</comment>
        <translation>Prima pensaci, se vuoi.</translation>
    </message>
    <message>
        <source>Show me what</source>
        <comment>button: a hint tells what follows</comment>
        <translation>Mostrami che cosa</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: a hint tells the reason</comment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Try the opposite</source>
        <comment>button: a what-if in which a hint is not true</comment>
        <translation>Prova il contrario</translation>
    </message>
    <message>
        <source>Mark it</source>
        <comment>button: what a hint says is entered in the notes</comment>
        <translation>Segnalo</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that puts help away</comment>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help on the notes</source>
        <comment>title of a sheet</comment>
        <translation>Aiuto per gli appunti</translation>
    </message>
    <message>
        <source>Fill in</source>
        <comment>a way of help on the notes</comment>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>a way of help on the notes</comment>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a way of help on the notes</comment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>why help cannot be used</comment>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Turned off for this game</source>
        <comment>why help cannot be used: it was chosen when the table was set up</comment>
        <translation>Disattivato per questa partita</translation>
    </message>
    <message>
        <source>At this table, everyone takes their own notes.</source>
        <comment>help on the notes: none was agreed on</comment>
        <translation>A questo tavolo ognuno prende i propri appunti.</translation>
    </message>
    <message>
        <source>Facts and answers are filled in for you, with what follows at once. Any other help is counted, and shown to you at the end.</source>
        <comment>help on the notes</comment>
        <translation>Fatti e risposte vengono segnati per te, con quello che ne segue subito. Ogni altro aiuto viene contato, e lo vedi alla fine.</translation>
    </message>
    <message>
        <source>Marks what follows at once from the laws and from all marks on your sheet.</source>
        <comment>what &apos;Fill in&apos; does</comment>
        <translation>Segna quello che segue subito dalle leggi e da tutti i segni sul tuo foglio.</translation>
    </message>
    <message>
        <source>Finds marks that can’t be right, and says why.</source>
        <comment>what &apos;Check&apos; does</comment>
        <translation>Trova i segni che non possono essere giusti, e dice perché.</translation>
    </message>
    <message>
        <source>Points at the easiest thing you haven’t marked yet, and says why.</source>
        <comment>what &apos;Hint&apos; does</comment>
        <translation>Indica la cosa più semplice che non hai ancora segnato, e dice perché.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <comment>title of the page: finished games</comment>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>button: what came of a player&apos;s games</comment>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Delete the table of %1</source>
        <comment>spoken name of a button; %1 the names of players</comment>
        <translation>Elimina il tavolo di %1</translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <comment>button</comment>
        <translation>Torna alla prima pagina</translation>
    </message>
    <message>
        <source>No finished games yet. They come here once Planet X is found.</source>
        <comment>the list of finished games is empty</comment>
        <translation>Ancora nessuna partita finita. Arrivano qui quando il Pianeta&#xa0;X viene trovato.</translation>
    </message>
</context>
<context>
    <name>HomeDoors</name>
    <message>
        <source>New game</source>
        <comment>button on the first page</comment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Enter game code</source>
        <comment>button on the first page</comment>
        <translation>Inserisci il codice</translation>
    </message>
    <message>
        <source>Sky of the day</source>
        <comment>button on the first page: the same sky for everybody today</comment>
        <translation>Cielo del giorno</translation>
    </message>
    <message>
        <source>History</source>
        <comment>button on the first page: finished games</comment>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button on the first page</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Other open tables</source>
        <comment>heading over a list on the first page</comment>
        <translation>Altri tavoli aperti</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button on the first page: a first game that teaches</comment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button on the first page</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>button on the first page: a game against bots</comment>
        <translation>Solitario</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Aphelion</source>
        <comment>the app&apos;s name on its first page</comment>
        <translation>Aphelion</translation>
    </message>
    <message>
        <source>Find Planet X: alone, on one tablet, or phone to phone</source>
        <comment>what the app&apos;s name means, under it</comment>
        <translation>Trova il Pianeta&#xa0;X: da solo, su un tablet o da telefono a telefono</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Aphelion</source>
        <comment>the app&apos;s name on its first page</comment>
        <translation>Aphelion</translation>
    </message>
</context>
<context>
    <name>HostSheet</name>
    <message>
        <source>Too few agreed to carry on</source>
        <comment>answer of the others</comment>
        <translation>Troppo pochi hanno voluto continuare</translation>
    </message>
    <message>
        <source>Talk it over. You can ask again at any time.</source>
        <comment>answer of the others</comment>
        <translation>Parlatene. Puoi chiedere di nuovo quando vuoi.</translation>
    </message>
    <message>
        <source>%1 must agree on their own phone</source>
        <comment>%1 one or several names</comment>
        <translation>L’accordo si dà sul proprio telefono: %1</translation>
    </message>
    <message>
        <source>Carry on without it</source>
        <comment>button: without the phone that led the table</comment>
        <translation>Continua senza</translation>
    </message>
    <message>
        <source>In a few seconds: it may come back by itself.</source>
        <comment>below a button that cannot be used yet</comment>
        <translation>Tra qualche secondo: può tornare da sé.</translation>
    </message>
    <message>
        <source>Gone for %1; this phone keeps looking for it. Notes and log still work, actions wait.</source>
        <comment>%1 a time: 0:20</comment>
        <translation>Assente da %1; questo telefono continua a cercarlo. Appunti e registro funzionano, le azioni aspettano.</translation>
    </message>
    <message>
        <source>Looking for the others: they must agree on their own phones</source>
        <comment>the phone that led the table is gone</comment>
        <translation>Ricerca degli altri: devono accettare sul proprio telefono</translation>
    </message>
    <message>
        <source>When the lost phone returns, it follows. What was entered only there no longer counts, but stays visible.</source>
        <comment>before carrying on without the phone that led the table</comment>
        <translation>Quando il telefono perso torna, segue gli altri. Ciò che è stato inserito solo lì non conta più, ma resta visibile.</translation>
    </message>
    <message>
        <source>Cancel request</source>
        <comment>button that takes an offer to carry on back</comment>
        <translation>Annulla la richiesta</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button that closes a sheet</comment>
        <translation>Continua ad aspettare</translation>
    </message>
    <message>
        <source>It signed two different stories. Notes and log still work, actions wait until another phone leads the table.</source>
        <comment>the phone that led the table was proven to lie</comment>
        <translation>Ha firmato due storie diverse. Appunti e registro funzionano; le azioni aspettano che un altro telefono guidi il tavolo.</translation>
    </message>
    <message>
        <source>Nobody else is within reach yet. If the others are near, wait until they are found: carrying on alone can split the table.</source>
        <comment>before carrying on without the phone that led the table</comment>
        <translation>Nessun altro è ancora a portata. Se gli altri sono vicini, aspetta che si trovino: continuare da soli può dividere il tavolo.</translation>
    </message>
    <message>
        <source>Within reach: %1. If more than half of you agree, this phone leads the table from now on.</source>
        <comment>before carrying on, %1 one or several names</comment>
        <translation>A portata: %1. Se più della metà di voi accetta, d’ora in poi questo telefono guida il tavolo.</translation>
    </message>
    <message>
        <source>Carry on from this phone</source>
        <comment>button: it leads the table from then on</comment>
        <translation>Continua da questo telefono</translation>
    </message>
</context>
<context>
    <name>JoinStep</name>
    <message>
        <source>Done: %1</source>
        <comment>spoken; %1 a step on the way to the table</comment>
        <translation>Fatto: %1</translation>
    </message>
</context>
<context>
    <name>JoinSteps</name>
    <message>
        <source>Table found</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Tavolo trovato</translation>
    </message>
    <message>
        <source>Looking for the table</source>
        <comment>a step on the way to the table, happening</comment>
        <translation>Cerco il tavolo</translation>
    </message>
    <message>
        <source>The code is right</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Il codice è giusto</translation>
    </message>
    <message>
        <source>Comparing the code</source>
        <comment>a step on the way to the table</comment>
        <translation>Confronto il codice</translation>
    </message>
    <message>
        <source>Let in</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Ingresso concesso</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in</source>
        <comment>a step on the way to the table</comment>
        <translation>Si aspetta che l’host faccia entrare</translation>
    </message>
    <message>
        <source>The table is being opened</source>
        <comment>a step on the way to the table, happening</comment>
        <translation>Il tavolo si apre</translation>
    </message>
    <message>
        <source>Waiting for %1 to start</source>
        <comment>a step on the way to the table; %1 a player</comment>
        <translation>Si aspetta che %1 inizi</translation>
    </message>
    <message>
        <source>Waiting for the host to start</source>
        <comment>a step on the way to the table</comment>
        <translation>Si aspetta che l’host inizi</translation>
    </message>
</context>
<context>
    <name>JoinTrouble</name>
    <message>
        <source>Next try in %1 s.</source>
        <comment>after what is in the way; %1 seconds</comment>
        <translation>Prossima prova tra %1 s.</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <comment>after looking for a while</comment>
        <translation>Nessun tavolo trovato per ora</translation>
    </message>
    <message>
        <source>Play by the code only</source>
        <comment>button: without a connection to the other devices</comment>
        <translation>Gioca solo con il codice</translation>
    </message>
    <message>
        <source>Is the code the same as on the host’s screen? Is that page still open there? Are the devices close together? This one goes on looking.</source>
        <comment>hints after looking for a table for a while</comment>
        <translation>Il codice è lo stesso che sullo schermo dell’host? Lì quella pagina è ancora aperta? I dispositivi sono vicini? Questo continua a cercare.</translation>
    </message>
</context>
<context>
    <name>JoiningPage</name>
    <message>
        <source>Joining the table</source>
        <comment>title of the page</comment>
        <translation>Unirsi al tavolo</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <comment>title of the page; %1 a player</comment>
        <translation>Il tavolo di %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Correct the code</source>
        <comment>button that goes back to the page with the code</comment>
        <translation>Correggi il codice</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that gives the search for a table up</comment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>JoiningWords</name>
    <message>
        <source>This is not the code of that table</source>
        <comment>why joining stopped</comment>
        <translation>Non è il codice di quel tavolo</translation>
    </message>
    <message>
        <source>Wrong codes were tried at that table</source>
        <comment>why joining waits</comment>
        <translation>A quel tavolo sono stati provati codici sbagliati</translation>
    </message>
    <message>
        <source>It lets nobody try for a moment. This device tries again by itself.</source>
        <comment>what to do about it</comment>
        <translation>Per un momento non accetta prove. Questo dispositivo riprova da sé.</translation>
    </message>
    <message>
        <source>Not let in this time</source>
        <comment>why joining stopped</comment>
        <translation>Stavolta niente ingresso</translation>
    </message>
    <message>
        <source>The host said “not now”. Talk to each other, then ask again.</source>
        <comment>what to do about it</comment>
        <translation>L’host ha detto “non ora”. Parlatevi, poi chiedi di nuovo.</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <comment>why joining stopped</comment>
        <translation>Tutti i posti sono occupati</translation>
    </message>
    <message>
        <source>Four people can play. If somebody makes room, ask again.</source>
        <comment>what to do about it</comment>
        <translation>Si gioca al massimo in quattro. Se si libera un posto, chiedi di nuovo.</translation>
    </message>
    <message>
        <source>The game has gone too far</source>
        <comment>why joining stopped</comment>
        <translation>La partita è troppo avanti</translation>
    </message>
    <message>
        <source>Nobody can join it any more. You can join the next one.</source>
        <comment>what to do about it</comment>
        <translation>Nessuno può più unirsi. Puoi unirti alla prossima.</translation>
    </message>
    <message>
        <source>That device takes nobody in</source>
        <comment>why joining stopped</comment>
        <translation>Quel dispositivo non fa entrare nessuno</translation>
    </message>
    <message>
        <source>It is not the one that shows the code. Stand nearer to that one, then try again.</source>
        <comment>what to do about it</comment>
        <translation>Non è quello che mostra il codice. Avvicinati a quello, poi riprova.</translation>
    </message>
    <message>
        <source>Update this app</source>
        <comment>why joining stopped</comment>
        <translation>Aggiorna questa app</translation>
    </message>
    <message>
        <source>The host has a newer version, and the two do not understand each other.</source>
        <comment>what to do about it</comment>
        <translation>L’host ha una versione più recente, e le due non si capiscono.</translation>
    </message>
    <message>
        <source>The host must update the app</source>
        <comment>why joining stopped</comment>
        <translation>L’host deve aggiornare l’app</translation>
    </message>
    <message>
        <source>It is older there than here, and the two do not understand each other.</source>
        <comment>what to do about it</comment>
        <translation>Lì è più vecchia che qui, e le due non si capiscono.</translation>
    </message>
    <message>
        <source>Another table answered</source>
        <comment>why joining goes on looking</comment>
        <translation>Ha risposto un altro tavolo</translation>
    </message>
    <message>
        <source>It is not yours. This device goes on looking.</source>
        <comment>what to do about it</comment>
        <translation>Non è il tuo. Questo dispositivo continua a cercare.</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <comment>why joining goes on looking</comment>
        <translation>La connessione è caduta</translation>
    </message>
    <message>
        <source>This device looks for the table again. Nothing you chose is lost.</source>
        <comment>what to do about it</comment>
        <translation>Questo dispositivo cerca di nuovo il tavolo. Niente di quello che hai scelto è perso.</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <comment>why joining stopped</comment>
        <translation>L’host ha chiuso il tavolo</translation>
    </message>
    <message>
        <source>If it is opened again with the same code, try again.</source>
        <comment>what to do about it</comment>
        <translation>Se viene riaperto con lo stesso codice, riprova.</translation>
    </message>
    <message>
        <source>The devices misunderstood each other</source>
        <comment>why joining stopped</comment>
        <translation>I dispositivi non si sono capiti</translation>
    </message>
    <message>
        <source>Try again. If that does not help, restart the app on both.</source>
        <comment>what to do about it</comment>
        <translation>Riprova. Se non basta, riavvia l’app su tutti e due.</translation>
    </message>
    <message>
        <source>Somebody meddled with the connection</source>
        <comment>why joining stopped</comment>
        <translation>Qualcuno ha manomesso la connessione</translation>
    </message>
    <message>
        <source>Nothing of it was taken in. Try again.</source>
        <comment>what to do about it</comment>
        <translation>Non è stato preso niente. Riprova.</translation>
    </message>
    <message>
        <source>With the code alone every device has the same sky and answers for itself. Turns, time and theories are on your board.</source>
        <comment>about a game with the cardboard board on several devices that are not connected</comment>
        <translation>Con il solo codice ogni dispositivo ha lo stesso cielo e risponde da sé. Turni, tempo e teorie sono sul vostro tabellone.</translation>
    </message>
    <message>
        <source>With the code alone, devices do not share turns, time or theories: each would play a game of its own. Share this device, or play with the board.</source>
        <comment>about a game without the cardboard board on several devices that are not connected</comment>
        <translation>Con il solo codice i dispositivi non condividono turni, tempo o teorie: ognuno giocherebbe una partita sua. Condividete questo dispositivo, o giocate con il tabellone.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences after one another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare it with the one on the host’s screen, symbol by symbol. If it is right, that was another table near you, and this device goes on looking.</source>
        <comment>what to do about it</comment>
        <translation>Confrontalo con quello sullo schermo dell’host, simbolo per simbolo. Se è giusto, era un altro tavolo vicino a te, e questo dispositivo continua a cercare.</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>A table of a newer version</source>
        <comment>in the list of tables</comment>
        <translation>Un tavolo di una versione più recente</translation>
    </message>
    <message>
        <source>Update the app to open it.</source>
        <comment>in the list of tables, of one that a newer version made</comment>
        <translation>Aggiorna l’app per aprirlo.</translation>
    </message>
    <message>
        <source>%1, with the board, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, con il tabellone, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>how a game ended: %1 the place, %2 a name, %3 points</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the players of a finished game</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 found Planet X at time %2</source>
        <comment>how a game ended: %1 a name, %2 a number</comment>
        <translation>%1 ha trovato il Pianeta&#xa0;X al tempo %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last played; %1 the time</comment>
        <translation>Oggi, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last played; %1 the time</comment>
        <translation>Ieri, %1</translation>
    </message>
</context>
<context>
    <name>KnownRow</name>
    <message>
        <source>%1: %2</source>
        <comment>spoken: %1 a name, %2 &apos;Planet X could be known after step 23: …&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <comment>heading in the settings</comment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>System</source>
        <comment>language of the app: the one of the device</comment>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>LastChancePage</name>
    <message>
        <source>Last chance</source>
        <comment>title of a page</comment>
        <translation>Ultima occasione</translation>
    </message>
    <message>
        <source>%1 has found Planet X</source>
        <comment>below the title Last chance, %1 a name</comment>
        <translation>%1 ha trovato il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>button</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: no last chance wanted</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>button that places the last theories</comment>
        <translation>Piazza</translation>
    </message>
    <message>
        <source>Pick the sector of Planet X on the wheel</source>
        <comment>below the button of locating</comment>
        <translation>Scegli sulla ruota il settore del Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Now say what lies on either side</source>
        <comment>below the button of locating</comment>
        <translation>Ora di’ che cosa c’è ai due lati</translation>
    </message>
    <message>
        <source>You will be asked once more</source>
        <comment>below the button of locating</comment>
        <translation>Ti verrà chiesto ancora una volta</translation>
    </message>
    <message>
        <source>Theories</source>
        <comment>a way to use the last chance</comment>
        <translation>Teorie</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>a way to use the last chance</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Others will see only whether you found it</source>
        <comment>before locating Planet X</comment>
        <translation>Gli altri vedranno solo se lo hai trovato</translation>
    </message>
    <message>
        <source>You can’t change it afterwards</source>
        <comment>below the button of the last chance</comment>
        <translation>Dopo non si cambia più</translation>
    </message>
    <message>
        <source>Pass: no last chance for me</source>
        <comment>button below a half-made last chance that does nothing with it</comment>
        <translation>Passa: nessuna ultima occasione</translation>
    </message>
</context>
<context>
    <name>LastChanceWords</name>
    <message>
        <source>Your pawn is 1 sector behind %1</source>
        <comment>%1 the name of who found Planet X</comment>
        <translation>La tua pedina è 1 settore dietro %1</translation>
    </message>
    <message>
        <source>Your pawn is %1 sectors behind %2</source>
        <comment>%1 two or more, %2 the name of who found Planet X</comment>
        <translation>La tua pedina è %1 settori dietro %2</translation>
    </message>
    <message>
        <source>So you may place one theory, or try once to locate Planet X.</source>
        <comment>last chance</comment>
        <translation>Quindi puoi presentare una teoria, o provare una volta a individuare il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>So you may place up to %1 theories, or try once to locate Planet X.</source>
        <comment>last chance, two or more</comment>
        <translation>Quindi puoi presentare fino a %1 teorie, o provare una volta a individuare il Pianeta&#xa0;X.</translation>
    </message>
</context>
<context>
    <name>LateTrouble</name>
    <message>
        <source>What you had chosen is still there: open it again to change it or to ask once more.</source>
        <comment>after something was not entered</comment>
        <translation>Quello che avevi scelto c’è ancora: riaprilo per cambiarlo o chiedere di nuovo.</translation>
    </message>
    <message>
        <source>All right</source>
        <comment>button that closes a message</comment>
        <translation>Va bene</translation>
    </message>
</context>
<context>
    <name>LawsSheet</name>
    <message>
        <source>Laws of this sky</source>
        <comment>title of a sheet: how many objects there are and where they can be</comment>
        <translation>Le leggi di questo cielo</translation>
    </message>
    <message>
        <source>The sky is a circle: sector %1 is adjacent to sector 1.</source>
        <comment>in the laws of the sky, %1 the last sector</comment>
        <translation>Il cielo è un cerchio: il settore %1 è adiacente al settore 1.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>LeavingSheet</name>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <comment>title; the game goes on without that player</comment>
        <translation>Togli un giocatore</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <comment>question, %1 a player</comment>
        <translation>Togliere %1?</translation>
    </message>
    <message>
        <source>The pawn leaves the board. Theories already placed stay and still count. This can’t be undone.</source>
        <comment>what leaving means</comment>
        <translation>La pedina lascia il tabellone. Le teorie già piazzate restano e contano ancora. Non si può annullare.</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button: a player, from the game</comment>
        <translation>Togli</translation>
    </message>
</context>
<context>
    <name>LessonFoot</name>
    <message>
        <source>Astronomer</source>
        <comment>name of a player who has typed none; at most 12 letters</comment>
        <translation>Astronomo</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>in the empty field for a name</comment>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <comment>button after the last lesson: it begins at once</comment>
        <translation>Gioca la tua prima partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next lesson</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <comment>button that goes on to the next lesson without doing what this one asks for</comment>
        <translation>Salta questo passo</translation>
    </message>
</context>
<context>
    <name>LessonPicker</name>
    <message>
        <source>Arrow keys choose, Enter confirms.</source>
        <comment>on the wheel, for somebody who uses a keyboard</comment>
        <translation>Le frecce scelgono, Invio conferma.</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>spoken: how far the lessons are</comment>
        <translation>Passo %1 di %2</translation>
    </message>
</context>
<context>
    <name>LessonTopics</name>
    <message>
        <source>%1. %2</source>
        <comment>a research topic: %1 its letter, %2 its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>lit up</source>
        <comment>spoken of a topic that is to be chosen</comment>
        <translation>illuminato</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>Licences</source>
        <comment>title of the page</comment>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Go to another table?</source>
        <comment>question after somebody followed a link with a game code</comment>
        <translation>Andare a un altro tavolo?</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: a link is not followed</comment>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Go there</source>
        <comment>button: a link is followed</comment>
        <translation>Vai</translation>
    </message>
    <message>
        <source>You followed a link to another game. This one is saved and waits on the first page.</source>
        <comment>what following the link means</comment>
        <translation>Hai seguito un link a un’altra partita. Questa è salvata e aspetta sulla prima pagina.</translation>
    </message>
    <message>
        <source>You followed a link to another game. The table you are setting up here is given up, also for those who wait for it.</source>
        <comment>what following the link means</comment>
        <translation>Hai seguito un link a un’altra partita. Il tavolo che stai preparando viene abbandonato, anche per chi lo aspetta.</translation>
    </message>
</context>
<context>
    <name>LitSectors</name>
    <message>
        <source>lit up</source>
        <comment>spoken of a sector that is to be pressed or looked at</comment>
        <translation>illuminato</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Who plays</source>
        <comment>title of the page</comment>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>About you</source>
        <comment>title of the page, one player</comment>
        <translation>Su di te</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>On other devices</source>
        <comment>heading over people who have come to the table with other devices</comment>
        <translation>Su altri dispositivi</translation>
    </message>
    <message>
        <source>player %1</source>
        <comment>inside a sentence: somebody without a name yet</comment>
        <translation>giocatore %1</translation>
    </message>
    <message>
        <source>At the door: %1. Let them in or say “not now”, then start.</source>
        <comment>why the game cannot begin; %1 names</comment>
        <translation>Alla porta: %1. Fai entrare o di’ “non ora”, poi inizia.</translation>
    </message>
    <message>
        <source>Join the table</source>
        <comment>button that looks for somebody else&apos;s table</comment>
        <translation>Unisciti al tavolo</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the game</comment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>heading over players that the app plays for</comment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <comment>button: a player that the app plays for</comment>
        <translation>Aggiungi un bot</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>LobbyWords</name>
    <message>
        <source>Standard</source>
        <comment>mode of the game</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>mode of the game</comment>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Summer</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Estate</translation>
    </message>
    <message>
        <source>Autumn</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Autunno</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Inverno</translation>
    </message>
    <message>
        <source>Junior: a gentle first sky</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Junior: un primo cielo facile</translation>
    </message>
    <message>
        <source>Beginner: a good start</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Principiante: una buona partenza</translation>
    </message>
    <message>
        <source>Experienced: a few pointers</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Con esperienza: qualche indicazione</translation>
    </message>
    <message>
        <source>Genius: nothing but the sky</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Genio: nient’altro che il cielo</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <comment>why the game cannot begin</comment>
        <translation>Aggiungi almeno un giocatore.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <comment>why the game cannot begin</comment>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <comment>why the game cannot begin</comment>
        <translation>Due giocatori hanno lo stesso nome.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <comment>size of the sky in a mode</comment>
        <translation>%1 settori</translation>
    </message>
    <message>
        <source>No facts</source>
        <comment>no starting facts</comment>
        <translation>Nessun fatto</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <comment>how many starting facts; more than one</comment>
        <translation>%1 fatti</translation>
    </message>
    <message>
        <source>Assistant</source>
        <comment>how well a bot plays, the weakest</comment>
        <translation>Assistente</translation>
    </message>
    <message>
        <source>Observer</source>
        <comment>how well a bot plays</comment>
        <translation>Osservatore</translation>
    </message>
    <message>
        <source>Professor</source>
        <comment>how well a bot plays</comment>
        <translation>Professore</translation>
    </message>
    <message>
        <source>Laureate</source>
        <comment>how well a bot plays, the strongest</comment>
        <translation>Luminare</translation>
    </message>
    <message>
        <source>Misses a lot and sometimes asks at random.</source>
        <comment>about a bot</comment>
        <translation>Si perde molto e a volte chiede a caso.</translation>
    </message>
    <message>
        <source>Asks sensible questions, not always sure.</source>
        <comment>about a bot</comment>
        <translation>Fa domande sensate, non è sempre sicuro.</translation>
    </message>
    <message>
        <source>Misses little. Hard to beat.</source>
        <comment>about a bot</comment>
        <translation>Si perde poco. Difficile da battere.</translation>
    </message>
    <message>
        <source>Misses nothing and is never wrong.</source>
        <comment>about a bot</comment>
        <translation>Non si perde niente e non sbaglia mai.</translation>
    </message>
    <message>
        <source>Everybody needs a different season.</source>
        <comment>why the game cannot begin</comment>
        <translation>A ognuno serve una stagione diversa.</translation>
    </message>
</context>
<context>
    <name>LocatePage</name>
    <message>
        <source>Locate Planet X</source>
        <comment>title of a page</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Its sector, and both neighbours</source>
        <comment>below the title Locate Planet X</comment>
        <translation>Il suo settore, e i due vicini</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>button</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Pick the sector of Planet X on the wheel</source>
        <comment>below the button of locating</comment>
        <translation>Scegli sulla ruota il settore del Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Now say what lies on either side</source>
        <comment>below the button of locating</comment>
        <translation>Ora di’ che cosa c’è ai due lati</translation>
    </message>
    <message>
        <source>You will be asked once more</source>
        <comment>below the button of locating</comment>
        <translation>Ti verrà chiesto ancora una volta</translation>
    </message>
    <message>
        <source>All three must be right</source>
        <comment>rule of locating Planet X</comment>
        <translation>Devono essere giusti tutti e tre</translation>
    </message>
    <message>
        <source>Others will see only whether you found it</source>
        <comment>before locating Planet X</comment>
        <translation>Gli altri vedranno solo se lo hai trovato</translation>
    </message>
</context>
<context>
    <name>LogEntry</name>
    <message>
        <source>does not count any more</source>
        <comment>spoken after a line of the log</comment>
        <translation>non vale più</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <comment>title of a page</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What everybody has seen, the newest first</source>
        <comment>below the title Log</comment>
        <translation>Quello che tutti hanno visto, dal più recente</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Comet</source>
        <comment>an object, the start of a label</comment>
        <translation>Cometa</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <comment>an object, the start of a label</comment>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Dwarf planet</source>
        <comment>an object, the start of a label</comment>
        <translation>Pianeta nano</translation>
    </message>
    <message>
        <source>Gas cloud</source>
        <comment>an object, the start of a label</comment>
        <translation>Nube di gas</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a sector that is truly empty, the start of a label</comment>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>an object, the start of a label</comment>
        <translation>Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Appears empty</source>
        <comment>a sector that is empty or hides Planet X, the start of a label</comment>
        <translation>Appare vuoto</translation>
    </message>
    <message>
        <source>The game begins</source>
        <comment>first line of the log</comment>
        <translation>La partita inizia</translation>
    </message>
    <message>
        <source>%1 surveys %2 in %3</source>
        <comment>log: %1 a name, %2 &apos;asteroids&apos;, %3 &apos;sectors 10–3&apos; or &apos;sector 4&apos;</comment>
        <translation>%1 cerca %2 %3</translation>
    </message>
    <message>
        <source>%1 targets sector %2</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1 punta il settore %2</translation>
    </message>
    <message>
        <source>%1 researches %2, %3</source>
        <comment>log: %1 a name, %2 the topic&apos;s letter, %3 &apos;asteroids and comets&apos;</comment>
        <translation>%1 ricerca l’argomento %2, %3</translation>
    </message>
    <message>
        <source>%1 finds Planet X</source>
        <comment>log: %1 a name</comment>
        <translation>%1 trova il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>%1 looks for Planet X in vain</source>
        <comment>log: %1 a name</comment>
        <translation>%1 cerca invano il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>log: %1 a whole sentence, the clue</comment>
        <translation>Conferenza: %1</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <comment>log: %1 a name; theories or none, nobody knows yet</comment>
        <translation>%1 ha scelto</translation>
    </message>
    <message>
        <source>Sector %1 is %2, %3 was right</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;, %3 a name</comment>
        <translation>Settore %1: è %2, %3 aveva ragione</translation>
    </message>
    <message>
        <source>Sector %1 is not %2, %3 was wrong</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;, %3 a name</comment>
        <translation>Settore %1: non è %2, %3 aveva torto</translation>
    </message>
    <message>
        <source>%1 joins the table</source>
        <comment>log: %1 a name</comment>
        <translation>%1 si unisce al tavolo</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <comment>log: %1 a name</comment>
        <translation>%1 lascia il tavolo</translation>
    </message>
    <message>
        <source>%1 goes on with another device</source>
        <comment>log: %1 a name</comment>
        <translation>%1 continua con un altro dispositivo</translation>
    </message>
    <message>
        <source>Peer review: sector %1 is %2</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Revisione tra pari, settore %1: è %2</translation>
    </message>
    <message>
        <source>Peer review: sector %1 is not %2</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Revisione tra pari, settore %1: non è %2</translation>
    </message>
    <message>
        <source>The sky is revealed</source>
        <comment>log</comment>
        <translation>Il cielo è rivelato</translation>
    </message>
    <message>
        <source>%1 takes the last entry back</source>
        <comment>log: %1 a name</comment>
        <translation>%1 ritira l’ultima voce</translation>
    </message>
    <message>
        <source>%1 (taken back)</source>
        <comment>log: %1 a whole line that holds no more</comment>
        <translation>%1 (ritirato)</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>log: a player without a name</comment>
        <translation>Qualcuno</translation>
    </message>
    <message>
        <source>%1 places no theory</source>
        <comment>log: %1 a name</comment>
        <translation>%1 non presenta teorie</translation>
    </message>
    <message>
        <source>%1 places a theory in sector %2</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1 presenta una teoria nel settore %2</translation>
    </message>
    <message>
        <source>%1 places theories in sectors %2</source>
        <comment>log: %1 a name, %2 numbers, &apos;4, 7&apos;</comment>
        <translation>%1 presenta teorie nei settori %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of sectors</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1’s theory in sector %2 cannot be opened any more and leaves the board</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1: la teoria nel settore %2 non si può più aprire e lascia il tabellone</translation>
    </message>
    <message>
        <source>%1’s phone leads the table from here on</source>
        <comment>log: %1 a name; the phone that led it before was out of reach</comment>
        <translation>%1 da qui in poi guida il tavolo con il suo telefono</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>the own name among others, %1 a name</comment>
        <translation>%1 (tu)</translation>
    </message>
    <message>
        <source>A bot plays for %1 until %1 is back</source>
        <comment>log: %1 a name</comment>
        <translation>Un bot gioca per %1 finché non torna</translation>
    </message>
    <message>
        <source>%1 never agreed to the other device and has the seat back</source>
        <comment>log: %1 a name</comment>
        <translation>%1 non ha mai accettato l’altro dispositivo e ha di nuovo il posto</translation>
    </message>
    <message>
        <source>%1 was not asked and says so</source>
        <comment>log: %1 a name; a bot played for them, or they were removed</comment>
        <translation>%1 non ha dato il suo consenso e lo dice</translation>
    </message>
</context>
<context>
    <name>LooksGroup</name>
    <message>
        <source>Theme</source>
        <comment>heading in the settings</comment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme of the app</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme of the app</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Night red</source>
        <comment>theme of the app: only red light</comment>
        <translation>Rosso notte</translation>
    </message>
    <message>
        <source>Less motion</source>
        <comment>setting</comment>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Nothing slides, turns or fades.</source>
        <comment>what the setting does</comment>
        <translation>Niente scorre, gira o sfuma.</translation>
    </message>
    <message>
        <source>Lock my own phone</source>
        <comment>setting</comment>
        <translation>Blocca il mio telefono</translation>
    </message>
    <message>
        <source>Notes close when you leave the app, even if you play alone on it.</source>
        <comment>what the setting does</comment>
        <translation>Gli appunti si chiudono quando lasci l’app, anche se su questo telefono giochi solo tu.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>setting</comment>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Stronger words and lines, no ornament.</source>
        <comment>what the setting does</comment>
        <translation>Testi e linee più marcati, senza ornamenti.</translation>
    </message>
</context>
<context>
    <name>LostLines</name>
    <message>
        <source>They stay in the log, struck out. Their answers leave your record; your marks stay as they are.</source>
        <comment>what following means</comment>
        <translation>Restano nel registro, barrate. Le loro risposte lasciano il tuo resoconto; i tuoi segni restano come sono.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Aphelion</source>
        <comment>the app&apos;s name, title of the window</comment>
        <translation>Aphelion</translation>
    </message>
</context>
<context>
    <name>MarkChoice</name>
    <message>
        <source>Possible</source>
        <comment>mark to choose in the notes</comment>
        <translation>Possibile</translation>
    </message>
    <message>
        <source>Not here</source>
        <comment>mark to choose in the notes</comment>
        <translation>Non qui</translation>
    </message>
    <message>
        <source>Suspected</source>
        <comment>mark to choose in the notes</comment>
        <translation>Sospetto</translation>
    </message>
    <message>
        <source>Certain</source>
        <comment>mark to choose in the notes</comment>
        <translation>Certo</translation>
    </message>
</context>
<context>
    <name>MatterSheet</name>
    <message>
        <source>Let people try again</source>
        <comment>button</comment>
        <translation>Permetti altre prove</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button that closes a sheet</comment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <comment>title: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 è stato scollegato</translation>
    </message>
    <message>
        <source>Someone keeps trying wrong codes</source>
        <comment>title</comment>
        <translation>Qualcuno continua a provare codici sbagliati</translation>
    </message>
    <message>
        <source>Five wrong codes in a row, so nobody can try any more. If it was one of you, let them try again; the code stays the same.</source>
        <comment>at the door of a table</comment>
        <translation>Cinque codici sbagliati di fila: nessuno può più provare. Se era uno di voi, permetti altre prove; il codice resta lo stesso.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>button that closes a message</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Not agreed to</source>
        <comment>title: the others did not agree to what was asked</comment>
        <translation>Non accettato</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <comment>title: they must agree to what somebody wants</comment>
        <translation>Si chiede agli altri</translation>
    </message>
    <message>
        <source>More than half of the others must agree, and they didn’t. Talk it over. You can ask again at any time.</source>
        <comment>the others did not agree to what was asked</comment>
        <translation>Deve accettare più della metà degli altri, e non è andata così. Parlatene. Puoi chiedere di nuovo quando vuoi.</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>More</source>
        <comment>title of the page with everything else</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Game code</source>
        <comment>heading</comment>
        <translation>Codice della partita</translation>
    </message>
    <message>
        <source>Expert, %1 sectors</source>
        <comment>mode of the game</comment>
        <translation>Esperto, %1 settori</translation>
    </message>
    <message>
        <source>Standard, %1 sectors</source>
        <comment>mode of the game</comment>
        <translation>Standard, %1 settori</translation>
    </message>
    <message>
        <source>Let another phone join</source>
        <comment>button</comment>
        <translation>Fai entrare un altro telefono</translation>
    </message>
    <message>
        <source>Close my notes</source>
        <comment>button that lets the curtain fall on a shared device</comment>
        <translation>Chiudi i miei appunti</translation>
    </message>
    <message>
        <source>Take back my last entry</source>
        <comment>button with the cardboard board, after a mistyped action</comment>
        <translation>Ritira la mia ultima voce</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <comment>button with the cardboard board</comment>
        <translation>Tabella dei punti</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <comment>button: the game stays and can be resumed</comment>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>The board lies beside it</source>
        <comment>switch: the cardboard board is used, too</comment>
        <translation>Il tabellone è accanto</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The app then tells you which pawn to move and which token to place.</source>
        <comment>about a switch</comment>
        <translation>L’app ti dice allora quale pedina muovere e quale gettone piazzare.</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <comment>button; the game goes on without that player</comment>
        <translation>Togli un giocatore</translation>
    </message>
    <message>
        <source>Your game is saved. Resume it from Home.</source>
        <comment>below the button that leaves the table</comment>
        <translation>La partita è salvata. Riprendila dalla pagina iniziale.</translation>
    </message>
    <message>
        <source>Your game is saved. This phone leads the table: until it is back, the others wait or carry on without it.</source>
        <comment>below the button that leaves the table</comment>
        <translation>La partita è salvata. Questo telefono guida il tavolo: finché non torna, gli altri aspettano o continuano senza.</translation>
    </message>
    <message>
        <source>Your game is saved. The others see that this phone is out of reach.</source>
        <comment>below the button that leaves the table</comment>
        <translation>La partita è salvata. Gli altri vedono che questo telefono è fuori portata.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Table</source>
        <comment>bar at the bottom: the board</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>bar at the bottom: the note sheet</comment>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>bar at the bottom: what happened so far</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>More</source>
        <comment>bar at the bottom: everything else</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>spoken name of the bar at the bottom</comment>
        <translation>Luoghi</translation>
    </message>
</context>
<context>
    <name>NearTableChip</name>
    <message>
        <source>%1 · %2</source>
        <comment>a table near; %1 the first two symbols of its code, %2 its mode</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Table %1, %2: your code begins so</source>
        <comment>spoken name of a table near; %1 the first two symbols of its code, %2 its mode</comment>
        <translation>Tavolo %1, %2: il tuo codice comincia così</translation>
    </message>
    <message>
        <source>Table %1, %2</source>
        <comment>spoken name of a table near; %1 the first two symbols of its code, %2 its mode</comment>
        <translation>Tavolo %1, %2</translation>
    </message>
    <message>
        <source>The code you have typed begins otherwise.</source>
        <comment>why a table near cannot be chosen</comment>
        <translation>Il codice che hai scritto comincia in altro modo.</translation>
    </message>
</context>
<context>
    <name>NearbyTables</name>
    <message>
        <source>Tables nearby</source>
        <comment>heading over tables that are being gathered near this device</comment>
        <translation>Tavoli vicini</translation>
    </message>
    <message>
        <source>Looking for tables nearby…</source>
        <comment>while this device looks for tables that are being gathered near it</comment>
        <translation>Ricerca di tavoli vicini…</translation>
    </message>
    <message>
        <source>Look for tables nearby</source>
        <comment>button: the system asks whether the app may use Bluetooth</comment>
        <translation>Cerca tavoli vicini</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <comment>title of the page</comment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>The sky</source>
        <comment>heading over choices: the mode of the game</comment>
        <translation>Il cielo</translation>
    </message>
    <message>
        <source>Help on the notes</source>
        <comment>heading over choices</comment>
        <translation>Aiuto per gli appunti</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>NewPinSheet</name>
    <message>
        <source>The two were not the same. Begin again.</source>
        <comment>about a PIN that was typed twice</comment>
        <translation>I due non erano uguali. Ricomincia.</translation>
    </message>
    <message>
        <source>No PIN</source>
        <comment>button that takes the PIN away</comment>
        <translation>Nessun PIN</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>It keeps your notes from the others at this device. It can’t be recovered, so pick one you’ll remember.</source>
        <comment>about a PIN</comment>
        <translation>Protegge i tuoi appunti dagli altri di questo dispositivo. Non si può recuperare, quindi scegline uno che ricorderai.</translation>
    </message>
    <message>
        <source>Pick one you’ll remember.</source>
        <comment>about a PIN, where there is little room</comment>
        <translation>Scegline uno che ricorderai.</translation>
    </message>
    <message>
        <source>First the PIN until now.</source>
        <comment>above the keys, before a new PIN is chosen</comment>
        <translation>Prima il PIN che hai ora.</translation>
    </message>
    <message>
        <source>Once more, the same PIN.</source>
        <comment>above the keys, while a new PIN is typed twice</comment>
        <translation>Ancora una volta lo stesso PIN.</translation>
    </message>
    <message>
        <source>A PIN for %1</source>
        <comment>title of the sheet; %1 a player</comment>
        <translation>Un PIN per %1</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a sheet for a PIN, while it is stored</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message>
        <source>Peer review is ready</source>
        <comment>strip above the table</comment>
        <translation>La revisione tra pari è pronta</translation>
    </message>
    <message>
        <source>Planet X has been found</source>
        <comment>strip above the table</comment>
        <translation>Il Pianeta&#xa0;X è stato trovato</translation>
    </message>
    <message>
        <source>The conference is ready</source>
        <comment>strip above the table</comment>
        <translation>La conferenza è pronta</translation>
    </message>
</context>
<context>
    <name>NoTheoryChip</name>
    <message>
        <source>Has chosen</source>
        <comment>a player in a theory phase</comment>
        <translation>Ha scelto</translation>
    </message>
    <message>
        <source>No theory</source>
        <comment>a player publishes nothing in this theory phase</comment>
        <translation>Nessuna teoria</translation>
    </message>
    <message>
        <source>Tap again to take it back</source>
        <comment>spoken about a player&apos;s choice</comment>
        <translation>Tocca di nuovo per annullare</translation>
    </message>
</context>
<context>
    <name>NoTheoryChips</name>
    <message>
        <source>Theory phase: no theory? One tap is enough.</source>
        <comment>above the names of those who share a device</comment>
        <translation>Fase di teoria: nessuna teoria? Basta un tocco.</translation>
    </message>
</context>
<context>
    <name>NoteCell</name>
    <message>
        <source>what if</source>
        <comment>spoken of a mark that is only supposed</comment>
        <translation>e se</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contraddice</translation>
    </message>
    <message>
        <source>lit up</source>
        <comment>spoken of a cell of the notes that help points at</comment>
        <translation>evidenziato</translation>
    </message>
</context>
<context>
    <name>NoteDesk</name>
    <message>
        <source>Change</source>
        <comment>button: writes over a mark that was given, by hand</comment>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Change this mark</source>
        <comment>spoken: button that writes over a mark that was given, by hand</comment>
        <translation>Cambia questo segno</translation>
    </message>
</context>
<context>
    <name>NoteGrid</name>
    <message>
        <source>Notes</source>
        <comment>spoken name of the note sheet</comment>
        <translation>Appunti</translation>
    </message>
</context>
<context>
    <name>NoteHead</name>
    <message>
        <source>%1 of %2</source>
        <comment>over a column of the notes: %1 are certain, the sky has %2</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contraddice</translation>
    </message>
</context>
<context>
    <name>NoteSectorSheet</name>
    <message>
        <source>Sector before</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Settore precedente</translation>
    </message>
    <message>
        <source>in the visible sky</source>
        <comment>a sector</comment>
        <translation>nel cielo visibile</translation>
    </message>
    <message>
        <source>below the horizon</source>
        <comment>a sector</comment>
        <translation>sotto l’orizzonte</translation>
    </message>
    <message>
        <source>Sector after</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Settore successivo</translation>
    </message>
    <message>
        <source>Your words about sector %1</source>
        <comment>label of a text field</comment>
        <translation>Le tue parole sul settore %1</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <comment>in an empty text field</comment>
        <translation>Ancora niente</translation>
    </message>
</context>
<context>
    <name>NoteSide</name>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>visibile</translation>
    </message>
    <message>
        <source>comet sector</source>
        <comment>a sector where comets can be</comment>
        <translation>settore da cometa</translation>
    </message>
    <message>
        <source>with a text</source>
        <comment>a sector of the notes about which something is written</comment>
        <translation>con un testo</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contraddice</translation>
    </message>
</context>
<context>
    <name>NoteSource</name>
    <message>
        <source>Nothing is known yet.</source>
        <comment>about an object in a sector</comment>
        <translation>Non si sa ancora niente.</translation>
    </message>
    <message>
        <source>Marked by you, only in a what-if.</source>
        <comment>where a mark comes from</comment>
        <translation>Segnato da te, solo in un’ipotesi.</translation>
    </message>
    <message>
        <source>Marked by you.</source>
        <comment>where a mark comes from</comment>
        <translation>Segnato da te.</translation>
    </message>
    <message>
        <source>You were told otherwise: %1.</source>
        <comment>a mark by hand that differs from what is known, %1 &apos;not here&apos;</comment>
        <translation>Ti è stato detto altro: %1.</translation>
    </message>
</context>
<context>
    <name>NoteTools</name>
    <message>
        <source>Undo</source>
        <comment>button: takes the last mark back</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <comment>why undo cannot be used</comment>
        <translation>Ancora niente da annullare.</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button: brings back what was undone</comment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>What if</source>
        <comment>button: begins to try something in the notes</comment>
        <translation>E se</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>button: free words about the notes</comment>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>button: help on the notes</comment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Nothing to redo yet.</source>
        <comment>why redo cannot be used</comment>
        <translation>Ancora niente da ripetere.</translation>
    </message>
</context>
<context>
    <name>NoteWheel</name>
    <message>
        <source>Notes as a wheel</source>
        <comment>spoken name of the notes in a circle</comment>
        <translation>Appunti a ruota</translation>
    </message>
    <message>
        <source>what if</source>
        <comment>spoken of a mark that is only supposed</comment>
        <translation>e se</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contraddice</translation>
    </message>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>visibile</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>a sector below the horizon</comment>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>%1 is a comet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse una cometa</translation>
    </message>
    <message>
        <source>%1 is an asteroid</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse un asteroide</translation>
    </message>
    <message>
        <source>%1 is a dwarf planet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse un pianeta nano</translation>
    </message>
    <message>
        <source>%1 is a gas cloud</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse una nube di gas</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse vuoto</translation>
    </message>
    <message>
        <source>%1 is Planet X</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 fosse il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>%1 are comets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero comete</translation>
    </message>
    <message>
        <source>%1 are asteroids</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero asteroidi</translation>
    </message>
    <message>
        <source>%1 are dwarf planets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero pianeti nani</translation>
    </message>
    <message>
        <source>%1 are gas clouds</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero nubi di gas</translation>
    </message>
    <message>
        <source>%1 are empty</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero vuoti</translation>
    </message>
    <message>
        <source>%1 are both Planet X</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 fossero tutti il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>%1 is not a comet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse una cometa</translation>
    </message>
    <message>
        <source>%1 is not an asteroid</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse un asteroide</translation>
    </message>
    <message>
        <source>%1 is not a dwarf planet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse un pianeta nano</translation>
    </message>
    <message>
        <source>%1 is not a gas cloud</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse una nube di gas</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse vuoto</translation>
    </message>
    <message>
        <source>%1 is not Planet X</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 non fosse il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>%1 are not comets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero comete</translation>
    </message>
    <message>
        <source>%1 are not asteroids</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero asteroidi</translation>
    </message>
    <message>
        <source>%1 are not dwarf planets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero pianeti nani</translation>
    </message>
    <message>
        <source>%1 are not gas clouds</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero nubi di gas</translation>
    </message>
    <message>
        <source>%1 are not empty</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero vuoti</translation>
    </message>
    <message>
        <source>%1 are not Planet X</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 non fossero il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>%2 in %1 is open again</source>
        <comment>what is supposed, %1 sectors, %2 an object</comment>
        <translation>“%2” tornasse possibile in %1</translation>
    </message>
    <message>
        <source>What if …?</source>
        <comment>a what-if in which nothing is marked yet</comment>
        <translation>E se …?</translation>
    </message>
    <message>
        <source>What if %1?</source>
        <comment>a hypothesis: %1 &apos;3 and 5 are asteroids&apos;</comment>
        <translation>E se %1?</translation>
    </message>
    <message>
        <source>Planet X is certain in %1 sectors, but there is only one.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Il Pianeta&#xa0;X è certo in %1 settori, ma ce n’è uno solo.</translation>
    </message>
    <message>
        <source>%1 %2 are certain, but the sky has only %3.</source>
        <comment>why the notes cannot be right: 5 asteroids, 4</comment>
        <translation>Secondo i tuoi appunti ci sono %1 %2, ma il cielo ne ha solo %3.</translation>
    </message>
    <message>
        <source>No sector is left for Planet X.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Non resta alcun settore per il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>Of %1 the sky has %2, but only %3 can still be placed.</source>
        <comment>why the notes cannot be right: asteroids, 4, 3</comment>
        <translation>Di %1 il cielo ne ha %2, ma c’è posto solo per %3.</translation>
    </message>
    <message>
        <source>Everything is ruled out in sector %1.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Nel settore %1 è tutto escluso.</translation>
    </message>
    <message>
        <source>Sector %1 cannot hold two objects.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Il settore %1 non può contenere due oggetti.</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: %3</source>
        <comment>%1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;, %3 how many</comment>
        <translation>Hai cercato %1 %2: %3</translation>
    </message>
    <message>
        <source>You targeted sector %1: %2</source>
        <comment>%2 what is there</comment>
        <translation>Hai puntato il settore %1: %2</translation>
    </message>
    <message>
        <source>One of your starting facts.</source>
        <comment>where a mark comes from</comment>
        <translation>Uno dei tuoi fatti iniziali.</translation>
    </message>
    <message>
        <source>Your own answer. %1.</source>
        <comment>where a mark comes from: %1 &apos;You targeted sector 3: comet&apos;</comment>
        <translation>La tua risposta. %1.</translation>
    </message>
    <message>
        <source>Everybody knows. %1.</source>
        <comment>where a mark comes from: %1 a line of the log</comment>
        <translation>Lo sanno tutti. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <comment>why the notes cannot be right: %1 a sentence, %n how many others</comment>
        <translation>
            <numerusform>%1 E ancora %n.</numerusform>
            <numerusform>%1 E ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comets can only be in %1.</source>
        <comment>a law of the sky, %1 sectors: &apos;2, 3, 5, 7, 11&apos;</comment>
        <translation>Le comete possono essere solo in %1.</translation>
    </message>
    <message>
        <source>Follows at once from your starting facts.</source>
        <comment>where a mark comes from</comment>
        <translation>Segue subito dai tuoi fatti iniziali.</translation>
    </message>
    <message>
        <source>Follows at once. %1.</source>
        <comment>where a mark comes from: %1 &apos;You targeted sector 3: comet&apos;, the last that was needed for it</comment>
        <translation>Ne segue subito. %1.</translation>
    </message>
</context>
<context>
    <name>NotesHeader</name>
    <message>
        <source>Back</source>
        <comment>button that leaves the page</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>title of a page</comment>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>only you</source>
        <comment>beside the title of the notes: nobody else sees them</comment>
        <translation>solo per te</translation>
    </message>
    <message>
        <source>Laws of the sky</source>
        <comment>button on the notes: how many objects there are and where they can be</comment>
        <translation>Leggi del cielo</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Notes</source>
        <comment>title of a page</comment>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Your words</source>
        <comment>label of the free text of the notes</comment>
        <translation>Le tue parole</translation>
    </message>
    <message>
        <source>Whatever you want to remember</source>
        <comment>in an empty text field</comment>
        <translation>Tutto quello che vuoi ricordare</translation>
    </message>
</context>
<context>
    <name>NotesRecord</name>
    <message>
        <source>Your words</source>
        <comment>label of the free text of the notes</comment>
        <translation>Le tue parole</translation>
    </message>
    <message>
        <source>Whatever you want to remember</source>
        <comment>in an empty text field</comment>
        <translation>Tutto quello che vuoi ricordare</translation>
    </message>
</context>
<context>
    <name>NotesViewChoice</name>
    <message>
        <source>Grid</source>
        <comment>the notes as a table</comment>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Wheel</source>
        <comment>the notes as a circle</comment>
        <translation>Ruota</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>what was asked and learned so far</comment>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Show the notes as</source>
        <comment>title of a choice: grid, wheel, record</comment>
        <translation>Mostra gli appunti come</translation>
    </message>
</context>
<context>
    <name>Nouns</name>
    <message>
        <source>At least one comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Almeno una cometa</translation>
    </message>
    <message>
        <source>At least one asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Almeno un asteroide</translation>
    </message>
    <message>
        <source>At least one dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Almeno un pianeta nano</translation>
    </message>
    <message>
        <source>At least one gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Almeno una nube di gas</translation>
    </message>
    <message>
        <source>At least one truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Almeno un settore realmente vuoto</translation>
    </message>
    <message>
        <source>The dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Il pianeta nano</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>No comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Nessuna cometa</translation>
    </message>
    <message>
        <source>No asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Nessun asteroide</translation>
    </message>
    <message>
        <source>No dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Nessun pianeta nano</translation>
    </message>
    <message>
        <source>No gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Nessuna nube di gas</translation>
    </message>
    <message>
        <source>No truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Nessun settore realmente vuoto</translation>
    </message>
    <message>
        <source>Every comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Ogni cometa</translation>
    </message>
    <message>
        <source>Every asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Ogni asteroide</translation>
    </message>
    <message>
        <source>Every dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Ogni pianeta nano</translation>
    </message>
    <message>
        <source>Every gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Ogni nube di gas</translation>
    </message>
    <message>
        <source>Every truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Ogni settore realmente vuoto</translation>
    </message>
    <message>
        <source>All comets</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tutte le comete</translation>
    </message>
    <message>
        <source>All asteroids</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tutti gli asteroidi</translation>
    </message>
    <message>
        <source>All dwarf planets</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tutti i pianeti nani</translation>
    </message>
    <message>
        <source>All gas clouds</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tutte le nubi di gas</translation>
    </message>
    <message>
        <source>All truly empty sectors</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tutti i settori realmente vuoti</translation>
    </message>
    <message>
        <source>The dwarf planet</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Il pianeta nano</translation>
    </message>
    <message>
        <source>all comets</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tutte le comete</translation>
    </message>
    <message>
        <source>all asteroids</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tutti gli asteroidi</translation>
    </message>
    <message>
        <source>all dwarf planets</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tutti i pianeti nani</translation>
    </message>
    <message>
        <source>all gas clouds</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tutte le nubi di gas</translation>
    </message>
    <message>
        <source>all truly empty sectors</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tutti i settori realmente vuoti</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>il pianeta nano</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a una cometa</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un asteroide</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un pianeta nano</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a una nube di gas</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un settore realmente vuoto</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>al pianeta nano</translation>
    </message>
    <message>
        <source>another comet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un’altra cometa</translation>
    </message>
    <message>
        <source>another asteroid</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un altro asteroide</translation>
    </message>
    <message>
        <source>another dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un altro pianeta nano</translation>
    </message>
    <message>
        <source>another gas cloud</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un’altra nube di gas</translation>
    </message>
    <message>
        <source>another truly empty sector</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>a un altro settore realmente vuoto</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da una cometa</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un asteroide</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un pianeta nano</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da una nube di gas</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un settore realmente vuoto</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>dal pianeta nano</translation>
    </message>
    <message>
        <source>another comet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un’altra cometa</translation>
    </message>
    <message>
        <source>another asteroid</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un altro asteroide</translation>
    </message>
    <message>
        <source>another dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un altro pianeta nano</translation>
    </message>
    <message>
        <source>another gas cloud</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un’altra nube di gas</translation>
    </message>
    <message>
        <source>another truly empty sector</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>da un altro settore realmente vuoto</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>una cometa</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un asteroide</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un pianeta nano</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>una nube di gas</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un settore realmente vuoto</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>comets</source>
        <comment>several of them, inside a sentence</comment>
        <translation>comete</translation>
    </message>
    <message>
        <source>asteroids</source>
        <comment>several of them, inside a sentence</comment>
        <translation>asteroidi</translation>
    </message>
    <message>
        <source>dwarf planets</source>
        <comment>several of them, inside a sentence</comment>
        <translation>pianeti nani</translation>
    </message>
    <message>
        <source>gas clouds</source>
        <comment>several of them, inside a sentence</comment>
        <translation>nubi di gas</translation>
    </message>
    <message>
        <source>empty sectors</source>
        <comment>several of them, inside a sentence</comment>
        <translation>settori vuoti</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>the only one, inside a sentence</comment>
        <translation>pianeta nano</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>several of them, inside a sentence</comment>
        <translation>Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>sectors that appear empty</source>
        <comment>several of them, inside a sentence</comment>
        <translation>settori che appaiono vuoti</translation>
    </message>
    <message>
        <source>Comets</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Comete</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Asteroidi</translation>
    </message>
    <message>
        <source>Dwarf planets</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Pianeti nani</translation>
    </message>
    <message>
        <source>Gas clouds</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Nubi di gas</translation>
    </message>
    <message>
        <source>Empty sectors</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Settori vuoti</translation>
    </message>
    <message>
        <source>Dwarf planet</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Pianeta nano</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>comets</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>le comete</translation>
    </message>
    <message>
        <source>asteroids</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>gli asteroidi</translation>
    </message>
    <message>
        <source>dwarf planets</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>i pianeti nani</translation>
    </message>
    <message>
        <source>gas clouds</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>le nubi di gas</translation>
    </message>
    <message>
        <source>what appears empty</source>
        <comment>what somebody surveys; Planet X is among it: Ana surveys … in sectors 2–5</comment>
        <translation>ciò che appare vuoto</translation>
    </message>
</context>
<context>
    <name>ObjectChoice</name>
    <message>
        <source>Comet</source>
        <comment>an object to choose, as short as can be</comment>
        <translation>Cometa</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <comment>an object to choose, as short as can be</comment>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Dwarf</source>
        <comment>a dwarf planet to choose, as short as can be</comment>
        <translation>Nano</translation>
    </message>
    <message>
        <source>Gas</source>
        <comment>a gas cloud to choose, as short as can be</comment>
        <translation>Gas</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>what seems or is empty, to choose, as short as can be</comment>
        <translation>Vuoto</translation>
    </message>
</context>
<context>
    <name>OfferSheet</name>
    <message>
        <source>Carry on with %1?</source>
        <comment>question: %1 one or several names</comment>
        <translation>Continuare con %1?</translation>
    </message>
    <message>
        <source>%1 leads the table from then on. When the lost phone returns it follows; what was entered only there meanwhile does not count then.</source>
        <comment>%1 &apos;Luca&apos;s phone&apos;</comment>
        <translation>%1 da lì in poi guida il tavolo. Quando il telefono perso torna, segue; quello che intanto è stato inserito solo lì non vale più.</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>button: another phone may carry the table on</comment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: another phone may not carry the table on</comment>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Go on from before %1’s seat was taken?</source>
        <comment>question: %1 a player</comment>
        <translation>Riprendere da prima che fosse preso il posto di %1?</translation>
    </message>
    <message>
        <source>%1 asks for it, and more than half of you must agree.</source>
        <comment>%1 one or several names</comment>
        <translation>%1 lo chiede; deve accettare più della metà di voi.</translation>
    </message>
    <message>
        <source>%1. %2 wants to carry on, and more than half of you must agree.</source>
        <comment>%1 &apos;Ana&apos;s phone is out of reach&apos;, %2 a name</comment>
        <translation>%1. %2 vuole continuare; deve accettare più della metà di voi.</translation>
    </message>
    <message>
        <source>Then this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Allora questa voce non conta più:</translation>
    </message>
    <message>
        <source>Then these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Allora queste %1 voci non contano più:</translation>
    </message>
    <message>
        <source>%1 leads the table from then on.</source>
        <comment>%1 &apos;Luca&apos;s phone&apos;</comment>
        <translation>%1 da lì in poi guida il tavolo.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening your tables</source>
        <comment>the app has just been started</comment>
        <translation>Apro i tuoi tavoli</translation>
    </message>
</context>
<context>
    <name>OtherPhones</name>
    <message>
        <source>Phones at this table</source>
        <comment>heading</comment>
        <translation>Telefoni a questo tavolo</translation>
    </message>
</context>
<context>
    <name>OwnChoice</name>
    <message>
        <source>Choose my theories</source>
        <comment>button on the table in a theory phase</comment>
        <translation>Scegli le mie teorie</translation>
    </message>
    <message>
        <source>Use my last chance</source>
        <comment>button on the table</comment>
        <translation>Usa la mia ultima occasione</translation>
    </message>
    <message>
        <source>No theory</source>
        <comment>a player publishes nothing in this theory phase</comment>
        <translation>Nessuna teoria</translation>
    </message>
</context>
<context>
    <name>OwnRecords</name>
    <message>
        <source>Whose results</source>
        <comment>spoken name of a row of players</comment>
        <translation>Risultati di chi</translation>
    </message>
    <message>
        <source>Show the results of %1</source>
        <comment>button; %1 a player with a PIN</comment>
        <translation>Mostra i risultati di %1</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <comment>button that leaves the page</comment>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>PeerReviewPage</name>
    <message>
        <source>Peer review</source>
        <comment>title of a page</comment>
        <translation>Revisione tra pari</translation>
    </message>
    <message>
        <source>For everybody at the table</source>
        <comment>below the title Peer review</comment>
        <translation>Per tutti al tavolo</translation>
    </message>
    <message>
        <source>Next: theories, right now</source>
        <comment>the Earth has already reached them</comment>
        <translation>Poi: teorie, subito</translation>
    </message>
    <message>
        <source>Next: a conference, when the Earth enters %1</source>
        <comment>%1 a sector</comment>
        <translation>Poi: una conferenza, quando la Terra entra nel settore %1</translation>
    </message>
    <message>
        <source>Next: theories, when the Earth enters %1</source>
        <comment>%1 a sector</comment>
        <translation>Poi: teorie, quando la Terra entra nel settore %1</translation>
    </message>
    <message>
        <source>The other theories move on</source>
        <comment>heading in a peer review</comment>
        <translation>Le altre teorie avanzano</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>%1, %2</source>
        <comment>a player&apos;s choices; %1 the season, %2 how many starting facts</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player; %1 the name, %2 a remark like: you</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>this device</source>
        <comment>where somebody plays</comment>
        <translation>questo dispositivo</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>a player at another device</comment>
        <translation>fuori portata</translation>
    </message>
    <message>
        <source>connected</source>
        <comment>a player at another device</comment>
        <translation>a portata</translation>
    </message>
    <message>
        <source>leads the table</source>
        <comment>of the device that orders everything</comment>
        <translation>guida il tavolo</translation>
    </message>
    <message>
        <source>a bot plays for %1 until %1 is back</source>
        <comment>where somebody plays, %1 a player</comment>
        <translation>un bot gioca per %1 finché non torna</translation>
    </message>
</context>
<context>
    <name>PickWheel</name>
    <message>
        <source>No sectors picked</source>
        <comment>spoken on the wheel for picking</comment>
        <translation>Nessun settore scelto</translation>
    </message>
    <message>
        <source>Sectors %1 to %2</source>
        <comment>spoken on the wheel for picking</comment>
        <translation>Settori da %1 a %2</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>PIN, %1 of %2 digits typed</source>
        <comment>spoken name of the PIN pad</comment>
        <translation>PIN, %1 cifre scritte su %2</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>the PIN was wrong, type it again</comment>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Erase</source>
        <comment>button that takes the last digit back</comment>
        <translation>Cancella</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message>
        <source>The PIN of %1</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>Il PIN di %1</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in 1 second.</source>
        <comment>on a sheet for a PIN</comment>
        <translation>Troppi PIN sbagliati. Prossima prova tra 1 secondo.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in %1 seconds.</source>
        <comment>on a sheet for a PIN, two or more</comment>
        <translation>Troppi PIN sbagliati. Prossima prova tra %1 secondi.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a sheet for a PIN, while results are opened</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>PlayedNotice</name>
    <message>
        <source>You have played this code before</source>
        <comment>about a game code</comment>
        <translation>Hai già giocato questo codice</translation>
    </message>
    <message>
        <source>It deals the same sky again. Somebody may remember it.</source>
        <comment>about a game code that was played before</comment>
        <translation>Dà di nuovo lo stesso cielo. Qualcuno potrebbe ricordarlo.</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1, with a PIN</source>
        <comment>spoken name of a player to choose</comment>
        <translation>%1, con un PIN</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Change PIN</source>
        <comment>button</comment>
        <translation>Cambia PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <comment>button</comment>
        <translation>Imposta un PIN</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a player&apos;s data</comment>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>While a table is open, only %1 can set a PIN or move to another device, with their own notes open.</source>
        <comment>why buttons are disabled; %1 a player</comment>
        <translation>Finché un tavolo è aperto, solo %1 può impostare un PIN o passare a un altro dispositivo, con i propri appunti aperti.</translation>
    </message>
    <message>
        <source>Move to another device</source>
        <comment>button: a player&apos;s notes</comment>
        <translation>Passa a un altro dispositivo</translation>
    </message>
</context>
<context>
    <name>PlayersGroup</name>
    <message>
        <source>Players of this device</source>
        <comment>heading in the settings</comment>
        <translation>Giocatori di questo dispositivo</translation>
    </message>
    <message>
        <source>Delete %1 from this device?</source>
        <comment>question; %1 a player</comment>
        <translation>Eliminare %1 da questo dispositivo?</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>button; %1 a player</comment>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Import a player</source>
        <comment>button, and title of a sheet: from another device</comment>
        <translation>Importa un giocatore</translation>
    </message>
    <message>
        <source>All notes and statistics of %1 are deleted for good. Tables stay, but nobody can play as %1 any more.</source>
        <comment>what deleting a player means; %1 a player</comment>
        <translation>Tutti gli appunti e le statistiche di %1 vengono eliminati per sempre. I tavoli restano, ma nessuno può più giocare con quel nome.</translation>
    </message>
</context>
<context>
    <name>QrPicture</name>
    <message>
        <source>The game code as a QR picture</source>
        <comment>spoken name of the picture</comment>
        <translation>Il codice della partita come immagine QR</translation>
    </message>
</context>
<context>
    <name>ReasonClauses</name>
    <message>
        <source>Sector %1 is a comet.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 c’è una cometa.</translation>
    </message>
    <message>
        <source>Sector %1 is an asteroid.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 c’è un asteroide.</translation>
    </message>
    <message>
        <source>Sector %1 is a dwarf planet.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 c’è un pianeta nano.</translation>
    </message>
    <message>
        <source>Sector %1 is a gas cloud.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 c’è una nube di gas.</translation>
    </message>
    <message>
        <source>Sector %1 is truly empty.</source>
        <comment>what follows from the notes</comment>
        <translation>Il settore %1 è realmente vuoto.</translation>
    </message>
    <message>
        <source>Planet X is in sector %1.</source>
        <comment>what follows from the notes</comment>
        <translation>Il Pianeta&#xa0;X è nel settore %1.</translation>
    </message>
    <message>
        <source>Sector %1 is not a comet.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 non c’è una cometa.</translation>
    </message>
    <message>
        <source>Sector %1 is not an asteroid.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 non c’è un asteroide.</translation>
    </message>
    <message>
        <source>Sector %1 is not a dwarf planet.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 non c’è un pianeta nano.</translation>
    </message>
    <message>
        <source>Sector %1 is not a gas cloud.</source>
        <comment>what follows from the notes</comment>
        <translation>Nel settore %1 non c’è una nube di gas.</translation>
    </message>
    <message>
        <source>Sector %1 is not truly empty.</source>
        <comment>what follows from the notes</comment>
        <translation>Il settore %1 non è realmente vuoto.</translation>
    </message>
    <message>
        <source>Planet X is not in sector %1.</source>
        <comment>what follows from the notes</comment>
        <translation>Il Pianeta&#xa0;X non è nel settore %1.</translation>
    </message>
    <message>
        <source>sector %1 is a comet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 c’è una cometa</translation>
    </message>
    <message>
        <source>sector %1 is an asteroid</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 c’è un asteroide</translation>
    </message>
    <message>
        <source>sector %1 is a dwarf planet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 c’è un pianeta nano</translation>
    </message>
    <message>
        <source>sector %1 is a gas cloud</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 c’è una nube di gas</translation>
    </message>
    <message>
        <source>sector %1 is truly empty</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>il settore %1 è realmente vuoto</translation>
    </message>
    <message>
        <source>Planet X is in sector %1</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>il Pianeta&#xa0;X è nel settore %1</translation>
    </message>
    <message>
        <source>sector %1 is not a comet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 non c’è una cometa</translation>
    </message>
    <message>
        <source>sector %1 is not an asteroid</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 non c’è un asteroide</translation>
    </message>
    <message>
        <source>sector %1 is not a dwarf planet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 non c’è un pianeta nano</translation>
    </message>
    <message>
        <source>sector %1 is not a gas cloud</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>nel settore %1 non c’è una nube di gas</translation>
    </message>
    <message>
        <source>sector %1 is not truly empty</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>il settore %1 non è realmente vuoto</translation>
    </message>
    <message>
        <source>Planet X is not in sector %1</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>il Pianeta&#xa0;X non è nel settore %1</translation>
    </message>
    <message>
        <source>sector %1 were a comet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 ci fosse una cometa</translation>
    </message>
    <message>
        <source>sector %1 were an asteroid</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 ci fosse un asteroide</translation>
    </message>
    <message>
        <source>sector %1 were a dwarf planet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 ci fosse un pianeta nano</translation>
    </message>
    <message>
        <source>sector %1 were a gas cloud</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 ci fosse una nube di gas</translation>
    </message>
    <message>
        <source>sector %1 were truly empty</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>il settore %1 fosse realmente vuoto</translation>
    </message>
    <message>
        <source>Planet X were in sector %1</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>il Pianeta&#xa0;X fosse nel settore %1</translation>
    </message>
    <message>
        <source>sector %1 were not a comet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 non ci fosse una cometa</translation>
    </message>
    <message>
        <source>sector %1 were not an asteroid</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 non ci fosse un asteroide</translation>
    </message>
    <message>
        <source>sector %1 were not a dwarf planet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 non ci fosse un pianeta nano</translation>
    </message>
    <message>
        <source>sector %1 were not a gas cloud</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>nel settore %1 non ci fosse una nube di gas</translation>
    </message>
    <message>
        <source>sector %1 were not truly empty</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>il settore %1 non fosse realmente vuoto</translation>
    </message>
    <message>
        <source>Planet X were not in sector %1</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>il Pianeta&#xa0;X non fosse nel settore %1</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a comet.</source>
        <comment>a reason</comment>
        <translation>Hai puntato il settore %1 e visto una cometa.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw an asteroid.</source>
        <comment>a reason</comment>
        <translation>Hai puntato il settore %1 e visto un asteroide.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a dwarf planet.</source>
        <comment>a reason</comment>
        <translation>Hai puntato il settore %1 e visto un pianeta nano.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a gas cloud.</source>
        <comment>a reason</comment>
        <translation>Hai puntato il settore %1 e visto una nube di gas.</translation>
    </message>
    <message>
        <source>You targeted sector %1, and it appears empty.</source>
        <comment>a reason; it is empty or hides Planet X</comment>
        <translation>Hai puntato il settore %1, e appare vuoto.</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>lit up on the sheet</source>
        <comment>spoken of a reason whose sectors are pointed at</comment>
        <translation>evidenziato sul foglio</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Starting fact: %1.</source>
        <comment>a reason, %1 &apos;sector 3 is not a comet&apos;</comment>
        <translation>Fatto iniziale: %1.</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>a reason, %1 the topic&apos;s letter, %2 a whole sentence, the clue</comment>
        <translation>Argomento %1: %2</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a reason, %1 a whole sentence, the clue</comment>
        <translation>Conferenza: %1</translation>
    </message>
    <message>
        <source>Peer review: %1.</source>
        <comment>a reason, %1 &apos;sector 3 is not a comet&apos;</comment>
        <translation>Revisione tra pari: %1.</translation>
    </message>
    <message>
        <source>A law of the sky: comets are only in comet sectors.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: le comete sono solo nei settori da cometa.</translation>
    </message>
    <message>
        <source>A law of the sky: every asteroid is adjacent to another asteroid.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: ogni asteroide è adiacente a un altro asteroide.</translation>
    </message>
    <message>
        <source>A law of the sky: every gas cloud is adjacent to a truly empty sector.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: ogni nube di gas è adiacente a un settore realmente vuoto.</translation>
    </message>
    <message>
        <source>A law of the sky: no dwarf planet is adjacent to Planet X.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: nessun pianeta nano è adiacente al Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>A law of the sky: the dwarf planets span exactly six sectors.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: i pianeti nani occupano una fascia di sei settori esatti, da un capo all’altro.</translation>
    </message>
    <message>
        <source>The laws of the sky, taken together.</source>
        <comment>a reason: no few laws are enough</comment>
        <translation>Le leggi del cielo, prese insieme.</translation>
    </message>
    <message>
        <source>A law of the sky: there is one Planet X.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: c’è un solo Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>A law of the sky: there is one dwarf planet.</source>
        <comment>a reason</comment>
        <translation>Una legge del cielo: c’è un solo pianeta nano.</translation>
    </message>
    <message>
        <source>A law of the sky: %1 sectors are truly empty.</source>
        <comment>a reason, two or more</comment>
        <translation>Una legge del cielo: %1 settori sono realmente vuoti.</translation>
    </message>
    <message>
        <source>A law of the sky: there are %1 %2.</source>
        <comment>a reason, %1 two or more, %2 &apos;comets&apos;</comment>
        <translation>Una legge del cielo: ci sono %1 %2.</translation>
    </message>
    <message>
        <source>If %1, this could not be true:</source>
        <comment>over the reason of a hint, %1 &apos;sector 3 were a comet&apos;; one thing follows</comment>
        <translation>Se %1, questo non potrebbe essere vero:</translation>
    </message>
    <message>
        <source>If %1, these could not all be true:</source>
        <comment>over the reasons of a hint, %1 &apos;sector 3 were a comet&apos;; several things follow</comment>
        <translation>Se %1, tutto questo non potrebbe essere vero allo stesso tempo:</translation>
    </message>
    <message>
        <source>What you suppose cannot be: %1.</source>
        <comment>a mark of a what-if that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>La tua ipotesi è impossibile: %1.</translation>
    </message>
    <message>
        <source>You suspect that %1.</source>
        <comment>a mark that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>Sospetti questo: %1.</translation>
    </message>
    <message>
        <source>You marked that %1.</source>
        <comment>a mark that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>Hai segnato questo: %1.</translation>
    </message>
    <message>
        <source>This contradicts a law of the sky:</source>
        <comment>over the reason against a mark</comment>
        <translation>Contraddice una legge del cielo:</translation>
    </message>
    <message>
        <source>This contradicts what you have been told:</source>
        <comment>over the reasons against a mark</comment>
        <translation>Contraddice ciò che ti è stato detto:</translation>
    </message>
    <message>
        <source>This what-if cannot be. These marks cannot all be true:</source>
        <comment>over marks that contradict each other; some are a what-if&apos;s</comment>
        <translation>Questa ipotesi è impossibile. Questi segni non possono essere tutti veri:</translation>
    </message>
    <message>
        <source>These marks cannot all be true:</source>
        <comment>over marks that contradict each other</comment>
        <translation>Questi segni non possono essere tutti veri:</translation>
    </message>
    <message>
        <source>Not with what you have been told:</source>
        <comment>over the reasons against some marks: cannot all be true with them</comment>
        <translation>Non con ciò che ti è stato detto:</translation>
    </message>
    <message>
        <source>Not in any sky:</source>
        <comment>over a law that some marks would break: cannot all be true with it</comment>
        <translation>In nessun cielo:</translation>
    </message>
    <message>
        <source>The laws of the sky rule this out</source>
        <comment>a warning before locating Planet X</comment>
        <translation>Le leggi del cielo lo escludono</translation>
    </message>
    <message>
        <source>What you have been told rules this out</source>
        <comment>a warning before locating Planet X</comment>
        <translation>Ciò che ti è stato detto lo esclude</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: none.</source>
        <comment>a reason, %1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;</comment>
        <translation>Hai cercato %1 %2: niente.</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: %3.</source>
        <comment>a reason, %1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;, %3 how many</comment>
        <translation>Hai cercato %1 %2: %3.</translation>
    </message>
    <message>
        <source>%2 in sector %1 and %4 in sector %3</source>
        <comment>the neighbours of Planet X in a guess: %2 and %4 &apos;a comet&apos;, %1 and %3 numbers</comment>
        <translation>%2 in %1 e %4 in %3</translation>
    </message>
    <message>
        <source>You looked in vain for Planet X in sector %1, with %2.</source>
        <comment>a reason, %2 &apos;a comet in sector 3 and an asteroid in sector 5&apos;</comment>
        <translation>Hai cercato invano il Pianeta&#xa0;X nel settore %1, con %2.</translation>
    </message>
    <message>
        <source>Help on the notes: none</source>
        <comment>what was chosen for the game</comment>
        <translation>Aiuto per gli appunti: nessuno</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping</source>
        <comment>what was chosen for the game</comment>
        <translation>Aiuto per gli appunti: annotazioni</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping and checker</source>
        <comment>what was chosen for the game</comment>
        <translation>Aiuto per gli appunti: annotazioni e controllo</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping, checker and hints</source>
        <comment>what was chosen for the game</comment>
        <translation>Aiuto per gli appunti: annotazioni, controllo e suggerimenti</translation>
    </message>
    <message>
        <source>You used no help on the notes.</source>
        <comment>at the end of the game</comment>
        <translation>Non hai usato aiuti per gli appunti.</translation>
    </message>
    <message>
        <source>Help you used: %1.</source>
        <comment>at the end of the game, %1 &apos;filled in twice, 3 hints&apos;</comment>
        <translation>Aiuto usato: %1.</translation>
    </message>
    <message>
        <source>filled in once</source>
        <comment>how often help was used</comment>
        <translation>completato una volta</translation>
    </message>
    <message>
        <source>filled in %1 times</source>
        <comment>how often help was used, two or more</comment>
        <translation>completato %1 volte</translation>
    </message>
    <message>
        <source>checked once</source>
        <comment>how often help was used</comment>
        <translation>controllato una volta</translation>
    </message>
    <message>
        <source>checked %1 times</source>
        <comment>how often help was used, two or more</comment>
        <translation>controllato %1 volte</translation>
    </message>
    <message>
        <source>one hint</source>
        <comment>how often help was used</comment>
        <translation>un suggerimento</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <comment>how often help was used, two or more</comment>
        <translation>%1 suggerimenti</translation>
    </message>
    <message>
        <source>not used yet</source>
        <comment>beside a way of help</comment>
        <translation>non ancora usato</translation>
    </message>
    <message>
        <source>used once</source>
        <comment>beside a way of help</comment>
        <translation>usato una volta</translation>
    </message>
    <message>
        <source>used %1 times</source>
        <comment>beside a way of help, two or more</comment>
        <translation>usato %1 volte</translation>
    </message>
    <message>
        <source>One mark was entered.</source>
        <comment>after filling in what follows</comment>
        <translation>È stato inserito un segno.</translation>
    </message>
    <message>
        <source>%1 marks were entered.</source>
        <comment>after filling in what follows, two or more</comment>
        <translation>Sono stati inseriti %1 segni.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No table is open. Go back and open one.</source>
        <comment>why a button is off</comment>
        <translation>Nessun tavolo è aperto. Torna indietro e aprine uno.</translation>
    </message>
    <message>
        <source>The curtain is down. Sit down at the table first.</source>
        <comment>why a button is off</comment>
        <translation>Il sipario è calato. Prima siediti al tavolo.</translation>
    </message>
    <message>
        <source>This seat is played on another device.</source>
        <comment>why a button is off</comment>
        <translation>Questo posto si gioca su un altro dispositivo.</translation>
    </message>
    <message>
        <source>All seats are taken. Four people can play.</source>
        <comment>why a button is off</comment>
        <translation>Tutti i posti sono occupati. Si gioca al massimo in quattro.</translation>
    </message>
    <message>
        <source>Nobody sits there any more.</source>
        <comment>why a button is off</comment>
        <translation>Lì non siede più nessuno.</translation>
    </message>
    <message>
        <source>You can’t research twice in a row.</source>
        <comment>why a button is off</comment>
        <translation>Non puoi fare due ricerche di seguito.</translation>
    </message>
    <message>
        <source>Something is still missing here.</source>
        <comment>why a button is off</comment>
        <translation>Qui manca ancora qualcosa.</translation>
    </message>
    <message>
        <source>Another phone leads this table. Decide it there.</source>
        <comment>why a button is off</comment>
        <translation>Un altro telefono guida questo tavolo. Decidilo lì.</translation>
    </message>
    <message>
        <source>The phone that leads this table is out of reach. Your choice is kept until it’s back.</source>
        <comment>why a button is off</comment>
        <translation>Il telefono che guida questo tavolo è fuori portata. La tua scelta è conservata finché torna.</translation>
    </message>
    <message>
        <source>Your last question is still on its way. Your notes work meanwhile.</source>
        <comment>why a button is off</comment>
        <translation>La tua ultima domanda è ancora in viaggio. Intanto gli appunti funzionano.</translation>
    </message>
    <message>
        <source>Another phone remembers this game differently. Decide first which one counts.</source>
        <comment>why a button is off</comment>
        <translation>Un altro telefono ricorda questa partita diversamente. Decidi prima quale conta.</translation>
    </message>
    <message>
        <source>That phone is out of reach now.</source>
        <comment>why a button is off</comment>
        <translation>Quel telefono ora è fuori portata.</translation>
    </message>
    <message>
        <source>That doesn’t fit here. Choose again.</source>
        <comment>why a button is off</comment>
        <translation>Qui non va bene. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>Not now. The table says what comes next.</source>
        <comment>why a button is off</comment>
        <translation>Non ora. Il tavolo dice cosa viene dopo.</translation>
    </message>
    <message>
        <source>It’s not your turn yet. You act when your pawn is last on the track.</source>
        <comment>why a button is off</comment>
        <translation>Non è ancora il tuo turno. Giochi quando la tua pedina è l’ultima sulla pista.</translation>
    </message>
    <message>
        <source>You have already chosen. The others are still choosing.</source>
        <comment>why a button is off</comment>
        <translation>Hai già scelto. Gli altri stanno ancora scegliendo.</translation>
    </message>
    <message>
        <source>Too many theories for this round. Take one away.</source>
        <comment>why a button is off</comment>
        <translation>Troppe teorie per questo giro. Togline una.</translation>
    </message>
    <message>
        <source>This sky has no such sector. Choose one on the wheel.</source>
        <comment>why a button is off</comment>
        <translation>Questo cielo non ha quel settore. Scegline uno sulla ruota.</translation>
    </message>
    <message>
        <source>That object can’t be chosen here. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Questo oggetto non si può scegliere qui. Scegline un altro.</translation>
    </message>
    <message>
        <source>A survey covers at most half the sky. Choose fewer sectors.</source>
        <comment>why a button is off</comment>
        <translation>Un rilevamento copre al massimo metà del cielo. Scegli meno settori.</translation>
    </message>
    <message>
        <source>You have used all your targets. Survey one sector instead.</source>
        <comment>why a button is off</comment>
        <translation>Hai usato tutti i tuoi puntamenti. Rileva invece un solo settore.</translation>
    </message>
    <message>
        <source>That’s below the horizon. Choose sectors in the bright half.</source>
        <comment>why a button is off</comment>
        <translation>È sotto l’orizzonte. Scegli settori nella metà chiara.</translation>
    </message>
    <message>
        <source>A comet survey begins and ends in sectors with a comet mark.</source>
        <comment>why a button is off</comment>
        <translation>Un rilevamento di comete inizia e finisce in settori segnati con una cometa.</translation>
    </message>
    <message>
        <source>This game has no such topic. Choose one from the list.</source>
        <comment>why a button is off</comment>
        <translation>Questa partita non ha quell’argomento. Scegline uno dall’elenco.</translation>
    </message>
    <message>
        <source>Only one theory per sector in a round. Move one of them.</source>
        <comment>why a button is off</comment>
        <translation>Una sola teoria per settore in ogni giro. Spostane una.</translation>
    </message>
    <message>
        <source>Everyone knows what’s in this sector. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Tutti sanno che cosa c’è in questo settore. Scegline un altro.</translation>
    </message>
    <message>
        <source>You already have this theory here. Choose another sector or object.</source>
        <comment>why a button is off</comment>
        <translation>Hai già questa teoria qui. Scegli un altro settore o oggetto.</translation>
    </message>
    <message>
        <source>You have no token left for this object. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Non hai più gettoni per questo oggetto. Scegline un altro.</translation>
    </message>
    <message>
        <source>You have nothing to take back.</source>
        <comment>why a button is off</comment>
        <translation>Non hai niente da annullare.</translation>
    </message>
    <message>
        <source>The last player can’t be removed. Leave the game open, or end it.</source>
        <comment>why a button is off</comment>
        <translation>L’ultimo giocatore non si può togliere. Lascia la partita aperta o finiscila.</translation>
    </message>
    <message>
        <source>That’s not possible right now.</source>
        <comment>why a button is off, when there is no better reason</comment>
        <translation>In questo momento non è possibile.</translation>
    </message>
    <message>
        <source>The first theories are placed, so nobody can join any more. Join the next game.</source>
        <comment>why a button is off</comment>
        <translation>Le prime teorie sono piazzate, nessuno può più entrare. Entra nella prossima partita.</translation>
    </message>
    <message>
        <source>An older version of the app began this game. You can look at it; to play on, start its code anew.</source>
        <comment>why a button is off</comment>
        <translation>Questa partita è di una versione precedente dell’app. Puoi guardarla; per giocare, riavvia il suo codice.</translation>
    </message>
    <message>
        <source>That seat can’t change hands now.</source>
        <comment>why a button is off</comment>
        <translation>Quel posto ora non può cambiare mano.</translation>
    </message>
</context>
<context>
    <name>RecordBars</name>
    <message>
        <source>Surveys and targets</source>
        <comment>spoken name of the bars beside the notes</comment>
        <translation>Rilevamenti e puntamenti</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message>
        <source>No surveys or targets yet. Surveys show here as bars, targets as dots.</source>
        <comment>the record of the notes is empty</comment>
        <translation>Ancora nessun rilevamento o puntamento. Qui i rilevamenti sono barre, i puntamenti punti.</translation>
    </message>
    <message>
        <source>Filled: yours, with the answer on top. Hollow: the others’. Tap one to read it.</source>
        <comment>legend of the bars in the record</comment>
        <translation>Pieno: tuo, con la risposta sopra. Vuoto: degli altri. Tocca per leggere.</translation>
    </message>
</context>
<context>
    <name>RecordReadings</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a clue that was read: %1 the topic&apos;s letter, %2 its title, %3 a sentence</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Read and heard</source>
        <comment>heading in the record of the notes: clues, conferences</comment>
        <translation>Letto e sentito</translation>
    </message>
    <message>
        <source>Starting facts</source>
        <comment>heading in the record of the notes</comment>
        <translation>Fatti iniziali</translation>
    </message>
    <message>
        <source>No clues yet: research and conferences bring them.</source>
        <comment>the record of the notes has no clues</comment>
        <translation>Ancora nessun indizio: li portano le ricerche e le conferenze.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>Games</source>
        <comment>statistics: how many were played</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won against others</source>
        <comment>statistics: so many games</comment>
        <translation>Vinte contro altri</translation>
    </message>
    <message>
        <source>Planet X found</source>
        <comment>statistics: in so many games</comment>
        <translation>Pianeta&#xa0;X trovato</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>%1 of %2 games</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Mean time of locating it</source>
        <comment>statistics: Planet X, in sectors of time</comment>
        <translation>Tempo medio per individuarlo</translation>
    </message>
    <message>
        <source>Earliest</source>
        <comment>statistics: the least time of locating Planet X</comment>
        <translation>Il più presto</translation>
    </message>
    <message>
        <source>Best score</source>
        <comment>statistics</comment>
        <translation>Miglior punteggio</translation>
    </message>
    <message>
        <source>Planet X found at time %1</source>
        <comment>result of a game</comment>
        <translation>Pianeta&#xa0;X trovato al tempo %1</translation>
    </message>
    <message>
        <source>Planet X found in the last chance</source>
        <comment>result of a game</comment>
        <translation>Pianeta&#xa0;X trovato all’ultima occasione</translation>
    </message>
    <message>
        <source>Planet X not found</source>
        <comment>result of a game</comment>
        <translation>Pianeta&#xa0;X non trovato</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>result of a game</comment>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>result of a game</comment>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>without help</source>
        <comment>result of a game: no help on the notes was used</comment>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>helped once</source>
        <comment>result of a game: help on the notes</comment>
        <translation>un aiuto</translation>
    </message>
    <message>
        <source>helped %1 times</source>
        <comment>result of a game: help on the notes</comment>
        <translation>%1 aiuti</translation>
    </message>
</context>
<context>
    <name>Relations</name>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one comet&apos;, &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one asteroid&apos;, &apos;Every asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one dwarf planet&apos;, &apos;The dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one gas cloud&apos;, &apos;Every gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 è adiacente %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one comet&apos;, &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 è direttamente opposta %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one asteroid&apos;, &apos;Every asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one dwarf planet&apos;, &apos;The dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one gas cloud&apos;, &apos;Every gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 è direttamente opposta %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 è direttamente opposta %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 è direttamente opposta %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 è direttamente opposto %2.</translation>
    </message>
</context>
<context>
    <name>RemoveSheet</name>
    <message>
        <source>Keep it</source>
        <comment>button that closes a sheet without deleting anything</comment>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>RemoveTableSheet</name>
    <message>
        <source>Delete the table of %1?</source>
        <comment>question; %1 the names of players</comment>
        <translation>Eliminare il tavolo di %1?</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <comment>button</comment>
        <translation>Elimina il tavolo</translation>
    </message>
    <message>
        <source>The game, its log and all notes without a PIN are deleted for good. Notes behind a PIN go when that player is deleted in Settings. Statistics stay.</source>
        <comment>what deleting a table means</comment>
        <translation>La partita, il suo registro e tutti gli appunti senza PIN vengono eliminati per sempre. Gli appunti dietro un PIN spariscono quando il giocatore viene eliminato nelle impostazioni. Le statistiche restano.</translation>
    </message>
</context>
<context>
    <name>ReplayChart</name>
    <message>
        <source>%1 %2</source>
        <comment>spoken: a player&apos;s name and &apos;12 skies&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Skies still possible: %1</source>
        <comment>spoken name of the chart; %1 &apos;Ana 12 skies, Luca 40 skies&apos;</comment>
        <translation>Cieli ancora possibili: %1</translation>
    </message>
</context>
<context>
    <name>ReplayFoot</name>
    <message>
        <source>One step back</source>
        <comment>button while looking back on a game</comment>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>step %1 of %2 of a game</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button while looking back on a game</comment>
        <translation>Un passo avanti</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Looking back</source>
        <comment>title of the replay of a game</comment>
        <translation>Uno sguardo indietro</translation>
    </message>
    <message>
        <source>Skies still possible</source>
        <comment>heading over the chart of what everybody could know</comment>
        <translation>Cieli ancora possibili</translation>
    </message>
    <message>
        <source>Going through all skies …</source>
        <comment>while the chart of what everybody could know is made</comment>
        <translation>Passo in rassegna tutti i cieli …</translation>
    </message>
    <message>
        <source>What everybody could have known from their own answers and all that was public, had nothing been overlooked. The ring with the X marks the moment from which Planet X could be located.</source>
        <comment>under the chart of what everybody could know</comment>
        <translation>Quello che ognuno avrebbe potuto sapere dalle proprie risposte e da tutto ciò che era pubblico, senza trascurare niente. L’anello con la X segna il momento da cui si poteva individuare il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>Show the true sky</source>
        <comment>switch while looking back on a game</comment>
        <translation>Mostra il vero cielo</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>spoken name of the slider through a game</comment>
        <translation>Passo %1 di %2</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Survey %1 in %2</source>
        <comment>what could have been done: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Rilevare %1 %2</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>what could have been done</comment>
        <translation>Puntare il settore %1</translation>
    </message>
    <message>
        <source>Research %1, %2</source>
        <comment>what could have been done: %1 the topic&apos;s letter, %2 &apos;asteroids and comets&apos;</comment>
        <translation>Ricercare l’argomento %1, %2</translation>
    </message>
    <message>
        <source>Locate Planet X in sector %1, between %2 and %3</source>
        <comment>what could have been done: %2 and %3 &apos;a comet&apos;</comment>
        <translation>Individuare il Pianeta&#xa0;X nel settore %1, tra %2 e %3</translation>
    </message>
    <message>
        <source>Publish no theory</source>
        <comment>what could have been done</comment>
        <translation>Non presentare teorie</translation>
    </message>
    <message>
        <source>Publish: %1</source>
        <comment>what could have been done: %1 theories, &apos;sector 3 is a comet and sector 6 is a gas cloud&apos;</comment>
        <translation>Presentare: %1</translation>
    </message>
    <message>
        <source>sector %1 is %2</source>
        <comment>a theory inside a sentence: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>%2 nel settore %1</translation>
    </message>
    <message>
        <source>1 sky</source>
        <comment>so many skies are still possible</comment>
        <translation>1 cielo</translation>
    </message>
    <message>
        <source>%1 skies</source>
        <comment>so many skies are still possible</comment>
        <translation>%1 cieli</translation>
    </message>
    <message>
        <source>almost every sky is left</source>
        <comment>what an answer tells: next to nothing</comment>
        <translation>restano quasi tutti i cieli</translation>
    </message>
    <message>
        <source>about 2 of 3 skies are left</source>
        <comment>what an answer tells</comment>
        <translation>restano circa 2 cieli su 3</translation>
    </message>
    <message>
        <source>about 1 of %1 skies is left</source>
        <comment>what an answer tells</comment>
        <translation>resta circa 1 cielo su %1</translation>
    </message>
    <message>
        <source>It costs %1 and tells about %2 bits: %3.</source>
        <comment>what an action is expected to tell: %1 sectors of time, %2 a number, %3 &apos;about 1 of 5 skies is left&apos;</comment>
        <translation>Costa %1 e dice circa %2 bit: %3.</translation>
    </message>
    <message>
        <source>%1 of them are about Planet X and its neighbours.</source>
        <comment>of the bits that an action tells</comment>
        <translation>Di questi, %1 sul Pianeta&#xa0;X e i suoi vicini.</translation>
    </message>
    <message>
        <source>%1 chose: %2</source>
        <comment>%1 a name, %2 &apos;Publish no theory&apos; or &apos;Locate Planet X in …&apos;</comment>
        <translation>Scelta di %1: %2</translation>
    </message>
    <message>
        <source>Its answer told %1.</source>
        <comment>%1 a number of bits</comment>
        <translation>La risposta ne ha detti %1.</translation>
    </message>
    <message>
        <source>Only one sky was left.</source>
        <comment>why locating Planet X would have been best</comment>
        <translation>Restava un solo cielo.</translation>
    </message>
    <message>
        <source>Nothing else was left for Planet X and its neighbours.</source>
        <comment>why locating Planet X would have been best</comment>
        <translation>Non restava altro per il Pianeta&#xa0;X e i suoi vicini.</translation>
    </message>
    <message>
        <source>Nothing more could be certain yet.</source>
        <comment>why no theory would have been best</comment>
        <translation>Niente altro poteva ancora essere certo.</translation>
    </message>
    <message>
        <source>That could be certain by then.</source>
        <comment>why these theories would have been best</comment>
        <translation>Questo poteva già essere certo.</translation>
    </message>
    <message>
        <source>Planet X could not be known before the end</source>
        <comment>of one player</comment>
        <translation>Il Pianeta&#xa0;X non si poteva sapere prima della fine</translation>
    </message>
    <message>
        <source>Planet X could be known from the starting facts alone</source>
        <comment>of one player</comment>
        <translation>Il Pianeta&#xa0;X si poteva sapere già dai fatti iniziali</translation>
    </message>
    <message>
        <source>Planet X could be known after step %1: %2</source>
        <comment>of one player; %1 a number, %2 the line of the log in words</comment>
        <translation>Il Pianeta&#xa0;X si poteva sapere dopo il passo %1: %2</translation>
    </message>
    <message>
        <source>%1’s question cost %2 and was good for about %3 bits.</source>
        <comment>%1 a name, %2 sectors of time, %3 a number</comment>
        <translation>La domanda di %1 è costata %2 e valeva circa %3 bit.</translation>
    </message>
</context>
<context>
    <name>ResearchPage</name>
    <message>
        <source>Research</source>
        <comment>title of a page</comment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Others see the topic, not the clue</source>
        <comment>below the title Research</comment>
        <translation>Gli altri vedono l’argomento, non l’indizio</translation>
    </message>
    <message>
        <source>Each topic has one clue</source>
        <comment>below the title Research</comment>
        <translation>Ogni argomento ha un indizio</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>In viaggio verso il tavolo</translation>
    </message>
    <message>
        <source>Choose a topic</source>
        <comment>below the button of research</comment>
        <translation>Scegli un argomento</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>above an answer: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Argomento %1: %2</translation>
    </message>
    <message>
        <source>Research must wait</source>
        <comment>title of a reason</comment>
        <translation>La ricerca deve aspettare</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>button</comment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Research topic %1</source>
        <comment>button, %1 a letter</comment>
        <translation>Ricerca l’argomento %1</translation>
    </message>
    <message>
        <source>You have read this clue. Again it costs time and tells nothing new.</source>
        <comment>below the button of research</comment>
        <translation>Hai già letto questo indizio. Rileggerlo costa tempo e non dice nulla di nuovo.</translation>
    </message>
    <message>
        <source>Next turn you’ll have to do something else</source>
        <comment>below the button of research</comment>
        <translation>Al prossimo turno dovrai fare altro</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Cielo del giorno</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Aphelion</source>
        <comment>the app&apos;s name, in the corner of a shared picture</comment>
        <translation>Aphelion</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <comment>button that goes back to the open table</comment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message>
        <source>Reveal the sky?</source>
        <comment>title, with the cardboard board</comment>
        <translation>Rivelare il cielo?</translation>
    </message>
    <message>
        <source>The sky opens</source>
        <comment>title while the sky is revealed</comment>
        <translation>Il cielo si apre</translation>
    </message>
    <message>
        <source>%1 found Planet X</source>
        <comment>title at the end, %1 a player</comment>
        <translation>%1 ha trovato il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>The whole sky</source>
        <comment>title at the end when nobody found Planet X</comment>
        <translation>L’intero cielo</translation>
    </message>
    <message>
        <source>in sector %1</source>
        <comment>line under &apos;found Planet X&apos;</comment>
        <translation>nel settore %1</translation>
    </message>
    <message>
        <source>Planet X is in sector %1</source>
        <comment>line under &apos;The whole sky&apos;</comment>
        <translation>Il Pianeta&#xa0;X è nel settore %1</translation>
    </message>
    <message>
        <source>Show everything</source>
        <comment>button while the sky is revealed sector by sector</comment>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>You found Planet X</source>
        <comment>title at the end</comment>
        <translation>Hai trovato il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Change the score sheet</source>
        <comment>button that opens the score sheet with the cardboard board</comment>
        <translation>Cambia la tabella dei punti</translation>
    </message>
</context>
<context>
    <name>RevealWheel</name>
    <message>
        <source>The sky</source>
        <comment>spoken name of the wheel at the end</comment>
        <translation>Il cielo</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>confirmed</source>
        <comment>a sector after the peer review</comment>
        <translation>confermato</translation>
    </message>
    <message>
        <source>disproved</source>
        <comment>a sector after the peer review</comment>
        <translation>smentito</translation>
    </message>
    <message>
        <source>%1 moves on by 1 sector</source>
        <comment>after a wrong theory: %1 a name</comment>
        <translation>%1 avanza di 1 settore</translation>
    </message>
    <message>
        <source>%1 moves on by %2 sectors</source>
        <comment>after a wrong theory: %1 a name, %2 two or more</comment>
        <translation>%1 avanza di %2 settori</translation>
    </message>
    <message>
        <source>Everybody knows it now: no more theories in sector %1</source>
        <comment>after a right theory</comment>
        <translation>Ora lo sanno tutti: niente più teorie nel settore %1</translation>
    </message>
</context>
<context>
    <name>RuleHeading</name>
    <message>
        <source>open</source>
        <comment>spoken of a section of the rules</comment>
        <translation>aperto</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>spoken of a section of the rules</comment>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>spoken of a section of the rules</comment>
        <translation>scelto</translation>
    </message>
</context>
<context>
    <name>RuleLaws</name>
    <message>
        <source>Comets are in comet sectors only.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Le comete si trovano solo nei settori da cometa.</translation>
    </message>
    <message>
        <source>Every asteroid is adjacent to another asteroid.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Ogni asteroide è adiacente a un altro asteroide.</translation>
    </message>
    <message>
        <source>Every gas cloud is adjacent to a truly empty sector.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Ogni nube di gas è adiacente a un settore realmente vuoto.</translation>
    </message>
    <message>
        <source>No dwarf planet is adjacent to Planet X.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Nessun pianeta nano è adiacente al Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>In Expert the dwarf planets span exactly %1 sectors, with one at each end.</source>
        <comment>rules: a law of the sky</comment>
        <translation>In modalità Esperto i pianeti nani occupano una fascia di esattamente %1 settori, con uno a ogni estremità.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a number in the rules: %1 &apos;Standard&apos; or &apos;Time&apos;, %2 &apos;12&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Standard</source>
        <comment>head of a column in the rules: the mode</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>head of a column in the rules: the mode</comment>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Truly empty sectors</source>
        <comment>row of a table in the rules</comment>
        <translation>Settori realmente vuoti</translation>
    </message>
    <message>
        <source>Sectors</source>
        <comment>row of a table in the rules</comment>
        <translation>Settori</translation>
    </message>
    <message>
        <source>Visible at a time</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Visibili alla volta</translation>
    </message>
    <message>
        <source>Comet sectors</source>
        <comment>row of a table in the rules: where comets can be</comment>
        <translation>Settori da cometa</translation>
    </message>
    <message>
        <source>Theory phase on entering</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Fase teoria entrando in</translation>
    </message>
    <message>
        <source>Conference on entering</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Conferenza entrando in</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>head of a column in the rules: what an action costs</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Survey %1 sectors</source>
        <comment>row of a table in the rules, %1 &apos;1–3&apos;</comment>
        <translation>Rileva in %1 settori</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Individua il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Theories in one phase, at most</source>
        <comment>row of a table in the rules</comment>
        <translation>Teorie in una fase, al massimo</translation>
    </message>
    <message>
        <source>Theories</source>
        <comment>head of a column in the rules: how many</comment>
        <translation>Teorie</translation>
    </message>
    <message>
        <source>%1 sectors behind</source>
        <comment>row of a table in the rules, %1 &apos;1–3&apos;</comment>
        <translation>%1 settori di ritardo</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>The sky and its laws</source>
        <comment>section of the rules</comment>
        <translation>Il cielo e le sue leggi</translation>
    </message>
    <message>
        <source>The sky is a circle of sectors. Each holds one object or nothing, and Planet X hides in one of them.</source>
        <comment>rules</comment>
        <translation>Il cielo è un cerchio di settori. Ognuno contiene un oggetto o niente, e in uno si nasconde il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>Time and turns</source>
        <comment>section of the rules</comment>
        <translation>Tempo e turni</translation>
    </message>
    <message>
        <source>A turn is one action. The pawn then moves on by its cost, in front of pawns already there.</source>
        <comment>rules</comment>
        <translation>Un turno è un’azione. La pedina avanza poi del suo costo, davanti alle pedine già presenti.</translation>
    </message>
    <message>
        <source>On its way the Earth stops where theories or a conference are marked. Each conference is held only once.</source>
        <comment>rules</comment>
        <translation>Lungo il cammino la Terra si ferma dove sono segnate teorie o una conferenza. Ogni conferenza si tiene una volta sola.</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>section of the rules: the action</comment>
        <translation>Rileva</translation>
    </message>
    <message>
        <source>Choose an object and a run of visible sectors. You learn how many of these objects are there.</source>
        <comment>rules, survey</comment>
        <translation>Scegli un oggetto e un tratto di settori visibili. Scopri quanti di questi oggetti vi si trovano.</translation>
    </message>
    <message>
        <source>Planet X counts as empty, and cannot be surveyed itself.</source>
        <comment>rules, survey</comment>
        <translation>Il Pianeta&#xa0;X conta come vuoto, e non può essere rilevato.</translation>
    </message>
    <message>
        <source>A survey for comets begins and ends in comet sectors.</source>
        <comment>rules, survey</comment>
        <translation>Un rilevamento di comete inizia e finisce in settori da cometa.</translation>
    </message>
    <message>
        <source>Others hear the object and the sectors, not the number.</source>
        <comment>rules, survey</comment>
        <translation>Gli altri vengono a sapere l’oggetto e i settori, non il numero.</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>section of the rules: the action</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Choose one visible sector. You learn which object is there; Planet X appears empty.</source>
        <comment>rules, target</comment>
        <translation>Scegli un settore visibile. Scopri quale oggetto contiene; il Pianeta&#xa0;X appare vuoto.</translation>
    </message>
    <message>
        <source>Everybody has %1 targets for the whole game. Others hear the sector.</source>
        <comment>rules, target; %1 two or more</comment>
        <translation>Ognuno può puntare %1 volte in tutta la partita. Gli altri vengono a sapere il settore.</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>section of the rules: the action</comment>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Choose one of %1 topics and read its clue: a rule that holds in this sky. It is the same for everybody.</source>
        <comment>rules, research</comment>
        <translation>Scegli uno dei %1 argomenti e leggi il suo indizio: una regola vera in questo cielo. È uguale per tutti.</translation>
    </message>
    <message>
        <source>Never research twice in a row. Others hear the topic.</source>
        <comment>rules, research</comment>
        <translation>Mai due volte di seguito. Gli altri vengono a sapere l’argomento.</translation>
    </message>
    <message>
        <source>Conferences</source>
        <comment>section of the rules</comment>
        <translation>Conferenze</translation>
    </message>
    <message>
        <source>When the Earth first reaches the sector of a conference, everybody reads a clue about Planet X.</source>
        <comment>rules</comment>
        <translation>Quando la Terra raggiunge per la prima volta il settore di una conferenza, tutti leggono un indizio sul Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>Theories and peer review</source>
        <comment>section of the rules</comment>
        <translation>Teorie e revisione tra pari</translation>
    </message>
    <message>
        <source>A theory says which object a sector holds. Nobody places theories about empty sectors or Planet X.</source>
        <comment>rules</comment>
        <translation>Una teoria dice quale oggetto contiene un settore. Non ci sono teorie sui settori vuoti né sul Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>A token is used once and never comes back. Each player has:</source>
        <comment>rules, above a table of tokens</comment>
        <translation>Un gettone si usa una volta e non torna più. Ogni giocatore ha:</translation>
    </message>
    <message>
        <source>Then all face-down theories move one space inward. After %1 steps they are turned up: that is peer review.</source>
        <comment>rules; %1 two or more</comment>
        <translation>Poi tutte le teorie coperte avanzano di uno spazio verso l’interno. Dopo %1 passi vengono scoperte: è la revisione tra pari.</translation>
    </message>
    <message>
        <source>If one of them is right, everybody knows the object. All other theories in that sector are turned up, and no new ones are placed there.</source>
        <comment>rules, peer review</comment>
        <translation>Se una di esse è giusta, tutti conoscono l’oggetto. Le altre teorie in quel settore vengono scoperte, e non se ne presentano più.</translation>
    </message>
    <message>
        <source>If all of them are wrong, everybody knows what is not there. Theories further out stay face down.</source>
        <comment>rules, peer review</comment>
        <translation>Se sono tutte sbagliate, tutti sanno che cosa non c’è. Le teorie più esterne restano coperte.</translation>
    </message>
    <message>
        <source>Wrong theories leave the game, and their players move one sector forward, at most once for each sector reviewed.</source>
        <comment>rules, peer review</comment>
        <translation>Le teorie sbagliate lasciano la partita, e i loro giocatori avanzano di un settore, al massimo una volta per settore esaminato.</translation>
    </message>
    <message>
        <source>Locating Planet X</source>
        <comment>section of the rules</comment>
        <translation>Individuare il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Say where Planet X is, and what is in the sector on each side. You have found it only if all three are right.</source>
        <comment>rules</comment>
        <translation>Di’ dov’è il Pianeta&#xa0;X, e che cosa c’è nel settore da ogni lato. L’hai trovato solo se sono giuste tutte e tre.</translation>
    </message>
    <message>
        <source>Any sector can be named, visible or not. Others hear only whether you found it.</source>
        <comment>rules, locating Planet X</comment>
        <translation>Si può nominare ogni settore, visibile o no. Gli altri vengono a sapere solo se l’hai trovato.</translation>
    </message>
    <message>
        <source>The end and last chance</source>
        <comment>section of the rules</comment>
        <translation>La fine e l’ultima occasione</translation>
    </message>
    <message>
        <source>Everybody behind the finder then has one last chance, whoever is furthest behind first: some theories, or one attempt to locate Planet X.</source>
        <comment>rules</comment>
        <translation>Chi si trova dietro ha allora un’ultima occasione, a partire dal più indietro: alcune teorie, o un tentativo di individuare il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>At the end the whole sky is shown. Wrong theories leave without a penalty.</source>
        <comment>rules</comment>
        <translation>Alla fine si mostra tutto il cielo. Le teorie sbagliate escono senza penalità.</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>section of the rules</comment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Every right theory scores:</source>
        <comment>rules, above a table of points</comment>
        <translation>Ogni teoria giusta vale:</translation>
    </message>
    <message>
        <source>One more point for each sector in which you were first to be right, or among the first.</source>
        <comment>rules, score</comment>
        <translation>Un punto in più per ogni settore in cui hai avuto ragione per primo, o tra i primi.</translation>
    </message>
    <message>
        <source>Planet X: %1 points for the first to find it. Whoever finds it in the last chance has %2 points for each sector behind.</source>
        <comment>rules, score</comment>
        <translation>Pianeta&#xa0;X: %1 punti a chi lo trova per primo. Chi lo trova nell’ultima occasione ha %2 punti per ogni settore di ritardo.</translation>
    </message>
    <message>
        <source>The highest total wins. In a tie points for Planet X decide, then those for being first; otherwise the victory is shared.</source>
        <comment>rules, score</comment>
        <translation>Vince il totale più alto. In parità decidono i punti del Pianeta&#xa0;X, poi quelli per essere stati primi; altrimenti la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>Terms</source>
        <comment>section of the rules: words that clues use</comment>
        <translation>Termini</translation>
    </message>
    <message>
        <source>Whoever is last on the time track plays. In one sector, whoever arrived first plays first.</source>
        <comment>rules</comment>
        <translation>Gioca chi è ultimo sul tracciato del tempo. Nello stesso settore gioca prima chi è arrivato prima.</translation>
    </message>
    <message>
        <source>Then the Earth follows to the last pawn. The visible sky is the half that begins with the Earth’s sector, clockwise.</source>
        <comment>rules</comment>
        <translation>Poi la Terra raggiunge l’ultima pedina. Il cielo visibile è la metà che comincia dal settore della Terra, in senso orario.</translation>
    </message>
    <message>
        <source>In a theory phase everybody chooses at once, in secret; none is fine. Any sector will do, visible or not.</source>
        <comment>rules</comment>
        <translation>In una fase teoria tutti scelgono insieme, in segreto; va bene anche nessuna. Va bene ogni settore, visibile o no.</translation>
    </message>
    <message>
        <source>Theories of one phase go to different sectors, never to one whose object is known.</source>
        <comment>rules</comment>
        <translation>Le teorie di una fase vanno in settori diversi, mai in uno di cui si conosce l’oggetto.</translation>
    </message>
    <message>
        <source>When somebody finds Planet X, that pawn still moves on, and turns are over.</source>
        <comment>rules</comment>
        <translation>Quando qualcuno trova il Pianeta&#xa0;X, la sua pedina avanza ancora e i turni finiscono.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing in the rules about “%1”</source>
        <comment>title, %1 what was typed</comment>
        <translation>Niente nelle regole su “%1”</translation>
    </message>
    <message>
        <source>Try another word, or only its beginning.</source>
        <comment>below: nothing was found in the rules</comment>
        <translation>Prova un’altra parola, o solo il suo inizio.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <comment>button: nothing was found</comment>
        <translation>Mostra tutte le regole</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <comment>title of a page</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>in an empty text field</comment>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <comment>button</comment>
        <translation>Cancella la ricerca</translation>
    </message>
</context>
<context>
    <name>RunPhrases</name>
    <message>
        <source>%1–%2</source>
        <comment>a run of sectors, from %1 to %2</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>sector %1</source>
        <comment>where somebody surveys</comment>
        <translation>nel settore %1</translation>
    </message>
    <message>
        <source>sectors %1</source>
        <comment>where somebody surveys: %1 a run, &apos;11–3&apos;</comment>
        <translation>nei settori %1</translation>
    </message>
</context>
<context>
    <name>SameStory</name>
    <message>
        <source>The same on every phone?</source>
        <comment>heading above eight symbols that people compare</comment>
        <translation>Uguali su ogni telefono?</translation>
    </message>
    <message>
        <source>Then you have all seen the same game, up to entry %1.</source>
        <comment>below eight symbols, after &apos;The same on every phone?&apos;</comment>
        <translation>Allora tutti avete visto la stessa partita, fino alla voce %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>below the place of eight symbols, while they are made</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Leader bonus</source>
        <comment>line of the score sheet</comment>
        <translation>Bonus del leader</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <comment>line of the score sheet</comment>
        <translation>Asteroidi</translation>
    </message>
    <message>
        <source>Comets</source>
        <comment>line of the score sheet</comment>
        <translation>Comete</translation>
    </message>
    <message>
        <source>Dwarf planets</source>
        <comment>line of the score sheet</comment>
        <translation>Pianeti nani</translation>
    </message>
    <message>
        <source>Gas clouds</source>
        <comment>line of the score sheet</comment>
        <translation>Nubi di gas</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>line of the score sheet</comment>
        <translation>Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score sheet</comment>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ScorePlayers</name>
    <message>
        <source>Whose points</source>
        <comment>spoken name of the row of players on the score sheet</comment>
        <translation>Punti di chi</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points</source>
        <comment>spoken name of a player on the score sheet</comment>
        <translation>
            <numerusform>%1, %n punto</numerusform>
            <numerusform>%1, %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2</source>
        <comment>spoken line of the score sheet: %1 &apos;Total&apos;, %2 &apos;Mira 17, Luca 16&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>%1 for the finder, later %2 for each sector behind</source>
        <comment>score sheet, points for Planet X</comment>
        <translation>%1 a chi lo trova, poi %2 per ogni settore di ritardo</translation>
    </message>
    <message>
        <source>Enter right theories first</source>
        <comment>score sheet: why no leader bonus can be entered yet</comment>
        <translation>Prima inserisci le teorie giuste</translation>
    </message>
    <message>
        <source>%1 for each sector right first, up to %2</source>
        <comment>score sheet: leader bonus, points and how many sectors</comment>
        <translation>%1 per ogni settore giusto per primo, fino a %2</translation>
    </message>
    <message>
        <source>%1 each, up to %2</source>
        <comment>score sheet: points for a right theory, and how many there can be</comment>
        <translation>%1 ciascuno, fino a %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <comment>title of the page</comment>
        <translation>Tabella dei punti</translation>
    </message>
    <message>
        <source>Right theories, the lead, Planet X</source>
        <comment>line under &apos;Score sheet&apos;</comment>
        <translation>Teorie giuste, primato, Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes the score sheet; everything is kept already</comment>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>ScoreStepper</name>
    <message>
        <source>%1, one less</source>
        <comment>spoken name of a button on the score sheet, %1 &apos;Asteroids&apos;</comment>
        <translation>%1, uno in meno</translation>
    </message>
    <message>
        <source>%1, one more</source>
        <comment>spoken name of a button on the score sheet, %1 &apos;Asteroids&apos;</comment>
        <translation>%1, uno in più</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player %1</source>
        <comment>in the empty field for a name; %1 a number</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>in the empty field for a name</comment>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <comment>what is wrong with a player&apos;s name</comment>
        <translation>Qualcun altro ha questo nome.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <comment>spoken name of the button; %1 a number</comment>
        <translation>Togli il giocatore %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>button; %1 the season, %2 how many starting facts</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Change pawn, season and starting facts</source>
        <comment>spoken about the button</comment>
        <translation>Cambia pedina, stagione e fatti iniziali</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <comment>button</comment>
        <translation>Imposta un PIN</translation>
    </message>
    <message>
        <source>No PIN</source>
        <comment>a player of this device has none</comment>
        <translation>Nessun PIN</translation>
    </message>
    <message>
        <source>PIN set</source>
        <comment>button; the PIN can be changed</comment>
        <translation>PIN impostato</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <comment>a player of this device has one</comment>
        <translation>Ha un PIN</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>Pawn</source>
        <comment>heading: the shape and colour of a player</comment>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>Season of the note sheet</source>
        <comment>heading: each player has one of the four seasons</comment>
        <translation>Stagione del foglio degli appunti</translation>
    </message>
    <message>
        <source>Starting facts</source>
        <comment>heading: how many facts a player knows at the start</comment>
        <translation>Fatti iniziali</translation>
    </message>
    <message>
        <source>The same for everybody today: %1, %2.</source>
        <comment>what cannot be chosen in the contest of the day; %1 the season, %2 how many starting facts</comment>
        <translation>Uguale per tutti oggi: %1, %2.</translation>
    </message>
    <message>
        <source>What others at the table have is taken. The host can swap.</source>
        <comment>about pawns and seasons to choose from</comment>
        <translation>Quello che altri hanno al tavolo è preso. L’host può scambiare.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Player %1</source>
        <comment>somebody who has no name yet; %1 a number</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes the sheet; the choices are kept</comment>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>SectorPicture</name>
    <message>
        <source>A sky of %1 sectors: %2</source>
        <comment>spoken of a small picture: %1 a number, %2 what is in which sectors</comment>
        <translation>Un cielo di %1 settori: %2</translation>
    </message>
    <message>
        <source>lit: %1</source>
        <comment>spoken of a small picture: %1 numbers of sectors</comment>
        <translation>evidenziati: %1</translation>
    </message>
</context>
<context>
    <name>SectorSheet</name>
    <message>
        <source>Sector before</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Settore precedente</translation>
    </message>
    <message>
        <source>in the visible sky</source>
        <comment>a sector</comment>
        <translation>nel cielo visibile</translation>
    </message>
    <message>
        <source>below the horizon</source>
        <comment>a sector</comment>
        <translation>sotto l’orizzonte</translation>
    </message>
    <message>
        <source>Sector after</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Settore successivo</translation>
    </message>
    <message>
        <source>Confirmed: %1</source>
        <comment>what peer review has shown a sector to be</comment>
        <translation>Confermato: %1</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <comment>what peer review has shown a sector not to be</comment>
        <translation>Escluso: %1</translation>
    </message>
    <message>
        <source>Nothing is public about this sector yet.</source>
        <comment>card of a sector</comment>
        <translation>Di questo settore non c’è ancora niente di pubblico.</translation>
    </message>
    <message>
        <source>1 step before peer review</source>
        <comment>a face-down theory</comment>
        <translation>1 passo prima della revisione</translation>
    </message>
    <message>
        <source>%1 steps before peer review</source>
        <comment>a face-down theory, two or more</comment>
        <translation>%1 passi prima della revisione</translation>
    </message>
    <message>
        <source>%1: %2, confirmed</source>
        <comment>a theory that was turned up; %1 a player, %2 an object</comment>
        <translation>%1: %2, giusto</translation>
    </message>
    <message>
        <source>%1: face down, %2</source>
        <comment>a theory; %1 a player, %2 how far it is from peer review</comment>
        <translation>%1: coperta, %2</translation>
    </message>
    <message>
        <source>%1: %3, face down, %2</source>
        <comment>an own theory; %1 a player, %2 how far it is from peer review, %3 an object</comment>
        <translation>%1: %3, coperta, %2</translation>
    </message>
</context>
<context>
    <name>SectorSteps</name>
    <message>
        <source>Your notes</source>
        <comment>heading above the own marks in a sector</comment>
        <translation>I tuoi appunti</translation>
    </message>
    <message>
        <source>Survey from here</source>
        <comment>button on the card of a sector</comment>
        <translation>Rileva da qui</translation>
    </message>
    <message>
        <source>Note something</source>
        <comment>button on the card of a sector</comment>
        <translation>Annota qualcosa</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>button</comment>
        <translation>Punta il settore %1</translation>
    </message>
    <message>
        <source>Your last target. Only you will see the answer.</source>
        <comment>below the button that targets a sector at once</comment>
        <translation>Il tuo ultimo gettone obiettivo. Solo tu vedrai la risposta.</translation>
    </message>
    <message>
        <source>%1 targets left. Only you will see the answer.</source>
        <comment>below the button that targets a sector at once, two or more</comment>
        <translation>Ti restano %1 gettoni obiettivo. Solo tu vedrai la risposta.</translation>
    </message>
</context>
<context>
    <name>SectorTheory</name>
    <message>
        <source>Your theory for this sector</source>
        <comment>heading above objects to choose from</comment>
        <translation>La tua teoria per questo settore</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>button that makes a choice of theories final</comment>
        <translation>Sigilla</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <comment>title of the page</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading in the settings</comment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>button</comment>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>Share</source>
        <comment>button: gives the game code to another app</comment>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Share the code</source>
        <comment>spoken name of the button Share</comment>
        <translation>Condividi il codice</translation>
    </message>
    <message>
        <source>Copied: code and link can be pasted into a message.</source>
        <comment>after the game code was copied</comment>
        <translation>Copiato: codice e link si possono incollare in un messaggio.</translation>
    </message>
    <message>
        <source>Join my table in Aphelion. The game code is %1: %2</source>
        <comment>text that is shared; %1 the game code, %2 a link</comment>
        <translation>Vieni al mio tavolo in Aphelion. Il codice della partita è %1: %2</translation>
    </message>
</context>
<context>
    <name>ShareToday</name>
    <message>
        <source>Share my result</source>
        <comment>button: a result of the sky of the day, without spoilers</comment>
        <translation>Condividi il mio risultato</translation>
    </message>
    <message>
        <source>Copied. It can be pasted anywhere.</source>
        <comment>after a result was copied as text</comment>
        <translation>Copiato. Si può incollare ovunque.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close this sheet</source>
        <comment>spoken: what a tap beside a sheet does</comment>
        <translation>Chiudi questo foglio</translation>
    </message>
</context>
<context>
    <name>SkyLaws</name>
    <message>
        <source>only in sectors %1</source>
        <comment>law of comets; %1 numbers of sectors</comment>
        <translation>solo nei settori %1</translation>
    </message>
    <message>
        <source>always beside another asteroid</source>
        <comment>law of asteroids</comment>
        <translation>sempre accanto a un altro asteroide</translation>
    </message>
    <message>
        <source>never beside Planet X, all within exactly %1 sectors</source>
        <comment>law of dwarf planets in Expert</comment>
        <translation>mai accanto al Pianeta&#xa0;X, tutti in esattamente %1 settori</translation>
    </message>
    <message>
        <source>never beside Planet X</source>
        <comment>law of dwarf planets</comment>
        <translation>mai accanto al Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>always beside a truly empty sector</source>
        <comment>law of gas clouds</comment>
        <translation>sempre accanto a un settore realmente vuoto</translation>
    </message>
    <message>
        <source>nothing there at all</source>
        <comment>of truly empty sectors</comment>
        <translation>niente di niente</translation>
    </message>
    <message>
        <source>looks empty, and that is the riddle</source>
        <comment>of Planet X</comment>
        <translation>sembra vuoto, ed è l’enigma</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many of an object there are: %1 its name, %2 a number</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>SkyWheel</name>
    <message>
        <source>Sky wheel, %1 sectors, the Earth in sector %2</source>
        <comment>spoken name of the wheel</comment>
        <translation>Ruota del cielo, %1 settori, la Terra nel settore %2</translation>
    </message>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>visibile</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>a sector below the horizon</comment>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>SoloPage</name>
    <message>
        <source>The sky</source>
        <comment>heading over choices: the mode of the game</comment>
        <translation>Il cielo</translation>
    </message>
    <message>
        <source>Help on the notes</source>
        <comment>heading over choices</comment>
        <translation>Aiuto per gli appunti</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>How you play</source>
        <comment>heading over choices</comment>
        <translation>Come giochi</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>choice: no cardboard board</comment>
        <translation>Tutto sullo schermo</translation>
    </message>
    <message>
        <source>The app is the table.</source>
        <comment>what the choice means</comment>
        <translation>L’app è il tavolo.</translation>
    </message>
    <message>
        <source>With the board</source>
        <comment>choice: the cardboard board is on the table</comment>
        <translation>Con il tabellone</translation>
    </message>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Cielo del giorno</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>title of the page: a game against bots</comment>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>The app tells you what to move.</source>
        <comment>what the choice means, alone against bots</comment>
        <translation>L’app ti dice che cosa spostare.</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>heading over players that the app plays for</comment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Everybody meets the same bots today, with the same season and facts.</source>
        <comment>the contest of the day</comment>
        <translation>Oggi tutti affrontano gli stessi bot, con la stessa stagione e gli stessi fatti.</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <comment>button: a player that the app plays for</comment>
        <translation>Aggiungi un bot</translation>
    </message>
</context>
<context>
    <name>StartAnewSheet</name>
    <message>
        <source>Begin new notes for %1?</source>
        <comment>question; %1 a player</comment>
        <translation>Iniziare nuovi appunti per %1?</translation>
    </message>
    <message>
        <source>The old file is put aside under another name, not deleted. Answers are worked out again from the log; marks and texts written by hand are lost.</source>
        <comment>what beginning new notes means</comment>
        <translation>Il vecchio file viene messo da parte con un altro nome, non eliminato. Le risposte si ricavano di nuovo dal registro; i segni e i testi scritti a mano vanno persi.</translation>
    </message>
    <message>
        <source>Begin new notes</source>
        <comment>button when a player&apos;s file cannot be opened any more</comment>
        <translation>Inizia nuovi appunti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>StartFact</name>
    <message>
        <source>Sector %1 is not %2</source>
        <comment>a starting fact, spoken: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Il settore %1 non è %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sector %1&lt;/b&gt; is not %2</source>
        <comment>a starting fact: %1 a number, %2 &apos;a comet&apos;; what is between &lt;b&gt; and &lt;/b&gt; is strong</comment>
        <translation>&lt;b&gt;Settore %1&lt;/b&gt;: non è %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Welcome, %1</source>
        <comment>title of a page: %1 a name</comment>
        <translation>Ti diamo il benvenuto, %1</translation>
    </message>
    <message>
        <source>Welcome</source>
        <comment>title of a page</comment>
        <translation>Ti diamo il benvenuto</translation>
    </message>
    <message>
        <source>You start with an open sky</source>
        <comment>below the title, when there are no starting facts</comment>
        <translation>Cominci con un cielo aperto</translation>
    </message>
    <message>
        <source>What you know from the start; only you see this</source>
        <comment>below the title</comment>
        <translation>Quello che sai dall’inizio; lo vedi solo tu</translation>
    </message>
    <message>
        <source>No starting facts at your level</source>
        <comment>when there are no starting facts</comment>
        <translation>Nessun fatto iniziale al tuo livello</translation>
    </message>
    <message>
        <source>Everything on your notes you will have found out yourself.</source>
        <comment>when there are no starting facts</comment>
        <translation>Tutto quello che sarà sui tuoi appunti lo avrai scoperto tu.</translation>
    </message>
    <message>
        <source>They’re already in your notes</source>
        <comment>below the button that leaves the starting facts</comment>
        <translation>Sono già nei tuoi appunti</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button below the starting facts</comment>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <comment>title of the page: what came of a player&apos;s games</comment>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Nobody has played on this device yet.</source>
        <comment>statistics</comment>
        <translation>Nessuno ha ancora giocato su questo dispositivo.</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <comment>statistics: somebody is to be chosen</comment>
        <translation>Le partite di chi?</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>under a number: that were played</comment>
        <translation>
            <numerusform>partita</numerusform>
            <numerusform>partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won</source>
        <comment>under a number: games</comment>
        <translation>
            <numerusform>vinta</numerusform>
            <numerusform>vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <comment>under a number: games</comment>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>helps a game</source>
        <comment>under a number: how often help was used in a game, on average</comment>
        <translation>aiuti a partita</translation>
    </message>
    <message>
        <source>When Planet X was located</source>
        <comment>heading over a chart of the last games</comment>
        <translation>Quando il Pianeta&#xa0;X è stato individuato</translation>
    </message>
    <message>
        <source>Time of locating Planet X in the last games</source>
        <comment>spoken name of a chart</comment>
        <translation>Tempo in cui il Pianeta&#xa0;X è stato individuato nelle ultime partite</translation>
    </message>
    <message>
        <source>Filled: Standard. Ring: Expert. The newest game is at the right.</source>
        <comment>under a chart of the last games</comment>
        <translation>Pieno: Standard. Anello: Esperto. La partita più recente è a destra.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading over a chart of the last games</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <comment>spoken name of a chart</comment>
        <translation>Punti nelle ultime partite</translation>
    </message>
    <message>
        <source>Filled: won against others.</source>
        <comment>under a chart of the points of the last games</comment>
        <translation>Pieno: vinta contro altri.</translation>
    </message>
    <message>
        <source>No finished games yet. Your results will be here.</source>
        <comment>statistics of a player without games</comment>
        <translation>Ancora nessuna partita finita. I tuoi risultati saranno qui.</translation>
    </message>
    <message>
        <source>Results are kept with a player’s notes, behind the PIN.</source>
        <comment>statistics</comment>
        <translation>I risultati sono tenuti con gli appunti del giocatore, dietro il PIN.</translation>
    </message>
</context>
<context>
    <name>StoredFacts</name>
    <message>
        <source>The folder</source>
        <comment>heading over the place of the app&apos;s files</comment>
        <translation>La cartella</translation>
    </message>
    <message>
        <source>Files put aside</source>
        <comment>heading over names of files</comment>
        <translation>File messi da parte</translation>
    </message>
</context>
<context>
    <name>StoredGroup</name>
    <message>
        <source>What is stored</source>
        <comment>heading in the settings</comment>
        <translation>Che cosa è conservato</translation>
    </message>
    <message>
        <source>Games, notes, players and these settings are on this device only, in encrypted files. Nothing is sent anywhere.</source>
        <comment>what is stored</comment>
        <translation>Partite, appunti, giocatori e queste impostazioni sono solo su questo dispositivo, in file cifrati. Niente viene mandato altrove.</translation>
    </message>
    <message>
        <source>The key to them lies in a file beside them, because this device has no keystore the app could use. PINs still keep notes apart.</source>
        <comment>where the key is</comment>
        <translation>La loro chiave è in un file accanto, perché questo dispositivo non ha un portachiavi che l’app possa usare. I PIN tengono comunque separati gli appunti.</translation>
    </message>
    <message>
        <source>Tables on this device</source>
        <comment>heading in the settings</comment>
        <translation>Tavoli su questo dispositivo</translation>
    </message>
    <message>
        <source>Leave the table to delete tables or players.</source>
        <comment>why there are no buttons to delete</comment>
        <translation>Lascia il tavolo per eliminare tavoli o giocatori.</translation>
    </message>
    <message>
        <source>Delete the table of %1</source>
        <comment>spoken name of a button; %1 the names of players</comment>
        <translation>Elimina il tavolo di %1</translation>
    </message>
    <message>
        <source>The key to them is kept by the device’s own keystore.</source>
        <comment>where the key is</comment>
        <translation>La loro chiave è tenuta dal portachiavi del dispositivo.</translation>
    </message>
</context>
<context>
    <name>SurveyLines</name>
    <message>
        <source>Comets begin and end a run only on %1</source>
        <comment>rule of a survey, %1 sectors, &apos;11, 2, 3&apos;</comment>
        <translation>Per le comete un tratto inizia e finisce solo in %1</translation>
    </message>
    <message>
        <source>Planet X appears empty and is counted</source>
        <comment>rule of a survey of what appears empty</comment>
        <translation>Il Pianeta&#xa0;X appare vuoto e viene contato</translation>
    </message>
    <message>
        <source>Any run within the visible sky, %1</source>
        <comment>rule of a survey, %1 sectors, &apos;11–4&apos;</comment>
        <translation>Qualsiasi tratto del cielo visibile, %1</translation>
    </message>
    <message>
        <source>The longer the run, the less time it costs</source>
        <comment>before a run is picked</comment>
        <translation>Più lungo è il tratto, meno tempo costa</translation>
    </message>
    <message>
        <source>Others will see the object and the run, not the answer</source>
        <comment>before a survey is complete</comment>
        <translation>Gli altri vedranno l’oggetto e il tratto, non la risposta</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>Survey</source>
        <comment>title of a page</comment>
        <translation>Rileva</translation>
    </message>
    <message>
        <source>Pick an object, drag for a shorter run</source>
        <comment>below the title Survey</comment>
        <translation>Scegli un oggetto, trascina per accorciare</translation>
    </message>
    <message>
        <source>Survey of %1 in %2</source>
        <comment>above an answer: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Rilevare %1 %2</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>button</comment>
        <translation>Rileva</translation>
    </message>
    <message>
        <source>Survey %1</source>
        <comment>button, %1 &apos;asteroids&apos;</comment>
        <translation>Rileva %1</translation>
    </message>
    <message>
        <source>Pick an object first</source>
        <comment>below the button of a survey</comment>
        <translation>Prima scegli un oggetto</translation>
    </message>
    <message>
        <source>Now pick a run of sectors on the wheel</source>
        <comment>below the button of a survey</comment>
        <translation>Ora scegli un tratto di settori sulla ruota</translation>
    </message>
    <message>
        <source>Only you will see the answer</source>
        <comment>below a button that asks</comment>
        <translation>Solo tu vedrai la risposta</translation>
    </message>
    <message>
        <source>Drag along the bright half</source>
        <comment>in the middle of the wheel</comment>
        <translation>Trascina lungo la metà chiara</translation>
    </message>
    <message>
        <source>1 sector</source>
        <comment>the length of a run</comment>
        <translation>1 settore</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <comment>the length of a run, two or more</comment>
        <translation>%1 settori</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>star</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>stella</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>luna</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>sole</translation>
    </message>
    <message>
        <source>Saturn</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>Saturno</translation>
    </message>
    <message>
        <source>rocket</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>razzo</translation>
    </message>
    <message>
        <source>telescope</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>telescopio</translation>
    </message>
    <message>
        <source>key</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>chiave</translation>
    </message>
    <message>
        <source>anchor</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>ancora</translation>
    </message>
    <message>
        <source>leaf</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>foglia</translation>
    </message>
    <message>
        <source>fish</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>pesce</translation>
    </message>
    <message>
        <source>bell</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>campana</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>tazza</translation>
    </message>
    <message>
        <source>house</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>casa</translation>
    </message>
    <message>
        <source>tree</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>abete</translation>
    </message>
    <message>
        <source>heart</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>cuore</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>goccia</translation>
    </message>
    <message>
        <source>lightning</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>fulmine</translation>
    </message>
    <message>
        <source>candle</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>candela</translation>
    </message>
    <message>
        <source>flag</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>bandiera</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>corona</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>eye</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>occhio</translation>
    </message>
    <message>
        <source>bird</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>uccello</translation>
    </message>
    <message>
        <source>cat</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>gatto</translation>
    </message>
    <message>
        <source>boat</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>barca</translation>
    </message>
    <message>
        <source>wheel</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>ruota</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>scala</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>montagna</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>fungo</translation>
    </message>
    <message>
        <source>umbrella</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>ombrello</translation>
    </message>
    <message>
        <source>hourglass</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>clessidra</translation>
    </message>
    <message>
        <source>glasses</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>occhiali</translation>
    </message>
    <message>
        <source>Symbols of entry %1: %2</source>
        <comment>spoken; %1 a number in the log, %2 eight of the symbols&apos; words</comment>
        <translation>Simboli della voce %1: %2</translation>
    </message>
</context>
<context>
    <name>TableChoices</name>
    <message>
        <source>How you play</source>
        <comment>heading over choices</comment>
        <translation>Come giocate</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>choice: no cardboard board</comment>
        <translation>Tutto sullo schermo</translation>
    </message>
    <message>
        <source>The app is the table.</source>
        <comment>what the choice means</comment>
        <translation>L’app è il tavolo.</translation>
    </message>
    <message>
        <source>With the board</source>
        <comment>choice: the cardboard board is on the table</comment>
        <translation>Con il tabellone</translation>
    </message>
    <message>
        <source>The app answers what you ask.</source>
        <comment>what the choice means</comment>
        <translation>L’app risponde alle domande.</translation>
    </message>
    <message>
        <source>This device is for</source>
        <comment>heading over choices</comment>
        <translation>Questo dispositivo è per</translation>
    </message>
    <message>
        <source>Several of us</source>
        <comment>choice: players who share the device</comment>
        <translation>Più persone</translation>
    </message>
    <message>
        <source>You hand it round; a curtain keeps notes private.</source>
        <comment>what the choice means</comment>
        <translation>Ve lo passate; un sipario protegge gli appunti.</translation>
    </message>
    <message>
        <source>Everybody has a device of their own.</source>
        <comment>what the choice means</comment>
        <translation>Ognuno ha il proprio dispositivo.</translation>
    </message>
    <message>
        <source>Just me</source>
        <comment>choice: one player at the device</comment>
        <translation>Solo io</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Log</source>
        <comment>button that shows what happened so far</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button that shows everything else</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Close my notes</source>
        <comment>button that lets the curtain fall on a shared device</comment>
        <translation>Chiudi i miei appunti</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Try again</source>
        <comment>button after something could not be stored</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <comment>button that lets the curtain fall for the next player, %1 a name</comment>
        <translation>Passa a %1</translation>
    </message>
    <message>
        <source>Reveal and score</source>
        <comment>button on the table after the end</comment>
        <translation>Rivela e conta</translation>
    </message>
    <message>
        <source>Your choice is on its way.</source>
        <comment>while another phone is asked</comment>
        <translation>La tua scelta è in viaggio.</translation>
    </message>
    <message>
        <source>Your question is on its way. The answer also goes to your notes.</source>
        <comment>while another phone is asked</comment>
        <translation>La tua domanda è in viaggio. La risposta andrà anche nei tuoi appunti.</translation>
    </message>
    <message>
        <source>Your question waits until the leading phone is back.</source>
        <comment>while another phone is out of reach</comment>
        <translation>La tua domanda aspetta che torni il telefono che guida il tavolo.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>after theories have been chosen</comment>
        <translation>Sigillato</translation>
    </message>
    <message>
        <source>Revealed once everyone has chosen</source>
        <comment>after theories have been chosen</comment>
        <translation>Si scopre quando tutti hanno scelto</translation>
    </message>
    <message>
        <source>Start this code anew</source>
        <comment>button: the same game from its beginning, with a table of today</comment>
        <translation>Ricomincia con questo codice</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source> · </source>
        <comment>between two parts of a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Visible sky %1</source>
        <comment>line under the title, %1 is a run of sectors like 11–4</comment>
        <translation>Cielo visibile %1</translation>
    </message>
    <message>
        <source>The board lies on the table</source>
        <comment>line under the title in a game with the cardboard board</comment>
        <translation>Il tabellone è sul tavolo</translation>
    </message>
    <message>
        <source>%1 found Planet X</source>
        <comment>line under the title, %1 a player</comment>
        <translation>%1 ha trovato il Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>theory phase</source>
        <comment>line under the title, while theories are chosen</comment>
        <translation>fase di teoria</translation>
    </message>
    <message>
        <source>theory phase next, at %1</source>
        <comment>line under the title, %1 a sector</comment>
        <translation>poi fase di teoria, settore %1</translation>
    </message>
    <message>
        <source>conference next, at %1</source>
        <comment>line under the title, %1 a sector</comment>
        <translation>poi conferenza, settore %1</translation>
    </message>
    <message>
        <source>The search is over</source>
        <comment>title of the table after the end</comment>
        <translation>La ricerca è finita</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>title of the table when nobody&apos;s notes are open</comment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>title of the table, %1 a player who is out of reach</comment>
        <translation>Si aspetta %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <comment>title of the table, %1 the player who looks</comment>
        <translation>Tocca a te, %1</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <comment>title of the table, %1 another player</comment>
        <translation>%1 sceglie</translation>
    </message>
    <message>
        <source>Your last chance</source>
        <comment>title of the table after somebody found Planet X</comment>
        <translation>La tua ultima occasione</translation>
    </message>
    <message>
        <source>Last chance</source>
        <comment>title of the table after somebody found Planet X</comment>
        <translation>Ultima occasione</translation>
    </message>
    <message>
        <source>Choose your theories</source>
        <comment>title of the table in a theory phase</comment>
        <translation>Scegli le tue teorie</translation>
    </message>
    <message>
        <source>Theory phase</source>
        <comment>title of the table in a theory phase</comment>
        <translation>Fase di teoria</translation>
    </message>
    <message>
        <source>%1 has a last chance</source>
        <comment>title of the table after somebody found Planet X, %1 another player</comment>
        <translation>Ultima occasione per %1</translation>
    </message>
    <message>
        <source>You found Planet X</source>
        <comment>line under the title</comment>
        <translation>Hai trovato il Pianeta&#xa0;X</translation>
    </message>
</context>
<context>
    <name>TakeSheet</name>
    <message>
        <source>The PIN of %1</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>Il PIN di %1</translation>
    </message>
    <message>
        <source>%1 is ready to go</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1 può partire</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <comment>name of a field</comment>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>The same passphrase again</source>
        <comment>name of a field</comment>
        <translation>La stessa frase segreta ancora una volta</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <comment>about a passphrase that was typed twice</comment>
        <translation>Le due non sono uguali.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 the file of a player</comment>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Make the file</source>
        <comment>button: the file of a player for another device</comment>
        <translation>Crea il file</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Move %1 to another device</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>Passa %1 a un altro dispositivo</translation>
    </message>
    <message>
        <source>Notes, answers and statistics go into a file that only this passphrase opens. It can’t be recovered. %1 and the tables stay here too.</source>
        <comment>about taking a player to another device; %1 a player</comment>
        <translation>Appunti, risposte e statistiche vanno in un file che solo questa frase segreta apre. Non si può recuperare. %1 e i tavoli restano anche qui.</translation>
    </message>
    <message>
        <source>Take the file to the other device and choose “Import a player” in Settings there.</source>
        <comment>what to do with the file of a player</comment>
        <translation>Porta il file sull’altro dispositivo e lì scegli «Importa un giocatore» nelle impostazioni.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>Was that you, %1?</source>
        <comment>question: %1 a player, whose seat another phone has now</comment>
        <translation>Eri tu, %1?</translation>
    </message>
    <message>
        <source>%1’s seat goes on at another phone. %2 agreed to it.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Il posto di %1 continua su un altro telefono. Hanno accettato: %2.</translation>
    </message>
    <message>
        <source>If it was not you, this phone gets the seat back, everybody is told, and the result of %1 is marked as disputed.</source>
        <comment>what giving a seat back means, %1 a player</comment>
        <translation>Se non eri tu, questo telefono riprende il posto, tutti lo vengono a sapere e il risultato di %1 è segnato come contestato.</translation>
    </message>
    <message>
        <source>Yes, that was me</source>
        <comment>button: somebody goes on with another phone</comment>
        <translation>Sì, ero io</translation>
    </message>
    <message>
        <source>No, give it back</source>
        <comment>button: somebody else took the seat</comment>
        <translation>No, restituitemelo</translation>
    </message>
    <message>
        <source>Was that right, %1?</source>
        <comment>question: %1 a player, for whom a bot plays, or who was removed</comment>
        <translation>Era giusto, %1?</translation>
    </message>
    <message>
        <source>%1 was removed from the table.</source>
        <comment>%1 a player</comment>
        <translation>%1 non fa più parte del tavolo.</translation>
    </message>
    <message>
        <source>A bot plays for %1 until %1 does. %2 agreed to it.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un bot gioca per %1 finché non torna. Hanno accettato: %2.</translation>
    </message>
    <message>
        <source>If not, everybody is told, the result of %1 is marked as disputed, and more than half of you may go on from before that.</source>
        <comment>what an objection means, %1 a player</comment>
        <translation>Se no, tutti lo vengono a sapere, il risultato di %1 è segnato come contestato e più della metà di voi può riprendere da prima.</translation>
    </message>
    <message>
        <source>Yes, that was right</source>
        <comment>button: a bot plays for somebody, or somebody was removed</comment>
        <translation>Sì, era giusto</translation>
    </message>
    <message>
        <source>No, I was there</source>
        <comment>button: a bot plays for somebody, or somebody was removed</comment>
        <translation>No, c’ero</translation>
    </message>
</context>
<context>
    <name>TargetPage</name>
    <message>
        <source>Target</source>
        <comment>title of a page</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>See what is in one sector</source>
        <comment>below the title Target</comment>
        <translation>Vedi che cosa c’è in un settore</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>above an answer</comment>
        <translation>Settore %1</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>button</comment>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>button</comment>
        <translation>Punta il settore %1</translation>
    </message>
    <message>
        <source>Pick a sector on the wheel</source>
        <comment>below the button of a target</comment>
        <translation>Scegli un settore sulla ruota</translation>
    </message>
    <message>
        <source>Only you will see the answer</source>
        <comment>below a button that asks</comment>
        <translation>Solo tu vedrai la risposta</translation>
    </message>
    <message>
        <source>Tap a bright sector</source>
        <comment>in the middle of the wheel</comment>
        <translation>Tocca un settore chiaro</translation>
    </message>
    <message>
        <source>You have no targets left</source>
        <comment>tokens for the whole game</comment>
        <translation>Non hai più gettoni obiettivo</translation>
    </message>
    <message>
        <source>You have 1 target left for the whole game</source>
        <comment>tokens for the whole game</comment>
        <translation>Ti resta 1 gettone obiettivo per tutta la partita</translation>
    </message>
    <message>
        <source>You have %1 targets left for the whole game</source>
        <comment>tokens for the whole game, two or more</comment>
        <translation>Ti restano %1 gettoni obiettivo per tutta la partita</translation>
    </message>
    <message>
        <source>Others will see the sector, not the answer</source>
        <comment>before a target is complete</comment>
        <translation>Gli altri vedranno il settore, non la risposta</translation>
    </message>
</context>
<context>
    <name>TermPhrases</name>
    <message>
        <source>Adjacent</source>
        <comment>a term that is explained</comment>
        <translation>Adiacente</translation>
    </message>
    <message>
        <source>Directly opposite</source>
        <comment>a term that is explained</comment>
        <translation>Direttamente opposto</translation>
    </message>
    <message>
        <source>Within %1 sectors</source>
        <comment>a term that is explained, %1 two or more</comment>
        <translation>Entro %1 settori</translation>
    </message>
    <message>
        <source>In a band of %1 sectors</source>
        <comment>a term that is explained, %1 two or more</comment>
        <translation>In una fascia di %1 settori</translation>
    </message>
    <message>
        <source>Consecutive</source>
        <comment>a term that is explained</comment>
        <translation>Consecutivi</translation>
    </message>
    <message>
        <source>Truly empty, appears empty</source>
        <comment>two terms that are explained</comment>
        <translation>Realmente vuoto, appare vuoto</translation>
    </message>
    <message>
        <source>Right beside it, on either side. The sky is a circle: the last sector and sector 1 are adjacent, too.</source>
        <comment>what adjacent means</comment>
        <translation>Proprio accanto, da un lato o dall’altro. Il cielo è un cerchio: anche l’ultimo settore e il settore 1 sono adiacenti.</translation>
    </message>
    <message>
        <source>Straight across the circle: %3 of %2 sectors away.</source>
        <comment>what directly opposite means: 6 of 12 or 9 of 18</comment>
        <translation>Dritto dall’altra parte del cerchio: a %3 settori su %2.</translation>
    </message>
    <message>
        <source>At most %1 steps away, either way round. Adjacent sectors count; its own does not.</source>
        <comment>what within %1 sectors means, two or more</comment>
        <translation>Al massimo a %1 passi, in un senso o nell’altro. I settori adiacenti contano, il proprio no.</translation>
    </message>
    <message>
        <source>A stretch of %1 sectors, or a shorter one, holds them all. Something else may lie between them.</source>
        <comment>what a band of %1 sectors means</comment>
        <translation>Una fila di %1 settori, o una più corta, li contiene tutti. In mezzo può esserci altro.</translation>
    </message>
    <message>
        <source>One beside the next, with nothing else between. The run may pass from the last sector to sector 1.</source>
        <comment>what consecutive means</comment>
        <translation>Uno accanto all’altro, senza altro in mezzo. La fila può passare dall’ultimo settore al settore 1.</translation>
    </message>
    <message>
        <source>A truly empty sector holds nothing. Planet X only appears empty: surveys and targets cannot tell the two apart.</source>
        <comment>what truly empty and appears empty mean</comment>
        <translation>Un settore realmente vuoto non contiene niente. Il Pianeta&#xa0;X appare soltanto vuoto: rilevare e puntare non li distinguono.</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>a term, in: What does adjacent mean?</comment>
        <translation>adiacente</translation>
    </message>
    <message>
        <source>directly opposite</source>
        <comment>a term, in: What does directly opposite mean?</comment>
        <translation>direttamente opposto</translation>
    </message>
    <message>
        <source>within %1 sectors</source>
        <comment>a term, in: What does within 3 sectors mean?</comment>
        <translation>entro %1 settori</translation>
    </message>
    <message>
        <source>a band of %1 sectors</source>
        <comment>a term, in: What does a band of 5 sectors mean?</comment>
        <translation>una fascia di %1 settori</translation>
    </message>
    <message>
        <source>consecutive</source>
        <comment>a term, in: What does consecutive mean?</comment>
        <translation>consecutivi</translation>
    </message>
    <message>
        <source>truly empty</source>
        <comment>a term, in: What does truly empty mean?</comment>
        <translation>realmente vuoto</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <comment>spoken name of a button, %1 a term</comment>
        <translation>Che cosa vuol dire “%1”?</translation>
    </message>
    <message>
        <source>What do “%1” and “%2” mean?</source>
        <comment>spoken name of a button, %1 and %2 terms</comment>
        <translation>Che cosa vogliono dire “%1” e “%2”?</translation>
    </message>
</context>
<context>
    <name>TermsSheet</name>
    <message>
        <source>Done</source>
        <comment>button that closes a sheet</comment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Other terms</source>
        <comment>button that explains the other words of clues, too</comment>
        <translation>Altri termini</translation>
    </message>
</context>
<context>
    <name>TextSize</name>
    <message>
        <source>Smaller text</source>
        <comment>spoken name of a button</comment>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting; %1 its name, %2 its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>heading in the settings</comment>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>text size in per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Larger text</source>
        <comment>spoken name of a button</comment>
        <translation>Testo più grande</translation>
    </message>
</context>
<context>
    <name>TheoriesPage</name>
    <message>
        <source>Theories</source>
        <comment>title of a page</comment>
        <translation>Teorie</translation>
    </message>
    <message>
        <source>One at most, secret for now</source>
        <comment>below the title Theories</comment>
        <translation>Una al massimo, per ora segreta</translation>
    </message>
    <message>
        <source>Up to %1, secret for now</source>
        <comment>below the title Theories, two or more</comment>
        <translation>Fino a %1, per ora segrete</translation>
    </message>
    <message>
        <source>No theory this time</source>
        <comment>button that chooses nothing</comment>
        <translation>Nessuna teoria stavolta</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>button that makes a choice of theories final</comment>
        <translation>Sigilla</translation>
    </message>
    <message>
        <source>Others see only that you have chosen</source>
        <comment>below the button that seals theories</comment>
        <translation>Gli altri vedono solo che hai scelto</translation>
    </message>
    <message>
        <source>You can’t change it later</source>
        <comment>below the button that seals theories</comment>
        <translation>Poi non si può più cambiare</translation>
    </message>
</context>
<context>
    <name>TheoryPicker</name>
    <message>
        <source>No theory chosen yet</source>
        <comment>above the list of chosen theories</comment>
        <translation>Ancora nessuna teoria scelta</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <comment>theories, above their list</comment>
        <translation>Scelte: %1 su %2</translation>
    </message>
    <message>
        <source>One theory this round (it moves)</source>
        <comment>above the one chosen theory: a tap on another sector moves it</comment>
        <translation>Una teoria stavolta (si sposta)</translation>
    </message>
    <message>
        <source>To choose another, remove one first.</source>
        <comment>when no more theories may be chosen</comment>
        <translation>Per sceglierne un’altra, prima togline una.</translation>
    </message>
</context>
<context>
    <name>TheoryRow</name>
    <message>
        <source>You claimed this before, and it was wrong.</source>
        <comment>warning about a theory</comment>
        <translation>L’hai già affermato, ed era sbagliato.</translation>
    </message>
    <message>
        <source>Peer review has ruled this out.</source>
        <comment>warning about a theory</comment>
        <translation>La revisione tra pari l’ha escluso.</translation>
    </message>
    <message>
        <source>%1 in sector %2</source>
        <comment>a theory: %1 &apos;Comet&apos;, %2 a number</comment>
        <translation>%1 nel settore %2</translation>
    </message>
    <message>
        <source>Remove the theory in sector %1</source>
        <comment>spoken name of a button</comment>
        <translation>Togli la teoria nel settore %1</translation>
    </message>
    <message>
        <source>You already have another theory in this sector.</source>
        <comment>warning about a theory</comment>
        <translation>Hai già un’altra teoria in questo settore.</translation>
    </message>
</context>
<context>
    <name>TheoryWheel</name>
    <message>
        <source>Pick an object first</source>
        <comment>in the middle of the wheel</comment>
        <translation>Prima scegli un oggetto</translation>
    </message>
    <message>
        <source>Tap its sector</source>
        <comment>in the middle of the wheel: where this object is</comment>
        <translation>Tocca il suo settore</translation>
    </message>
    <message>
        <source>Tap another sector to move it</source>
        <comment>in the middle of the wheel: the one theory that is allowed</comment>
        <translation>Tocca un altro settore per spostarla</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>%1 and %2 are level; %1 has more points for Planet X.</source>
        <comment>a tie at the end</comment>
        <translation>%1 e %2 sono pari; %1 ha più punti per il Pianeta&#xa0;X.</translation>
    </message>
    <message>
        <source>%1 and %2 are level; %1 has the larger leader bonus.</source>
        <comment>a tie at the end</comment>
        <translation>%1 e %2 sono pari; %1 ha il bonus del leader più alto.</translation>
    </message>
    <message>
        <source>%1 and %2 share the victory.</source>
        <comment>a tie at the end that nothing decides</comment>
        <translation>%1 e %2 condividono la vittoria.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Cielo del giorno</translation>
    </message>
    <message>
        <source>Copied. It can be pasted anywhere.</source>
        <comment>after a result was copied as text</comment>
        <translation>Copiato. Si può incollare ovunque.</translation>
    </message>
    <message>
        <source>Aphelion %1</source>
        <comment>name of a picture&apos;s file, %1 the date</comment>
        <translation>Aphelion %1</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <comment>after a result was to be saved as a picture</comment>
        <translation>Non è stato possibile salvare l’immagine.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 the file of a picture</comment>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button: a result to share</comment>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>Skies of the day so far</source>
        <comment>heading over personal bests</comment>
        <translation>Cieli del giorno finora</translation>
    </message>
    <message>
        <source>Days played</source>
        <comment>personal bests</comment>
        <translation>Giorni giocati</translation>
    </message>
    <message>
        <source>Your first result of the day counts.</source>
        <comment>sky of the day</comment>
        <translation>Vale il tuo primo risultato del giorno.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <comment>button: the sky of the day</comment>
        <translation>Giocalo di nuovo</translation>
    </message>
    <message>
        <source>The same sky, bots, season and facts for everybody. Standard on weekdays, Expert at weekends.</source>
        <comment>about the sky of the day</comment>
        <translation>Lo stesso cielo, gli stessi bot, la stessa stagione e gli stessi fatti per tutti. Standard nei giorni feriali, Esperto nel fine settimana.</translation>
    </message>
    <message>
        <source>Share as text</source>
        <comment>button: a result to share</comment>
        <translation>Condividi come testo</translation>
    </message>
    <message>
        <source>Played already: your first result counts.</source>
        <comment>sky of the day</comment>
        <translation>Già giocato: vale il tuo primo risultato.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <comment>button: the sky of the day against bots</comment>
        <translation>Gioca in solitario</translation>
    </message>
</context>
<context>
    <name>TodayWords</name>
    <message>
        <source>Aphelion: sky of the day</source>
        <comment>first line of a result that is shared as text</comment>
        <translation>Aphelion: cielo del giorno</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <comment>skies of the day, one after the other</comment>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenChoice</name>
    <message>
        <source>%1 left</source>
        <comment>tokens of an object, below its name</comment>
        <translation>ancora %1</translation>
    </message>
</context>
<context>
    <name>ToldCard</name>
    <message>
        <source>Put the answer away</source>
        <comment>spoken name of a button on an answer</comment>
        <translation>Metti via la risposta</translation>
    </message>
</context>
<context>
    <name>TopicCard</name>
    <message>
        <source>read by %1</source>
        <comment>on a research topic: %1 one or more names</comment>
        <translation>letto da %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>read by you</source>
        <comment>on a research topic</comment>
        <translation>letto da te</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>spoken: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Argomento %1: %2</translation>
    </message>
</context>
<context>
    <name>TrackTable</name>
    <message>
        <source>placed</source>
        <comment>outer space of the theory track, as short as can be</comment>
        <translation>posta</translation>
    </message>
    <message>
        <source>review</source>
        <comment>inner space of the theory track, as short as can be</comment>
        <translation>esame</translation>
    </message>
    <message>
        <source>just placed</source>
        <comment>spoken: outer space of the theory track</comment>
        <translation>appena piazzata</translation>
    </message>
    <message>
        <source>moved one space</source>
        <comment>spoken: second space of the theory track</comment>
        <translation>avanzata di uno spazio</translation>
    </message>
    <message>
        <source>moved two spaces</source>
        <comment>spoken: third space of the theory track</comment>
        <translation>avanzata di due spazi</translation>
    </message>
    <message>
        <source>at the peer review</source>
        <comment>spoken: inner space of the theory track</comment>
        <translation>alla revisione tra pari</translation>
    </message>
    <message>
        <source>Face down: only their owners know what they say</source>
        <comment>below the theories on their tracks</comment>
        <translation>Coperte: solo chi le ha presentate sa che cosa dicono</translation>
    </message>
</context>
<context>
    <name>TravelFileDialog</name>
    <message>
        <source>The file of a player</source>
        <comment>title of a dialog for files</comment>
        <translation>Il file di un giocatore</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That is not the PIN</source>
        <comment>what went wrong</comment>
        <translation>Il PIN non è giusto</translation>
    </message>
    <message>
        <source>Try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Riprova. Niente è perso.</translation>
    </message>
    <message>
        <source>Too many tries</source>
        <comment>what went wrong</comment>
        <translation>Troppe prove</translation>
    </message>
    <message>
        <source>Wait a moment before the next one. Your notes are safe.</source>
        <comment>what to do about it</comment>
        <translation>Aspetta un momento prima della prossima. I tuoi appunti sono al sicuro.</translation>
    </message>
    <message>
        <source>That is not the passphrase</source>
        <comment>what went wrong</comment>
        <translation>La frase segreta non è giusta</translation>
    </message>
    <message>
        <source>Try again with the one the file was saved with.</source>
        <comment>what to do about it</comment>
        <translation>Riprova con quella con cui è stato salvato il file.</translation>
    </message>
    <message>
        <source>The passphrase is too short</source>
        <comment>what went wrong</comment>
        <translation>La frase segreta è troppo corta</translation>
    </message>
    <message>
        <source>Choose a longer one, for instance four words.</source>
        <comment>what to do about it</comment>
        <translation>Scegline una più lunga, per esempio quattro parole.</translation>
    </message>
    <message>
        <source>Your notes cannot be read</source>
        <comment>what went wrong</comment>
        <translation>I tuoi appunti non si possono leggere</translation>
    </message>
    <message>
        <source>The file is damaged or belongs to another device. It is kept; the game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Il file è danneggiato o è di un altro dispositivo. Viene conservato; la partita continua con nuovi appunti.</translation>
    </message>
    <message>
        <source>Your notes are not as they were left</source>
        <comment>what went wrong</comment>
        <translation>I tuoi appunti non sono come erano stati lasciati</translation>
    </message>
    <message>
        <source>Somebody put another file in their place. It is kept; the game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Qualcuno ha messo un altro file al loro posto. Viene conservato; la partita continua con nuovi appunti.</translation>
    </message>
    <message>
        <source>A file is damaged</source>
        <comment>what went wrong</comment>
        <translation>Un file è danneggiato</translation>
    </message>
    <message>
        <source>It is kept, but cannot be opened. The game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Viene conservato, ma non si può aprire. La partita continua con nuovi appunti.</translation>
    </message>
    <message>
        <source>A file is gone</source>
        <comment>what went wrong</comment>
        <translation>Un file è sparito</translation>
    </message>
    <message>
        <source>It was here before. The game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Prima era qui. La partita continua con nuovi appunti.</translation>
    </message>
    <message>
        <source>Made by a newer version</source>
        <comment>what went wrong</comment>
        <translation>Fatto da una versione più recente</translation>
    </message>
    <message>
        <source>Update the app to open it. Everything else still works.</source>
        <comment>what to do about it</comment>
        <translation>Aggiorna l’app per aprirlo. Tutto il resto funziona ancora.</translation>
    </message>
    <message>
        <source>This device is full</source>
        <comment>what went wrong</comment>
        <translation>Questo dispositivo è pieno</translation>
    </message>
    <message>
        <source>Nothing new can be kept. Make some room, then try again; what was kept is safe.</source>
        <comment>what to do about it</comment>
        <translation>Non si può conservare niente di nuovo. Fai un po’ di spazio, poi riprova; quello che era conservato è al sicuro.</translation>
    </message>
    <message>
        <source>Nothing can be kept here</source>
        <comment>what went wrong</comment>
        <translation>Qui non si può conservare niente</translation>
    </message>
    <message>
        <source>The app may not write to its folder. You can look at everything; allow writing and try again.</source>
        <comment>what to do about it</comment>
        <translation>L’app non può scrivere nella sua cartella. Puoi guardare tutto; consenti la scrittura e riprova.</translation>
    </message>
    <message>
        <source>Aphelion is already open</source>
        <comment>what went wrong</comment>
        <translation>Aphelion è già aperto</translation>
    </message>
    <message>
        <source>Close its other window, then try again.</source>
        <comment>what to do about it</comment>
        <translation>Chiudi l’altra finestra, poi riprova.</translation>
    </message>
    <message>
        <source>The storage does not answer</source>
        <comment>what went wrong</comment>
        <translation>La memoria del dispositivo non risponde</translation>
    </message>
    <message>
        <source>Try again. If that does not help, restart the device; what was kept is safe.</source>
        <comment>what to do about it</comment>
        <translation>Riprova. Se non basta, riavvia il dispositivo; quello che era conservato è al sicuro.</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <comment>what went wrong</comment>
        <translation>Memoria insufficiente</translation>
    </message>
    <message>
        <source>Close some other apps, then try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Chiudi qualche altra app, poi riprova. Niente è perso.</translation>
    </message>
    <message>
        <source>The key to your files is lost</source>
        <comment>what went wrong</comment>
        <translation>La chiave dei tuoi file è persa</translation>
    </message>
    <message>
        <source>The files are still here, but cannot be opened. You can begin again; they are set aside.</source>
        <comment>what to do about it</comment>
        <translation>I file ci sono ancora, ma non si possono aprire. Puoi ricominciare; vengono messi da parte.</translation>
    </message>
    <message>
        <source>The device keeps its key to itself</source>
        <comment>what went wrong</comment>
        <translation>Il dispositivo tiene la chiave per sé</translation>
    </message>
    <message>
        <source>Unlock the device, then try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Sblocca il dispositivo, poi riprova. Niente è perso.</translation>
    </message>
    <message>
        <source>A name is missing or too long</source>
        <comment>what went wrong</comment>
        <translation>Un nome manca o è troppo lungo</translation>
    </message>
    <message>
        <source>Give everybody a short name.</source>
        <comment>what to do about it</comment>
        <translation>Dai a ognuno un nome corto.</translation>
    </message>
    <message>
        <source>There is already one of that name</source>
        <comment>what went wrong</comment>
        <translation>Ce n’è già uno con quel nome</translation>
    </message>
    <message>
        <source>Nothing was overwritten. Choose another name.</source>
        <comment>what to do about it</comment>
        <translation>Niente è stato sovrascritto. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>It is not here any more</source>
        <comment>what went wrong</comment>
        <translation>Non è più qui</translation>
    </message>
    <message>
        <source>It may have been deleted. Everything else still works.</source>
        <comment>what to do about it</comment>
        <translation>Forse è stato eliminato. Tutto il resto funziona ancora.</translation>
    </message>
    <message>
        <source>No table is open</source>
        <comment>what went wrong</comment>
        <translation>Nessun tavolo è aperto</translation>
    </message>
    <message>
        <source>Open one from the first page.</source>
        <comment>what to do about it</comment>
        <translation>Aprine uno dalla prima pagina.</translation>
    </message>
    <message>
        <source>The curtain is down</source>
        <comment>what went wrong</comment>
        <translation>Il sipario è calato</translation>
    </message>
    <message>
        <source>Sit down at the table first.</source>
        <comment>what to do about it</comment>
        <translation>Prima siediti al tavolo.</translation>
    </message>
    <message>
        <source>This seat is on another device</source>
        <comment>what went wrong</comment>
        <translation>Questo posto è su un altro dispositivo</translation>
    </message>
    <message>
        <source>Play it there.</source>
        <comment>what to do about it</comment>
        <translation>Giocalo lì.</translation>
    </message>
    <message>
        <source>Another device leads this table</source>
        <comment>what went wrong</comment>
        <translation>Un altro dispositivo guida questo tavolo</translation>
    </message>
    <message>
        <source>Do it there. You can go on playing here.</source>
        <comment>what to do about it</comment>
        <translation>Fallo lì. Qui puoi continuare a giocare.</translation>
    </message>
    <message>
        <source>The phone that leads this table is out of reach</source>
        <comment>what went wrong</comment>
        <translation>Il telefono che guida questo tavolo è fuori portata</translation>
    </message>
    <message>
        <source>Nothing is lost. You can go on with your notes; actions wait until it is back.</source>
        <comment>what to do about it</comment>
        <translation>Niente è perso. Puoi continuare con gli appunti; le azioni aspettano che torni.</translation>
    </message>
    <message>
        <source>Still on its way</source>
        <comment>what went wrong</comment>
        <translation>Ancora in viaggio</translation>
    </message>
    <message>
        <source>The phones remember different games</source>
        <comment>what went wrong</comment>
        <translation>I telefoni ricordano partite diverse</translation>
    </message>
    <message>
        <source>That phone is gone</source>
        <comment>what went wrong</comment>
        <translation>Quel telefono non c’è più</translation>
    </message>
    <message>
        <source>The other phone could not keep it</source>
        <comment>what went wrong</comment>
        <translation>L’altro telefono non ha potuto conservarlo</translation>
    </message>
    <message>
        <source>It may be full. Make some room there, then try again; nothing is lost here.</source>
        <comment>what to do about it</comment>
        <translation>Forse è pieno. Fai un po’ di spazio lì, poi riprova; qui niente è perso.</translation>
    </message>
    <message>
        <source>The players do not fit together</source>
        <comment>what went wrong</comment>
        <translation>I giocatori non vanno bene insieme</translation>
    </message>
    <message>
        <source>Nobody is at the table yet</source>
        <comment>what went wrong</comment>
        <translation>Al tavolo non c’è ancora nessuno</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <comment>what to do about it</comment>
        <translation>Aggiungi almeno un giocatore.</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <comment>what went wrong</comment>
        <translation>Manca ancora qualcosa</translation>
    </message>
    <message>
        <source>The record of this game does not fit together</source>
        <comment>what went wrong</comment>
        <translation>La registrazione di questa partita non è coerente</translation>
    </message>
    <message>
        <source>It was cut short or changed. The game cannot go on, but your other games can.</source>
        <comment>what to do about it</comment>
        <translation>È stata troncata o cambiata. Questa partita non può continuare, le altre sì.</translation>
    </message>
    <message>
        <source>That came too late</source>
        <comment>what went wrong</comment>
        <translation>È arrivato troppo tardi</translation>
    </message>
    <message>
        <source>The table has gone on in the meantime. Look at it and choose again.</source>
        <comment>what to do about it</comment>
        <translation>Intanto il tavolo è andato avanti. Guardalo e scegli di nuovo.</translation>
    </message>
    <message>
        <source>Something shown at this table is not what was sealed</source>
        <comment>what went wrong</comment>
        <translation>Qualcosa mostrato a questo tavolo non è ciò che era stato sigillato</translation>
    </message>
    <message>
        <source>It was not entered. The game stays as it was.</source>
        <comment>what to do about it</comment>
        <translation>Non è stato inserito. La partita resta com’era.</translation>
    </message>
    <message>
        <source>This is not a whole game code</source>
        <comment>what went wrong</comment>
        <translation>Non è un codice intero</translation>
    </message>
    <message>
        <source>Type all of its symbols. A short one is of another app.</source>
        <comment>what to do about it</comment>
        <translation>Scrivi tutti i suoi simboli. Uno corto è di un’altra app.</translation>
    </message>
    <message>
        <source>This symbol is not in any code</source>
        <comment>what went wrong</comment>
        <translation>Questo simbolo non è in alcun codice</translation>
    </message>
    <message>
        <source>Codes are made of digits and letters, and never of U.</source>
        <comment>what to do about it</comment>
        <translation>I codici sono fatti di cifre e lettere, mai di U.</translation>
    </message>
    <message>
        <source>This does not say anything certain</source>
        <comment>what went wrong</comment>
        <translation>Questo non dice niente di certo</translation>
    </message>
    <message>
        <source>Only what is certainly there or certainly not can be kept as a fact.</source>
        <comment>what to do about it</comment>
        <translation>Solo ciò che c’è o non c’è con certezza si può tenere come fatto.</translation>
    </message>
    <message>
        <source>The text is too long</source>
        <comment>what went wrong</comment>
        <translation>Il testo è troppo lungo</translation>
    </message>
    <message>
        <source>Shorten it a little. What you typed is still there.</source>
        <comment>what to do about it</comment>
        <translation>Accorcialo un po’. Quello che hai scritto c’è ancora.</translation>
    </message>
    <message>
        <source>Your notes say this already.</source>
        <comment>what to do about it</comment>
        <translation>I tuoi appunti lo dicono già.</translation>
    </message>
    <message>
        <source>No what-if is open</source>
        <comment>what went wrong</comment>
        <translation>Nessuna ipotesi è aperta</translation>
    </message>
    <message>
        <source>Begin one first, then keep or drop it.</source>
        <comment>what to do about it</comment>
        <translation>Prima iniziane una, poi tienila o scartala.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <comment>what went wrong</comment>
        <translation>Niente da annullare</translation>
    </message>
    <message>
        <source>This is how your notes began.</source>
        <comment>what to do about it</comment>
        <translation>I tuoi appunti sono cominciati così.</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <comment>what went wrong</comment>
        <translation>Niente da ripristinare</translation>
    </message>
    <message>
        <source>These are your latest notes.</source>
        <comment>what to do about it</comment>
        <translation>Questi sono i tuoi appunti più recenti.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <comment>what went wrong, when nothing better is known</comment>
        <translation>Non ha funzionato</translation>
    </message>
    <message>
        <source>Try again. What was kept so far is safe.</source>
        <comment>what to do about it, when nothing better is known</comment>
        <translation>Riprova. Quello che era conservato è al sicuro.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <comment>what went wrong: the file of a player from another device</comment>
        <translation>Questo file non si può aprire</translation>
    </message>
    <message>
        <source>It is damaged, or it is not the file of a player. Make it again on the other device; nothing has changed here.</source>
        <comment>what to do about it</comment>
        <translation>È danneggiato, o non è il file di un giocatore. Crealo di nuovo sull’altro dispositivo; qui non è cambiato niente.</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <comment>what went wrong: the file of a player from another device</comment>
        <translation>Il file non si può leggere</translation>
    </message>
    <message>
        <source>It may have been moved or deleted. Choose it again.</source>
        <comment>what to do about it</comment>
        <translation>Forse è stato spostato o eliminato. Sceglilo di nuovo.</translation>
    </message>
    <message>
        <source>No comet can be here</source>
        <comment>what went wrong</comment>
        <translation>Qui non può esserci una cometa</translation>
    </message>
    <message>
        <source>Comets can only be in sectors with a comet mark.</source>
        <comment>what to do about it</comment>
        <translation>Le comete possono essere solo nei settori segnati con una cometa.</translation>
    </message>
    <message>
        <source>Your last question has no answer yet. Your notes work meanwhile.</source>
        <comment>what to do about it</comment>
        <translation>La tua ultima domanda non ha ancora risposta. Intanto gli appunti funzionano.</translation>
    </message>
    <message>
        <source>Decide first which one counts. Until then you can look at everything.</source>
        <comment>what to do about it</comment>
        <translation>Decidi prima quale conta. Fino ad allora puoi guardare tutto.</translation>
    </message>
    <message>
        <source>It’s out of reach now. It shows up again when it’s back.</source>
        <comment>what to do about it</comment>
        <translation>Ora è fuori portata. Riappare quando torna.</translation>
    </message>
    <message>
        <source>Everyone needs their own season and colour, and nobody can sit down twice.</source>
        <comment>what to do about it</comment>
        <translation>Ognuno ha bisogno di una stagione e di un colore propri, e nessuno può sedersi due volte.</translation>
    </message>
    <message>
        <source>Choose what is still open here.</source>
        <comment>what to do about it</comment>
        <translation>Scegli ciò che manca qui.</translation>
    </message>
    <message>
        <source>That code has a typo</source>
        <comment>what went wrong</comment>
        <translation>Quel codice ha un errore di battitura</translation>
    </message>
    <message>
        <source>Compare it symbol by symbol: two may be swapped.</source>
        <comment>what to do about it</comment>
        <translation>Confrontalo simbolo per simbolo: due possono essere scambiati.</translation>
    </message>
    <message>
        <source>This mark can’t be changed</source>
        <comment>what went wrong</comment>
        <translation>Questo segno non si può cambiare</translation>
    </message>
    <message>
        <source>It follows from the rules and is printed on the sheet. The other cells are yours.</source>
        <comment>what to do about it</comment>
        <translation>Deriva dalle regole ed è stampato sul foglio. Le altre caselle sono tue.</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <comment>what went wrong</comment>
        <translation>Niente da cambiare</translation>
    </message>
    <message>
        <source>That’s not possible now</source>
        <comment>what went wrong: the rules do not allow it</comment>
        <translation>Ora non è possibile</translation>
    </message>
    <message>
        <source>An older version of the app began this game</source>
        <comment>what went wrong</comment>
        <translation>Questa partita è di una versione precedente dell’app</translation>
    </message>
    <message>
        <source>You can look at everything. To play on, start its code anew on one phone and let the others join.</source>
        <comment>what to do about it</comment>
        <translation>Puoi guardare tutto. Per giocare, riavvia il suo codice su un telefono e fai entrare gli altri.</translation>
    </message>
    <message>
        <source>That seat can’t change hands now</source>
        <comment>what went wrong</comment>
        <translation>Quel posto ora non può cambiare mano</translation>
    </message>
    <message>
        <source>It may have changed just before. Look at the table and choose again.</source>
        <comment>what to do about it</comment>
        <translation>Forse è appena cambiato. Guarda il tavolo e scegli di nuovo.</translation>
    </message>
    <message>
        <source>Too much for one seat</source>
        <comment>what went wrong: a seat has made more entries than are allowed</comment>
        <translation>Troppo per un posto solo</translation>
    </message>
    <message>
        <source>This seat has made more entries than any game needs. The others can go on, and your notes still work.</source>
        <comment>what to do about it</comment>
        <translation>Questo posto ha fatto più annotazioni di quante ne servano a una partita. Gli altri possono continuare e i tuoi appunti funzionano ancora.</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>1 sector ahead</source>
        <comment>how far a pawn stands before the rearmost</comment>
        <translation>1 settore avanti</translation>
    </message>
    <message>
        <source>%1 sectors ahead</source>
        <comment>how far a pawn stands before the rearmost, two or more</comment>
        <translation>%1 settori avanti</translation>
    </message>
    <message>
        <source>Turn order</source>
        <comment>spoken name of the row of players</comment>
        <translation>Ordine di turno</translation>
    </message>
    <message>
        <source>still choosing</source>
        <comment>a player in a secret choice</comment>
        <translation>sceglie ancora</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>the player whose turn it is</comment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>a player at another device</comment>
        <translation>fuori portata</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name in the row of players</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <comment>for a player who is out of reach</comment>
        <translation>gioca un bot</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>below the name of a player for whom a bot plays, in the row of players</comment>
        <translation>bot</translation>
    </message>
</context>
<context>
    <name>Vacancy</name>
    <message>
        <source>Nobody plays here now</source>
        <comment>on the curtain of a device without a seat</comment>
        <translation>Ora qui non gioca nessuno</translation>
    </message>
    <message>
        <source>If you have just come, your seat is on its way. Otherwise it was given up, or goes on with another phone. You can still look at the board.</source>
        <comment>on the curtain of a device without a seat</comment>
        <translation>Se arrivi adesso, il tuo posto è in viaggio. Altrimenti è stato lasciato, o continua con un altro telefono. Puoi sempre guardare il tabellone.</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>%1 said %2, and is right.</source>
        <comment>peer review: %1 a name, %2 &apos;a comet&apos;</comment>
        <translation>%1 ha detto “%2”, ed è giusto.</translation>
    </message>
    <message>
        <source>%1 said %2. It is not.</source>
        <comment>peer review: %1 a name, %2 &apos;a comet&apos;</comment>
        <translation>%1 ha detto “%2”. È sbagliato.</translation>
    </message>
    <message>
        <source>A theory of %1</source>
        <comment>spoken: a token in the peer review that is not turned up yet, %1 a name</comment>
        <translation>Una teoria di %1</translation>
    </message>
    <message>
        <source>%1’s theory cannot be opened any more. It leaves the board.</source>
        <comment>peer review: %1 a name</comment>
        <translation>La teoria di %1 non si può più aprire. Lascia il tabellone.</translation>
    </message>
</context>
<context>
    <name>WaitingSheet</name>
    <message>
        <source>Asking the table</source>
        <comment>title, while another phone is asked</comment>
        <translation>Domanda al tavolo</translation>
    </message>
    <message>
        <source>%1 enters it and answers.</source>
        <comment>while another phone is asked; %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 la inserisce e risponde.</translation>
    </message>
    <message>
        <source>Your question is kept and asked as soon as that phone is back.</source>
        <comment>while another phone is out of reach</comment>
        <translation>La tua domanda resta e viene fatta appena quel telefono torna.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button, while another phone is asked</comment>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>No need to wait here: you will see the answer wherever you are, and it will be in your notes.</source>
        <comment>while another phone is asked</comment>
        <translation>Non serve aspettare qui: vedrai la risposta ovunque tu sia, e sarà nei tuoi appunti.</translation>
    </message>
</context>
<context>
    <name>WhatIfBanner</name>
    <message>
        <source>Inside another what-if, %1 deep</source>
        <comment>%1 what-ifs are open, one in the other</comment>
        <translation>Dentro un’altra ipotesi, profondità %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>button: ends a what-if, the notes are as before</comment>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>button: ends a what-if, its marks stay in the notes</comment>
        <translation>Tieni</translation>
    </message>
</context>
<context>
    <name>WinnerWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>large, after a game alone</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You win!</source>
        <comment>large, after the game</comment>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>large, after the game: %1 a name</comment>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <comment>large, after the game: %1 two or more names</comment>
        <translation>%1 condividono la vittoria</translation>
    </message>
    <message numerus="yes">
        <source>with %n points</source>
        <comment>below &apos;Ana wins&apos;</comment>
        <translation>
            <numerusform>con %n punto</numerusform>
            <numerusform>con %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>comet</source>
        <comment>name of an object in a sector</comment>
        <translation>cometa</translation>
    </message>
    <message>
        <source>asteroid</source>
        <comment>name of an object in a sector</comment>
        <translation>asteroide</translation>
    </message>
    <message>
        <source>dwarf planet</source>
        <comment>name of an object in a sector</comment>
        <translation>pianeta nano</translation>
    </message>
    <message>
        <source>gas cloud</source>
        <comment>name of an object in a sector</comment>
        <translation>nube di gas</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a sector that is truly empty</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>name of an object in a sector</comment>
        <translation>Pianeta&#xa0;X</translation>
    </message>
    <message>
        <source>appears empty</source>
        <comment>a sector that is empty or hides Planet X</comment>
        <translation>appare vuoto</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>mark in the notes: may be here</comment>
        <translation>possibile</translation>
    </message>
    <message>
        <source>not here</source>
        <comment>mark in the notes</comment>
        <translation>non qui</translation>
    </message>
    <message>
        <source>suspected</source>
        <comment>mark in the notes</comment>
        <translation>sospetto</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>mark in the notes</comment>
        <translation>certo</translation>
    </message>
    <message>
        <source>a law of the sky</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>una legge del cielo</translation>
    </message>
    <message>
        <source>starting fact</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>fatto iniziale</translation>
    </message>
    <message>
        <source>own answer</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>tua risposta</translation>
    </message>
    <message>
        <source>public</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>pubblico</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>circle</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>square</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>triangle</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>diamond</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>rombo</translation>
    </message>
    <message>
        <source>not possible now</source>
        <comment>spoken of a button that cannot be used at the moment</comment>
        <translation>ora non possibile</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list: %1 all but the last, %2 the last</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>spoken name of a sector, %1 its number</comment>
        <translation>Settore %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>spoken after an action, %1 sectors of time</comment>
        <translation>costa %1</translation>
    </message>
    <message>
        <source>a theory, face down</source>
        <comment>spoken of a sector where one lies</comment>
        <translation>una teoria, coperta</translation>
    </message>
    <message>
        <source>a theory: %1</source>
        <comment>spoken of a sector where one lies; %1 &apos;comet&apos;</comment>
        <translation>una teoria: %1</translation>
    </message>
</context>
</TS>
