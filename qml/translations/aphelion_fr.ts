<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AbsentPlayers</name>
    <message>
        <source>Known on this device</source>
        <comment>heading over names of players</comment>
        <translation>Déjà connus de cet appareil</translation>
    </message>
    <message>
        <source>Sits down at the table</source>
        <comment>spoken about a button with a player&apos;s name</comment>
        <translation>S’assoit à la table</translation>
    </message>
</context>
<context>
    <name>ActionTiles</name>
    <message>
        <source>Survey</source>
        <comment>action</comment>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>action</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>action</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Locate</source>
        <comment>action: say where Planet X is</comment>
        <translation>Localiser</translation>
    </message>
    <message>
        <source>Conference</source>
        <comment>action with the cardboard board</comment>
        <translation>Conférence</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>action with the cardboard board: peer review of a theory</comment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>action with the cardboard board: end the game</comment>
        <translation>Révéler</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>What would have been best here?</source>
        <comment>button while looking back on a game</comment>
        <translation>Qu’aurait-on pu faire de mieux ici&#x202f;?</translation>
    </message>
    <message>
        <source>Weighing every question …</source>
        <comment>while the best action is looked for</comment>
        <translation>Chaque question est pesée …</translation>
    </message>
    <message>
        <source>Nothing would have been better than what %1 did</source>
        <comment>%1 a name</comment>
        <translation>Rien n’aurait été meilleur que le choix fait par %1</translation>
    </message>
    <message>
        <source>Best for %1</source>
        <comment>over what would have been the best action; %1 a name</comment>
        <translation>Le mieux pour %1</translation>
    </message>
    <message>
        <source>One bit halves the skies that are still possible. The best question tells most for its time; near the end, most about Planet X.</source>
        <comment>what a bit is</comment>
        <translation>Un bit réduit de moitié les ciels encore possibles. La meilleure question apprend le plus pour son temps&#x202f;; vers la fin, le plus sur la Planète&#xa0;X.</translation>
    </message>
</context>
<context>
    <name>AfterReveal</name>
    <message>
        <source>Count the points</source>
        <comment>button that opens the score sheet with the cardboard board</comment>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>Look back</source>
        <comment>button: the game step by step, and what everybody could know</comment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: the same people, a new sky</comment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that leaves the end of the game</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>AirActions</name>
    <message>
        <source>Allow Bluetooth</source>
        <comment>button: the system asks the person</comment>
        <translation>Autoriser le Bluetooth</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <comment>button: the settings of the system</comment>
        <translation>Ouvrir les réglages</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <comment>button: so that it can be pasted into a terminal</comment>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>AirWords</name>
    <message>
        <source>Bluetooth is off</source>
        <comment>why other devices cannot be found</comment>
        <translation>Le Bluetooth est désactivé</translation>
    </message>
    <message>
        <source>The app may not use Bluetooth yet</source>
        <comment>why other devices cannot be found</comment>
        <translation>L’application ne peut pas encore utiliser le Bluetooth</translation>
    </message>
    <message>
        <source>Bluetooth is not allowed for this app</source>
        <comment>why other devices cannot be found</comment>
        <translation>Le Bluetooth n’est pas autorisé pour cette application</translation>
    </message>
    <message>
        <source>Other devices cannot find this one</source>
        <comment>why this device cannot join others</comment>
        <translation>Les autres appareils ne trouvent pas celui-ci</translation>
    </message>
    <message>
        <source>This device plays by the code only</source>
        <comment>why other devices cannot be found</comment>
        <translation>Cet appareil joue seulement avec le code</translation>
    </message>
    <message>
        <source>Other devices cannot be found just now</source>
        <comment>why other devices cannot be found</comment>
        <translation>Les autres appareils sont introuvables pour l’instant</translation>
    </message>
    <message>
        <source>Devices at one table find each other with it. Nothing goes any further than that.</source>
        <comment>what to do about it</comment>
        <translation>C’est ainsi que les appareils d’une table se trouvent. Rien ne va plus loin.</translation>
    </message>
    <message>
        <source>Only the settings of this device can change that. Look there for this app, and for Bluetooth or “nearby devices”.</source>
        <comment>what to do about it</comment>
        <translation>Seuls les réglages de cet appareil peuvent y changer quelque chose. Cherchez-y cette application, puis Bluetooth ou «&#x202f;appareils à proximité&#x202f;».</translation>
    </message>
    <message>
        <source>On Linux the app needs more rights to be found. To lead a table it needs none: start a new game here, and let the others enter its code. To join one, type the command below in a terminal, once, and start the app again.</source>
        <comment>what to do about it</comment>
        <translation>Sous Linux, l’application a besoin de droits supplémentaires pour être trouvée. Pour mener une table, elle n’en a pas besoin&#x202f;: commencez une nouvelle partie ici et laissez les autres saisir son code. Pour en rejoindre une, tapez une fois la commande ci-dessous dans un terminal, puis relancez l’application.</translation>
    </message>
    <message>
        <source>It can lead a table, but not join one: start a new game here, and let the others enter its code.</source>
        <comment>what to do about it</comment>
        <translation>Il peut mener une table, mais pas en rejoindre une&#x202f;: commencez une nouvelle partie ici et laissez les autres saisir son code.</translation>
    </message>
    <message>
        <source>Turn it on, and everything carries on by itself.</source>
        <comment>what to do about it</comment>
        <translation>Activez-le, et tout reprend de soi-même.</translation>
    </message>
    <message>
        <source>Turning Bluetooth off and on again often helps.</source>
        <comment>what to do about it</comment>
        <translation>Désactiver puis réactiver le Bluetooth aide souvent.</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Done</source>
        <comment>button that closes an answer</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>To my notes</source>
        <comment>button on an answer that opens the notes</comment>
        <translation>Vers mes notes</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Only you see this</source>
        <comment>below an answer</comment>
        <translation>Rien que pour vos yeux</translation>
    </message>
    <message>
        <source>Appears empty</source>
        <comment>answer to a target</comment>
        <translation>Semble vide</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>verdict on a theory</comment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>verdict on a theory</comment>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Empty … or it’s Planet X!</source>
        <comment>below the answer that a sector looks empty</comment>
        <translation>Vide… ou c’est la Planète&#xa0;X&#x202f;!</translation>
    </message>
    <message>
        <source>comets in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>comètes dans cette zone</translation>
    </message>
    <message>
        <source>asteroids in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>astéroïdes dans cette zone</translation>
    </message>
    <message>
        <source>dwarf planets in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>planètes naines dans cette zone</translation>
    </message>
    <message>
        <source>gas clouds in this run</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>nuages de gaz dans cette zone</translation>
    </message>
    <message>
        <source>sectors in this run appear empty. Planet X, if it is here, is counted too.</source>
        <comment>below the number a survey found, none or several</comment>
        <translation>secteurs de cette zone semblent vides. Si la Planète&#xa0;X s’y trouve, elle est comptée aussi.</translation>
    </message>
    <message>
        <source>comet in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>comète dans cette zone</translation>
    </message>
    <message>
        <source>asteroid in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>astéroïde dans cette zone</translation>
    </message>
    <message>
        <source>dwarf planet in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>planète naine dans cette zone</translation>
    </message>
    <message>
        <source>gas cloud in this run</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>nuage de gaz dans cette zone</translation>
    </message>
    <message>
        <source>sector in this run appears empty. It may be Planet X.</source>
        <comment>below the number 1 that a survey found</comment>
        <translation>secteur de cette zone semble vide. C’est peut-être la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>Survey of %1 in %2</source>
        <comment>above an answer: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Détecter %1 dans %2</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>above an answer</comment>
        <translation>Secteur %1</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>above an answer: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Sujet %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>AskedSheet</name>
    <message>
        <source>A bot for %1?</source>
        <comment>question: %1 a player who is out of reach</comment>
        <translation>Un bot pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>Is %1’s phone lost?</source>
        <comment>question: %1 a player</comment>
        <translation>%1&#x202f;: téléphone perdu&#x202f;?</translation>
    </message>
    <message>
        <source>%1 wants a bot to play for %2 until %2 is back.</source>
        <comment>%1 who leads the table, %2 another player</comment>
        <translation>%1 propose qu’un bot joue pour %2, en attendant son retour.</translation>
    </message>
    <message>
        <source>%1 wants to let %2 go on with another phone.</source>
        <comment>%1 who leads the table, %2 another player</comment>
        <translation>%1 propose que %2 continue avec un autre téléphone.</translation>
    </message>
    <message>
        <source>What the bot does meanwhile stays. More than half of the others have to agree.</source>
        <comment>what agreeing means</comment>
        <translation>Ce que le bot fait entre-temps reste. Plus de la moitié des autres doivent accepter.</translation>
    </message>
    <message>
        <source>Agree only if you know whose phone it is: it plays for %1 from then on. More than half of the others have to agree.</source>
        <comment>what agreeing means, %1 a player</comment>
        <translation>N’acceptez que si vous savez à qui est ce téléphone&#x202f;: il jouera désormais pour %1. Plus de la moitié des autres doivent accepter.</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>button: the others may do what they ask for</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: the others may not do what they ask for</comment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>AskingPage</name>
    <message>
        <source>Notes</source>
        <comment>button beside the title that opens the notes</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>En route vers la table</translation>
    </message>
</context>
<context>
    <name>AskingWords</name>
    <message>
        <source>Costs %1: move your pawn that many sectors on</source>
        <comment>with the board on the table, %1 sectors of time</comment>
        <translation>Coût %1&#x202f;: avancez votre pion d’autant de secteurs</translation>
    </message>
    <message>
        <source>Costs %1: your pawn goes from %2 to %3</source>
        <comment>%1 sectors of time, %2 and %3 numbers of sectors</comment>
        <translation>Coût %1&#x202f;: votre pion va de %2 à %3</translation>
    </message>
    <message>
        <source>Others will see: %1</source>
        <comment>%1 a line of the log</comment>
        <translation>Les autres verront&#x202f;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of sectors</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Now move your pawn %1</source>
        <comment>below an answer, with a cardboard board: %1 how many sectors</comment>
        <translation>Avancez maintenant votre pion de %1</translation>
    </message>
    <message>
        <source>Sector %1 is below the horizon. Pick from the bright half.</source>
        <comment>after a tap on a sector that cannot be asked about</comment>
        <translation>Le secteur %1 est sous l’horizon. Choisissez dans la moitié claire.</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Entry %1 of the log says something that is not so.</source>
        <comment>result of the audit at the end</comment>
        <translation>L’entrée %1 du journal dit quelque chose de faux.</translation>
    </message>
    <message>
        <source>%1 have the same log to its end.</source>
        <comment>result of the audit at the end, %1 names</comment>
        <translation>%1&#x202f;: le même journal jusqu’au bout.</translation>
    </message>
    <message>
        <source>Not confirmed yet by %1: their phone must come within reach once more.</source>
        <comment>result of the audit at the end, %1 names</comment>
        <translation>Pas encore confirmé par %1&#x202f;: leur téléphone doit revenir à portée une fois.</translation>
    </message>
    <message>
        <source>A guess of %1 is still sealed; it opens when that phone is back. All else is verified.</source>
        <comment>result of the audit at the end, %1 a player</comment>
        <translation>%1 a encore une tentative scellée&#x202f;; elle s’ouvrira au retour de ce téléphone. Tout le reste est vérifié.</translation>
    </message>
    <message>
        <source>Fair play verified</source>
        <comment>result of the audit at the end: every sealed choice agrees with the log</comment>
        <translation>Fair-play vérifié</translation>
    </message>
    <message>
        <source>Planet X brings %1 nothing: nobody could check the guess.</source>
        <comment>at the end, %1 a player who found it and lost the phone</comment>
        <translation>La Planète&#xa0;X ne rapporte rien à %1&#x202f;: personne n’a pu vérifier la tentative.</translation>
    </message>
    <message>
        <source>Everything that could be checked is right</source>
        <comment>result of the audit at the end, above what could not be</comment>
        <translation>Tout ce qui a pu être vérifié est juste</translation>
    </message>
</context>
<context>
    <name>AwayNotice</name>
    <message>
        <source>Waiting for %1, who is out of reach.</source>
        <comment>%1 a player</comment>
        <translation>On attend %1, hors de portée.</translation>
    </message>
    <message>
        <source>Whoever leads the table can go on without them.</source>
        <comment>a player is out of reach</comment>
        <translation>Qui mène la table peut continuer sans attendre.</translation>
    </message>
    <message>
        <source>%1 leads the table and can decide what now.</source>
        <comment>a player is out of reach; %1 one or several names</comment>
        <translation>%1 mène la table et peut décider de la suite.</translation>
    </message>
    <message>
        <source>What now?</source>
        <comment>button: a player is out of reach</comment>
        <translation>Que faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AwaySheet</name>
    <message>
        <source>%1 is out of reach</source>
        <comment>title, %1 a player</comment>
        <translation>%1&#x202f;: hors de portée</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <comment>button, %1 a player</comment>
        <translation>Attendre %1</translation>
    </message>
    <message>
        <source>%1 has another phone</source>
        <comment>button, %1 a player: to go on with it</comment>
        <translation>%1 a un autre téléphone</translation>
    </message>
    <message>
        <source>Go on without %1</source>
        <comment>button, %1 a player</comment>
        <translation>Continuer sans %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go on without %1?</source>
        <comment>question, %1 a player</comment>
        <translation>Continuer sans %1&#x202f;?</translation>
    </message>
    <message>
        <source>The pawn leaves the board. Theories already placed stay, and count if they can still be turned up. This can’t be undone.</source>
        <comment>what going on without a player means</comment>
        <translation>Le pion quitte le plateau. Les théories déjà placées restent et comptent si elles peuvent encore être retournées. C’est définitif.</translation>
    </message>
    <message>
        <source>The table keeps looking for that phone and goes on when it’s back. Nothing is lost.</source>
        <comment>a player is out of reach</comment>
        <translation>La table continue à chercher ce téléphone et reprend à son retour. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Let a bot play for %1</source>
        <comment>button, %1 a player: until that player is back</comment>
        <translation>Laisser un bot jouer pour %1</translation>
    </message>
</context>
<context>
    <name>BeforeReveal</name>
    <message>
        <source>Everybody at the table will see the whole sky. Do it when the last chance is over: nothing can be asked afterwards.</source>
        <comment>before the reveal with the cardboard board</comment>
        <translation>Toute la table verra le ciel entier. Faites-le une fois la dernière chance passée&#x202f;: après, plus aucune question n’est possible.</translation>
    </message>
    <message>
        <source>Reveal the sky</source>
        <comment>button with the cardboard board</comment>
        <translation>Révéler le ciel</translation>
    </message>
</context>
<context>
    <name>BeginAnewSheet</name>
    <message>
        <source>Put it aside and begin anew?</source>
        <comment>question</comment>
        <translation>Mettre de côté et recommencer&#x202f;?</translation>
    </message>
    <message>
        <source>Open tables, history and settings are not in the new list. Players and their notes come along if they can still be read.</source>
        <comment>what beginning anew means</comment>
        <translation>Les tables ouvertes, l’historique et les réglages ne sont pas dans la nouvelle liste. Les joueurs et leurs notes suivent s’ils sont encore lisibles.</translation>
    </message>
    <message>
        <source>The old file is not deleted. It stays in the folder under another name, in case somebody can repair it.</source>
        <comment>what beginning anew means</comment>
        <translation>L’ancien fichier n’est pas supprimé. Il reste dans le dossier sous un autre nom, au cas où quelqu’un saurait le réparer.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <comment>button that puts a damaged file aside</comment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>BoardConferencePage</name>
    <message>
        <source>Conference</source>
        <comment>title of a page</comment>
        <translation>Conférence</translation>
    </message>
    <message>
        <source>The clue for everybody</source>
        <comment>below the title Conference</comment>
        <translation>L’indice pour tout le monde</translation>
    </message>
    <message>
        <source>When the Earth reaches its sector for the first time</source>
        <comment>below the title Conference, with the board on the table</comment>
        <translation>Quand la Terre atteint son secteur pour la première fois</translation>
    </message>
    <message>
        <source>Read it out to everybody</source>
        <comment>below the button that leaves a conference</comment>
        <translation>Lisez-le à voix haute</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>En route vers la table</translation>
    </message>
    <message>
        <source>Everybody will see the clue</source>
        <comment>below the button that holds a conference</comment>
        <translation>Tout le monde verra l’indice</translation>
    </message>
    <message>
        <source>Choose a conference</source>
        <comment>below the button that holds a conference</comment>
        <translation>Choisissez une conférence</translation>
    </message>
    <message>
        <source>Sector %1: %2</source>
        <comment>a conference to choose: %1 where it is held, %2 &apos;Planet X and comets&apos;</comment>
        <translation>Secteur %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Not held yet</source>
        <comment>a conference to choose</comment>
        <translation>Pas encore tenue</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Show the clue again</source>
        <comment>button</comment>
        <translation>Revoir l’indice</translation>
    </message>
    <message>
        <source>Hold the conference</source>
        <comment>button</comment>
        <translation>Tenir la conférence</translation>
    </message>
</context>
<context>
    <name>BoardReviewPage</name>
    <message>
        <source>Peer review</source>
        <comment>title of a page</comment>
        <translation>Vérification par les pairs</translation>
    </message>
    <message>
        <source>Which theory has arrived, and where?</source>
        <comment>below the title Peer review, with the board on the table</comment>
        <translation>Quelle théorie est arrivée, et où&#x202f;?</translation>
    </message>
    <message>
        <source>Sector %1: %2?</source>
        <comment>above a verdict: %1 a number, %2 &apos;Comet&apos;</comment>
        <translation>Secteur %1&#x202f;: %2&#x202f;?</translation>
    </message>
    <message>
        <source>Turn up sector %1</source>
        <comment>button</comment>
        <translation>Retourner le secteur %1</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <comment>button, before a sector is picked</comment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Pick a sector on the wheel</source>
        <comment>below the button of a peer review</comment>
        <translation>Choisissez un secteur sur la roue</translation>
    </message>
    <message>
        <source>Now pick the object on the token</source>
        <comment>below the button of a peer review</comment>
        <translation>Choisissez maintenant l’objet du jeton</translation>
    </message>
    <message>
        <source>Everybody will see the verdict</source>
        <comment>below a button that asks</comment>
        <translation>Tout le monde verra le verdict</translation>
    </message>
    <message>
        <source>Tap the sector</source>
        <comment>in the middle of the wheel</comment>
        <translation>Touchez le secteur</translation>
    </message>
</context>
<context>
    <name>BotCard</name>
    <message>
        <source>Remove %1</source>
        <comment>spoken name of the button; %1 the name of a bot</comment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot that cannot be chosen; %1 how well it plays, %2 what that means</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>BotNotice</name>
    <message>
        <source>%1 is at the telescope</source>
        <comment>a bot is thinking; %1 its name</comment>
        <translation>%1 est au télescope</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button: bots act at once</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>The bots act at once</source>
        <comment>spoken about the button</comment>
        <translation>Les bots jouent tout de suite</translation>
    </message>
</context>
<context>
    <name>BotPaceGroup</name>
    <message>
        <source>Bots play</source>
        <comment>heading in the settings, above: quickly, normally, slowly</comment>
        <translation>Les bots jouent</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>how fast bots play</comment>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Normally</source>
        <comment>how fast bots play</comment>
        <translation>Normalement</translation>
    </message>
    <message>
        <source>Slowly</source>
        <comment>how fast bots play</comment>
        <translation>Lentement</translation>
    </message>
</context>
<context>
    <name>BringSheet</name>
    <message>
        <source>%1 is here</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1 est là</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <comment>button</comment>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <comment>button</comment>
        <translation>Choisir un autre fichier</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <comment>name of a field</comment>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import a player</source>
        <comment>button, and title of a sheet: from another device</comment>
        <translation>Importer un joueur</translation>
    </message>
    <message>
        <source>All notes and statistics came along. Set a PIN if others use this device.</source>
        <comment>about a player who has arrived</comment>
        <translation>Toutes les notes et statistiques sont là. Définissez un PIN si d’autres utilisent cet appareil.</translation>
    </message>
    <message>
        <source>On the other device, choose “Move to another device” in Settings. It makes a file: open it here with the same passphrase.</source>
        <comment>about bringing a player from another device</comment>
        <translation>Sur l’autre appareil, choisissez «&#x202f;Passer sur un autre appareil&#x202f;» dans les réglages. Cela crée un fichier&#x202f;: ouvrez-le ici avec la même phrase secrète.</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>button: a player from another device</comment>
        <translation>Importer</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>ByCodeSheet</name>
    <message>
        <source>Play by the code only</source>
        <comment>title of the sheet</comment>
        <translation>Jouer avec le code seul</translation>
    </message>
    <message>
        <source>This device then has the same sky as the others, but no connection to them: turns, time and theories are not shared. With the board on the table that is all you need.</source>
        <comment>what playing by the code only means</comment>
        <translation>Cet appareil a alors le même ciel que les autres, mais aucun lien avec eux&#x202f;: tours, temps et théories ne sont pas partagés. Avec le plateau sur la table, cela suffit.</translation>
    </message>
    <message>
        <source>We have the board on the table</source>
        <comment>button: play by the code with the cardboard board</comment>
        <translation>Nous avons le plateau sur la table</translation>
    </message>
    <message>
        <source>A game of our own on this device</source>
        <comment>button: play the same sky without the others</comment>
        <translation>Notre propre partie sur cet appareil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CardboardNotice</name>
    <message>
        <source>%1 steps</source>
        <comment>button: everything that is to be done on the cardboard board, %1 two or more</comment>
        <translation>%1 étapes</translation>
    </message>
</context>
<context>
    <name>CardboardWords</name>
    <message>
        <source>On your board</source>
        <comment>heading over what is to be done on the cardboard board</comment>
        <translation>Sur votre plateau</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: everything has been done on the cardboard board</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the outer space</source>
        <comment>cardboard board: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Posez %1 face cachée sur le secteur %2, case extérieure</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the second space</source>
        <comment>cardboard board, spaces are counted from the rim: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Posez %1 face cachée sur le secteur %2, deuxième case</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the third space</source>
        <comment>cardboard board, spaces are counted from the rim: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Posez %1 face cachée sur le secteur %2, troisième case</translation>
    </message>
    <message>
        <source>Lay %1 face down on sector %2, on the inner space</source>
        <comment>cardboard board: %1 &apos;a token of Vera’s&apos;, %2 a number</comment>
        <translation>Posez %1 face cachée sur le secteur %2, case intérieure</translation>
    </message>
    <message>
        <source>Turn up %1’s token on sector %2: it is %3</source>
        <comment>cardboard board: %1 a name, %2 a number, %3 &apos;a comet&apos;</comment>
        <translation>%1&#x202f;: retournez le jeton du secteur %2, c’est %3</translation>
    </message>
    <message>
        <source>Take %1’s token off sector %2: it was wrong</source>
        <comment>cardboard board: %1 a name, %2 a number</comment>
        <translation>%1&#x202f;: retirez le jeton du secteur %2, il était faux</translation>
    </message>
    <message>
        <source>Move %1’s pawn to sector %2</source>
        <comment>cardboard board: %1 a name, %2 a number</comment>
        <translation>%1&#x202f;: déplacez le pion au secteur %2</translation>
    </message>
    <message>
        <source>Take %1’s pawn off the board</source>
        <comment>cardboard board: %1 the name of a player who has left</comment>
        <translation>%1&#x202f;: retirez le pion du plateau</translation>
    </message>
    <message>
        <source>Turn the Earth’s arrow to sector %1</source>
        <comment>cardboard board: %1 a number</comment>
        <translation>Tournez la flèche de la Terre vers le secteur %1</translation>
    </message>
    <message>
        <source>a token of %1’s</source>
        <comment>cardboard board: %1 a name</comment>
        <translation>un jeton (%1)</translation>
    </message>
    <message>
        <source>%1’s token “%2”</source>
        <comment>cardboard board: %1 a name, %2 &apos;asteroid&apos;</comment>
        <translation>le jeton «&#x202f;%2&#x202f;» (%1)</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sector %1 %2 spaces inwards</source>
        <comment>cardboard board: %1 a number, %2 two or three</comment>
        <translation>Poussez les jetons face cachée du secteur %1 de %2 cases vers l’intérieur</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sectors %1 %2 spaces inwards</source>
        <comment>cardboard board: %1 numbers &apos;3 and 8&apos;, %2 two or three</comment>
        <translation>Poussez les jetons face cachée des secteurs %1 de %2 cases vers l’intérieur</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sector %1 one space inwards</source>
        <comment>cardboard board: %1 a number</comment>
        <translation>Poussez les jetons face cachée du secteur %1 d’une case vers l’intérieur</translation>
    </message>
    <message>
        <source>Push the face-down tokens on sectors %1 one space inwards</source>
        <comment>cardboard board: %1 numbers &apos;3 and 8&apos;</comment>
        <translation>Poussez les jetons face cachée des secteurs %1 d’une case vers l’intérieur</translation>
    </message>
    <message>
        <source>For a bot, any token of its colour will do while it lies face down. Swap in the right one when it is turned up.</source>
        <comment>about tokens on the cardboard board whose object nobody knows yet</comment>
        <translation>Pour un bot, n’importe quel jeton de sa couleur convient tant qu’il est face cachée. Mettez le bon quand il est retourné.</translation>
    </message>
</context>
<context>
    <name>ClosedPage</name>
    <message>
        <source>Your tables are closed</source>
        <comment>title of the page: the app&apos;s files could not be opened</comment>
        <translation>Vos tables sont fermées</translation>
    </message>
    <message>
        <source>Tried again: it is still so.</source>
        <comment>after the button was pressed and nothing changed</comment>
        <translation>Nouvel essai&#x202f;: rien n’a changé.</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button that opens the app&apos;s files once more</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Put it aside and begin anew</source>
        <comment>button: the damaged file is renamed</comment>
        <translation>Mettre de côté et recommencer</translation>
    </message>
</context>
<context>
    <name>ClosedWords</name>
    <message>
        <source>The list of your tables is damaged</source>
        <comment>the app cannot open its files</comment>
        <translation>La liste de vos tables est endommagée</translation>
    </message>
    <message>
        <source>The list of your tables cannot be read</source>
        <comment>the app cannot open its files</comment>
        <translation>La liste de vos tables est illisible</translation>
    </message>
    <message>
        <source>The list of your tables is not as it was left</source>
        <comment>the app cannot open its files</comment>
        <translation>La liste de vos tables n’est pas telle qu’on l’a laissée</translation>
    </message>
    <message>
        <source>The list of your tables is gone</source>
        <comment>the app cannot open its files</comment>
        <translation>La liste de vos tables a disparu</translation>
    </message>
    <message>
        <source>A newer version was here</source>
        <comment>the app cannot open its files</comment>
        <translation>Une version plus récente est passée par ici</translation>
    </message>
    <message>
        <source>The app may not write to its folder</source>
        <comment>the app cannot open its files</comment>
        <translation>L’application ne peut pas écrire dans son dossier</translation>
    </message>
    <message>
        <source>Part of the file does not hold what was written. Try again first; if that does not help, you can put it aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables is damaged</comment>
        <translation>Une partie du fichier ne contient plus ce qui y était écrit. Réessayez d’abord&#x202f;; si cela ne suffit pas, vous pouvez le mettre de côté et recommencer.</translation>
    </message>
    <message>
        <source>The file is damaged, or was brought here from another device. You can put it aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables cannot be read</comment>
        <translation>Le fichier est endommagé ou vient d’un autre appareil. Vous pouvez le mettre de côté et recommencer.</translation>
    </message>
    <message>
        <source>Something else put another file in its place. You can put that aside and begin anew.</source>
        <comment>what to do when the app&apos;s list of tables was replaced</comment>
        <translation>Un autre fichier a été mis à sa place. Vous pouvez le mettre de côté et recommencer.</translation>
    </message>
    <message>
        <source>It was here before. If you can bring it back, do so and try again; otherwise you can begin anew.</source>
        <comment>what to do when the app&apos;s list of tables is gone</comment>
        <translation>Elle était là auparavant. Si vous pouvez la récupérer, faites-le et réessayez&#x202f;; sinon, vous pouvez recommencer.</translation>
    </message>
    <message>
        <source>Your tables were kept by a newer version of the app. Update this one to open them; nothing is lost.</source>
        <comment>what to do when a newer version wrote the app&apos;s files</comment>
        <translation>Vos tables ont été gardées par une version plus récente. Mettez cette application à jour pour les ouvrir&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Your tables are there, but stay closed until it may. Allow writing to the folder below, then try again.</source>
        <comment>what to do when the app&apos;s folder is read-only</comment>
        <translation>Vos tables sont là, mais restent fermées jusque-là. Autorisez l’écriture dans le dossier ci-dessous, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>CluePhrases</name>
    <message>
        <source>%1 is within %3 sectors of %2.</source>
        <comment>%1 &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;, %3 two or more</comment>
        <translation>%1 est à %3 secteurs ou moins %2.</translation>
    </message>
    <message>
        <source>%1 is within %3 sectors of %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;, %3 two or more</comment>
        <translation>%1 n’est à %3 secteurs ou moins %2.</translation>
    </message>
    <message>
        <source>%1 are in a band of %3 sectors or less.</source>
        <comment>%1 &apos;All comets&apos;, %3 two or more</comment>
        <translation>%1 se trouvent dans un groupe de %3 secteurs ou moins.</translation>
    </message>
    <message>
        <source>%1 and %2 together are in a band of %3 sectors or less.</source>
        <comment>%1 &apos;All comets&apos;, %2 &apos;all asteroids&apos;, %3 three or more</comment>
        <translation>%1 et %2 se trouvent ensemble dans un groupe de %3 secteurs ou moins.</translation>
    </message>
    <message>
        <source>%1 are in consecutive sectors.</source>
        <comment>%1 &apos;All asteroids&apos;</comment>
        <translation>%1 se trouvent dans des secteurs consécutifs.</translation>
    </message>
    <message>
        <source>%3 %1 are in consecutive sectors.</source>
        <comment>%3 two or more, %1 &apos;dwarf planets&apos;</comment>
        <translation>%3 %1 se trouvent dans des secteurs consécutifs.</translation>
    </message>
    <message>
        <source>Planet X is not adjacent to %2.</source>
        <comment>%2 &apos;a comet&apos;</comment>
        <translation>La Planète&#xa0;X n’est pas adjacente %2.</translation>
    </message>
    <message>
        <source>Planet X is not directly opposite %2.</source>
        <comment>%2 &apos;a comet&apos;</comment>
        <translation>La Planète&#xa0;X n’est pas directement opposée %2.</translation>
    </message>
    <message>
        <source>Planet X is within %3 sectors of %2.</source>
        <comment>%2 &apos;a comet&apos;, %3 two or more</comment>
        <translation>La Planète&#xa0;X est à %3 secteurs ou moins %2.</translation>
    </message>
    <message>
        <source>Planet X is not within %3 sectors of %2.</source>
        <comment>%2 &apos;a comet&apos;, %3 two or more</comment>
        <translation>La Planète&#xa0;X n’est pas à %3 secteurs ou moins %2.</translation>
    </message>
    <message>
        <source>%1 is not adjacent to %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;</comment>
        <translation>%1 n’est pas adjacente %2.</translation>
    </message>
    <message>
        <source>%1 is not directly opposite %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;</comment>
        <translation>%1 n’est pas directement opposée %2.</translation>
    </message>
    <message>
        <source>%1 is not within %3 sectors of %2.</source>
        <comment>%1 &apos;The dwarf planet&apos;, %2 &apos;an asteroid&apos;, %3 two or more</comment>
        <translation>%1 n’est pas à %3 secteurs ou moins %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>title of a research topic: %1 &apos;Asteroids&apos;, %2 &apos;comets&apos;</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>inside a sentence: %1 &apos;asteroids&apos;, %2 &apos;comets&apos;</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>CodeBoxes</name>
    <message>
        <source>Game code, %1 symbols</source>
        <comment>spoken name of the place to type in</comment>
        <translation>Code de partie, %1 symboles</translation>
    </message>
</context>
<context>
    <name>CodePage</name>
    <message>
        <source>Your game code</source>
        <comment>title of the page</comment>
        <translation>Votre code de partie</translation>
    </message>
    <message>
        <source>The others choose “Enter game code” on their phones and type it in. Everybody then has the same sky, without any network.</source>
        <comment>what to do with the game code</comment>
        <translation>Les autres choisissent «&#x202f;Saisir un code&#x202f;» sur leur téléphone et le tapent. Tout le monde a alors le même ciel, sans aucun réseau.</translation>
    </message>
    <message>
        <source>A device is near: comparing the code</source>
        <comment>a device has been found that wants to join</comment>
        <translation>Un appareil est proche&#x202f;: comparaison du code</translation>
    </message>
    <message>
        <source>Waiting for the others. Sharing this device? Then just go on.</source>
        <comment>nobody has joined yet</comment>
        <translation>On attend les autres. Vous partagez cet appareil&#x202f;? Alors continuez.</translation>
    </message>
    <message>
        <source>At the door: %1</source>
        <comment>below the button; %1 names</comment>
        <translation>À la porte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The others choose “Enter game code” on their phones. They appear here, and you let them in.</source>
        <comment>what to do with the game code</comment>
        <translation>Les autres choisissent «&#x202f;Saisir un code&#x202f;» sur leur téléphone. Ils apparaissent ici, et vous les laissez entrer.</translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>Let another phone join</source>
        <comment>title</comment>
        <translation>Faire entrer un autre téléphone</translation>
    </message>
    <message>
        <source>On the other phone choose “Enter game code” and scan or type this. It then appears here at the door, and you say who it is for.</source>
        <comment>letting another phone join an open table</comment>
        <translation>Sur l’autre téléphone, choisissez «&#x202f;Saisir un code&#x202f;» et scannez ou tapez celui-ci. Il apparaît alors ici à la porte, et vous dites pour qui il est.</translation>
    </message>
    <message>
        <source>On the other phone choose “Enter game code” and scan or type this. It then appears at the door of the phone that leads the table: %1.</source>
        <comment>letting another phone join an open table; %1 one or several names</comment>
        <translation>Sur l’autre téléphone, choisissez «&#x202f;Saisir un code&#x202f;» et scannez ou tapez celui-ci. Il apparaît alors à la porte du téléphone qui mène la table&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes a sheet</comment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>Game code %1</source>
        <comment>spoken; %1 the symbols one by one</comment>
        <translation>Code de partie %1</translation>
    </message>
</context>
<context>
    <name>CodeVerdict</name>
    <message>
        <source>%1 of %2 symbols</source>
        <comment>how much of a code is typed</comment>
        <translation>%1 symboles sur %2</translation>
    </message>
    <message>
        <source>Too many symbols: %1 instead of %2</source>
        <comment>verdict on a typed code</comment>
        <translation>Trop de symboles&#x202f;: %1 au lieu de %2</translation>
    </message>
    <message>
        <source>A code of four belongs to the published app</source>
        <comment>answer to a code of four symbols</comment>
        <translation>Un code de quatre symboles vient de l’application du commerce</translation>
    </message>
    <message>
        <source>It works there and only there. Ours are longer: start a new game and share its code.</source>
        <comment>answer to a code of four symbols</comment>
        <translation>Il ne marche que là-bas. Les nôtres sont plus longs&#x202f;: commencez une nouvelle partie et partagez son code.</translation>
    </message>
    <message>
        <source>%1 game</source>
        <comment>verdict on a typed code; %1 the mode</comment>
        <translation>Partie %1</translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message>
        <source>The phone that leads this table</source>
        <comment>start of a sentence, when nobody knows whose it is</comment>
        <translation>Le téléphone qui mène cette table</translation>
    </message>
    <message>
        <source>The device of %1</source>
        <comment>start of a sentence: %1 several players</comment>
        <translation>L’appareil commun à %1</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <comment>a time in minutes and seconds</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1 is out of reach</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 est hors de portée</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 est de retour</translation>
    </message>
    <message>
        <source>Tap to see what can be done</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour voir que faire</translation>
    </message>
    <message>
        <source>Tap to see what would not count any more</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour voir ce qui ne compterait plus</translation>
    </message>
    <message>
        <source>%1 wants to carry on</source>
        <comment>strip above the table: %1 a name; the phone that led the table is gone</comment>
        <translation>%1 veut continuer</translation>
    </message>
    <message>
        <source>Tap to agree or not</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour accepter ou non</translation>
    </message>
    <message>
        <source>%1 is at the door</source>
        <comment>strip above the table: %1 a name</comment>
        <translation>%1&#x202f;: à la porte</translation>
    </message>
    <message>
        <source>Tap to let them in or not</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour faire entrer ou non</translation>
    </message>
    <message>
        <source>Nobody can join until you say so</source>
        <comment>strip above the table</comment>
        <translation>Personne ne peut entrer sans votre accord</translation>
    </message>
    <message>
        <source>Tap to see why</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour voir pourquoi</translation>
    </message>
    <message>
        <source>Too few want to carry on yet</source>
        <comment>strip above the table</comment>
        <translation>Trop peu veulent continuer pour l’instant</translation>
    </message>
    <message>
        <source>Waiting for the others to agree</source>
        <comment>strip above the table</comment>
        <translation>On attend l’accord des autres</translation>
    </message>
    <message>
        <source>They are asked whether this phone may lead the table</source>
        <comment>strip above the table</comment>
        <translation>On leur demande si ce téléphone peut mener la table</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1 &apos;Ana&apos;s phone is out of reach&apos;, %2 for how long: 0:20</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your notes and the log work meanwhile.</source>
        <comment>while other phones cannot be reached</comment>
        <translation>Vos notes et le journal marchent en attendant.</translation>
    </message>
    <message>
        <source>Notes and log work; actions wait</source>
        <comment>while the phone that leads the table is out of reach</comment>
        <translation>Notes et journal marchent&#x202f;; les actions attendent</translation>
    </message>
    <message>
        <source>A phone</source>
        <comment>start of a sentence, when nobody knows whose it is</comment>
        <translation>Un téléphone</translation>
    </message>
    <message>
        <source>Someone keeps trying wrong codes</source>
        <comment>strip above the table</comment>
        <translation>Quelqu’un essaie sans cesse de faux codes</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <comment>strip above the table: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 a été déconnecté</translation>
    </message>
    <message>
        <source>It sent something that makes no sense. Nothing was taken over; your game is unchanged.</source>
        <comment>why a phone was sent away</comment>
        <translation>Il a envoyé quelque chose qui n’a pas de sens. Rien n’a été repris&#x202f;; votre partie n’a pas changé.</translation>
    </message>
    <message>
        <source>It has a newer version of the app. Update this phone, and they understand each other again.</source>
        <comment>why a phone was sent away</comment>
        <translation>Il a une version plus récente de l’app. Mettez ce téléphone à jour, et ils se comprendront.</translation>
    </message>
    <message>
        <source>It sent an entry that can’t be true: forged, or against the rules. It was not taken over; your game is unchanged.</source>
        <comment>why a phone was sent away</comment>
        <translation>Il a envoyé une entrée impossible&#x202f;: falsifiée, ou contraire aux règles. Elle n’a pas été reprise&#x202f;; votre partie n’a pas changé.</translation>
    </message>
    <message>
        <source>%1’s phone</source>
        <comment>start of a sentence: %1 a player whose name begins with a vowel or h</comment>
        <translation>Le téléphone d’%1</translation>
    </message>
    <message>
        <source>%1’s phone</source>
        <comment>start of a sentence: %1 a player</comment>
        <translation>Le téléphone de %1</translation>
    </message>
    <message>
        <source>%1 no longer leads the table</source>
        <comment>%1 &apos;Ana&apos;s phone&apos;, which was proven to lie</comment>
        <translation>%1 ne mène plus la table</translation>
    </message>
    <message>
        <source>The others carried on without this phone</source>
        <comment>title</comment>
        <translation>Les autres ont continué sans ce téléphone</translation>
    </message>
    <message>
        <source>%1 carried on without %2</source>
        <comment>title: %1 one or several names, %2 who leads the table</comment>
        <translation>Sans %2, la partie continue&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 signed two different stories</source>
        <comment>what was proven: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 a signé deux histoires différentes</translation>
    </message>
    <message>
        <source>%1 signed two different moves under one number</source>
        <comment>what was proven: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 a signé deux coups différents sous un même numéro</translation>
    </message>
    <message numerus="yes">
        <source>A bot plays for %1 as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player who is out of reach</comment>
        <translation>
            <numerusform>Un bot jouera pour %1 dès que %n personne de plus acceptera sur son téléphone.</numerusform>
            <numerusform>Un bot jouera pour %1 dès que %n personnes de plus accepteront sur leur téléphone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on with another phone as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player</comment>
        <translation>
            <numerusform>%1 continuera avec un autre téléphone dès que %n personne de plus acceptera sur le sien.</numerusform>
            <numerusform>%1 continuera avec un autre téléphone dès que %n personnes de plus accepteront sur le leur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of %1 is disputed: the seat was given to another phone without %1. %2 agreed to it.</source>
        <comment>at the end: %1 a player, %2 one or several names</comment>
        <translation>%1&#x202f;: résultat contesté, car la place a été donnée à un autre téléphone sans son accord. Ont accepté&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This table has two stories</source>
        <comment>strip above the table</comment>
        <translation>Cette table a deux histoires</translation>
    </message>
    <message>
        <source>%1’s seat is at another phone</source>
        <comment>strip above the table: %1 a player</comment>
        <translation>%1&#x202f;: votre place est sur un autre téléphone</translation>
    </message>
    <message>
        <source>Tap to say whether that was you</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour dire si c’était vous</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <comment>strip above the table: %1 who leads the table</comment>
        <translation>%1 vous demande quelque chose</translation>
    </message>
    <message>
        <source>They are asked whether to go on from before that</source>
        <comment>strip above the table: before a seat was taken</comment>
        <translation>On leur demande s’il faut reprendre avant cela</translation>
    </message>
    <message>
        <source>%1 wants to go back</source>
        <comment>strip above the table: %1 a name; to before a seat was taken</comment>
        <translation>%1 veut revenir en arrière</translation>
    </message>
    <message>
        <source>Tap to see what that means</source>
        <comment>strip above the table</comment>
        <translation>Touchez pour voir ce que cela veut dire</translation>
    </message>
    <message>
        <source>The others did not agree</source>
        <comment>strip above the table</comment>
        <translation>Les autres n’ont pas accepté</translation>
    </message>
    <message>
        <source>Talk it over</source>
        <comment>strip above the table</comment>
        <translation>Parlez-en</translation>
    </message>
    <message>
        <source>Its word no longer counts; another phone can lead the table. Either an older copy of the game was put back there, or somebody tampered with the app.</source>
        <comment>a phone that led the table was proven to lie</comment>
        <translation>Sa parole ne compte plus&#x202f;; un autre téléphone peut mener la table. Soit une ancienne copie de la partie y a été remise, soit quelqu’un a trafiqué l’app.</translation>
    </message>
    <message>
        <source>Only one of the two counts. Either an older copy of the game was put back there, or somebody tampered with the app.</source>
        <comment>a phone was proven to lie</comment>
        <translation>Un seul des deux compte. Soit une ancienne copie de la partie y a été remise, soit quelqu’un a trafiqué l’app.</translation>
    </message>
    <message>
        <source>%1’s seat was taken without %1</source>
        <comment>title, and strip above the table: %1 a player</comment>
        <translation>%1&#x202f;: place prise sans son accord</translation>
    </message>
    <message>
        <source>%1 was not asked</source>
        <comment>title, and strip above the table: %1 a player, for whom a bot plays, or who was removed</comment>
        <translation>%1&#x202f;: pas de demande avant</translation>
    </message>
    <message>
        <source>The result of %1 is disputed: %1 was removed and says that this was not right.</source>
        <comment>at the end: %1 a player</comment>
        <translation>%1&#x202f;: résultat contesté, car son retrait de la table s’est fait sans son accord.</translation>
    </message>
    <message>
        <source>The result of %1 is disputed: a bot played for %1, who was there. %2 agreed to it.</source>
        <comment>at the end: %1 a player, %2 one or several names</comment>
        <translation>%1&#x202f;: résultat contesté, car un bot a joué à sa place malgré sa présence. Ont accepté&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A bot plays for %1</source>
        <comment>strip above the table: %1 a player</comment>
        <translation>Un bot joue pour %1</translation>
    </message>
    <message>
        <source>%1 was removed from the table.</source>
        <comment>%1 a player</comment>
        <translation>%1 ne fait plus partie de la table.</translation>
    </message>
    <message>
        <source>Tap if that was not right</source>
        <comment>strip above the table</comment>
        <translation>Touchez si ce n’était pas juste</translation>
    </message>
</context>
<context>
    <name>ConferencePage</name>
    <message>
        <source>Conference</source>
        <comment>title of a page</comment>
        <translation>Conférence</translation>
    </message>
    <message>
        <source>The clue for everybody</source>
        <comment>below the title Conference</comment>
        <translation>L’indice pour tout le monde</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It stays in the log and in everybody’s notes</source>
        <comment>below the button that leaves a conference</comment>
        <translation>Il reste dans le journal et dans les notes de tous</translation>
    </message>
</context>
<context>
    <name>CuesGroup</name>
    <message>
        <source>Sound</source>
        <comment>setting</comment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Vibration</source>
        <comment>setting</comment>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>The same moments, in the hand.</source>
        <comment>what the setting Vibration does</comment>
        <translation>Les mêmes moments, dans la main.</translation>
    </message>
    <message>
        <source>A soft sound when it’s your turn or there is news. It gives nothing away.</source>
        <comment>what the setting does</comment>
        <translation>Un son doux quand c’est votre tour ou qu’il y a du nouveau. Il ne trahit rien.</translation>
    </message>
</context>
<context>
    <name>CurtainName</name>
    <message>
        <source>Hand over to %1</source>
        <comment>on the curtain, %1 the next player</comment>
        <translation>Passez l’appareil à %1</translation>
    </message>
    <message>
        <source>Hand over to</source>
        <comment>on the curtain, above the name of the next player</comment>
        <translation>Passez l’appareil à</translation>
    </message>
    <message>
        <source>All notes are closed and locked.</source>
        <comment>on the curtain</comment>
        <translation>Toutes les notes sont fermées et verrouillées.</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Type your PIN</source>
        <comment>on the curtain, above the keys</comment>
        <translation>Tapez votre PIN</translation>
    </message>
    <message>
        <source>I am %1</source>
        <comment>button that opens a player&apos;s notes, %1 the name</comment>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Begin new notes</source>
        <comment>button when a player&apos;s file cannot be opened any more</comment>
        <translation>Commencer de nouvelles notes</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>button that goes back to the named player</comment>
        <translation>Non, rien</translation>
    </message>
    <message>
        <source>I am not %1</source>
        <comment>button on the curtain, %1 the name of the next player</comment>
        <translation>Je ne suis pas %1</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <comment>button on the curtain: the public board</comment>
        <translation>Regarder le plateau</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <comment>button on the curtain: the game stays and can be resumed</comment>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in 1 second.</source>
        <comment>on the curtain</comment>
        <translation>Trop de PIN erronés. Prochain essai dans 1 seconde.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in %1 seconds.</source>
        <comment>on the curtain, two or more</comment>
        <translation>Trop de PIN erronés. Prochain essai dans %1 secondes.</translation>
    </message>
    <message>
        <source>%1. One more try before a wait.</source>
        <comment>on the curtain, %1 what went wrong</comment>
        <translation>%1. Encore un essai avant une attente.</translation>
    </message>
    <message>
        <source>%1. %2 more tries before a wait.</source>
        <comment>on the curtain, %1 what went wrong, %2 two or more</comment>
        <translation>%1. Encore %2 essais avant une attente.</translation>
    </message>
    <message>
        <source>Opening your notes…</source>
        <comment>on the curtain, while a player&apos;s file is opened</comment>
        <translation>Ouverture de vos notes…</translation>
    </message>
</context>
<context>
    <name>DisputeSheet</name>
    <message>
        <source>%2 agreed to another phone for %1, and %1 says it was somebody else. %1 has the seat back; the result is marked as disputed.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un autre téléphone a joué pour %1, qui dit que c’était quelqu’un d’autre. Ont accepté&#x202f;: %2. %1 a retrouvé sa place&#x202f;; son résultat est marqué comme contesté.</translation>
    </message>
    <message>
        <source>If more than half of you want to go on from before that, this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Si plus de la moitié d’entre vous veut reprendre avant cela, cette entrée ne compte plus&#x202f;:</translation>
    </message>
    <message>
        <source>If more than half of you want to go on from before that, these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Si plus de la moitié d’entre vous veut reprendre avant cela, ces %1 entrées ne comptent plus&#x202f;:</translation>
    </message>
    <message>
        <source>The others must agree on their own phones.</source>
        <comment>somebody wants to go on from before a seat was taken</comment>
        <translation>Les autres doivent accepter sur leur propre téléphone.</translation>
    </message>
    <message>
        <source>Go on from before that</source>
        <comment>button: before a seat was taken</comment>
        <translation>Reprendre avant cela</translation>
    </message>
    <message>
        <source>Go on as it is</source>
        <comment>button: a seat was taken, and is back</comment>
        <translation>Continuer ainsi</translation>
    </message>
    <message>
        <source>Cancel request</source>
        <comment>button that takes an offer to carry on back</comment>
        <translation>Annuler la demande</translation>
    </message>
    <message>
        <source>%1 was removed and says that this was not right; the result is marked as disputed.</source>
        <comment>%1 a player</comment>
        <translation>%1 a dû quitter la table et dit que ce n’était pas juste&#x202f;; son résultat est marqué comme contesté.</translation>
    </message>
    <message>
        <source>%2 agreed that a bot plays for %1, and %1 was there. The result is marked as disputed.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un bot a joué pour %1 malgré sa présence. Ont accepté&#x202f;: %2. Son résultat est marqué comme contesté.</translation>
    </message>
</context>
<context>
    <name>DoorSheet</name>
    <message>
        <source>%1 are at the door</source>
        <comment>title: %1 several names</comment>
        <translation>%1 sont à la porte</translation>
    </message>
    <message>
        <source>%1 is at the door</source>
        <comment>title: %1 a name</comment>
        <translation>%1 est à la porte</translation>
    </message>
    <message>
        <source>%1 goes on with this phone</source>
        <comment>button: %1 a player who is out of reach</comment>
        <translation>%1 continue avec ce téléphone</translation>
    </message>
    <message>
        <source>Let in as new players</source>
        <comment>button</comment>
        <translation>Faire entrer comme nouveaux joueurs</translation>
    </message>
    <message>
        <source>Let in as a new player</source>
        <comment>button</comment>
        <translation>Faire entrer comme nouveau joueur</translation>
    </message>
    <message>
        <source>They know the code. Let them in only if you know whose phone it is.</source>
        <comment>somebody at the door of a table</comment>
        <translation>Le code est bon. Ne faites entrer que si vous savez à qui est ce téléphone.</translation>
    </message>
    <message>
        <source>Their lost phone then has no seat here. Answers come along; handwritten notes stay on the lost phone.</source>
        <comment>when somebody goes on with another phone</comment>
        <translation>Le téléphone perdu n’a alors plus de place ici. Les réponses suivent&#x202f;; les notes écrites à la main restent sur le téléphone perdu.</translation>
    </message>
    <message>
        <source>Don’t let in</source>
        <comment>button: somebody at the door</comment>
        <translation>Ne pas faire entrer</translation>
    </message>
    <message>
        <source>The others did not agree</source>
        <comment>to what was asked</comment>
        <translation>Les autres n’ont pas accepté</translation>
    </message>
    <message>
        <source>Talk it over. You can ask again at any time.</source>
        <comment>answer of the others</comment>
        <translation>Parlez-en. Vous pouvez redemander à tout moment.</translation>
    </message>
</context>
<context>
    <name>EnterCodePage</name>
    <message>
        <source>Enter game code</source>
        <comment>title of the page</comment>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Whoever led the last game chooses “Play again” and has the new code.</source>
        <comment>above the place for a code, after a game on several devices</comment>
        <translation>Qui menait la dernière partie choisit «&#x202f;Rejouer&#x202f;» et a le nouveau code.</translation>
    </message>
    <message>
        <source>Type the whole code to go on.</source>
        <comment>why the button is disabled</comment>
        <translation>Tapez le code entier pour continuer.</translation>
    </message>
    <message>
        <source>Correct the code to go on.</source>
        <comment>why the button is disabled</comment>
        <translation>Corrigez le code pour continuer.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>FirstGamePage</name>
    <message>
        <source>How to play</source>
        <comment>title of the lessons</comment>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <comment>button; they are taken up there again</comment>
        <translation>Quitter les leçons</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>You</source>
        <comment>name of the learner in the first game</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Vera</source>
        <comment>name of the other player in the first game</comment>
        <translation>Vera</translation>
    </message>
    <message>
        <source>The sky</source>
        <comment>title of a lesson</comment>
        <translation>Le ciel</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>title of a lesson</comment>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>title of a lesson</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>title of a lesson</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Publish a theory</source>
        <comment>title of a lesson</comment>
        <translation>Publier une théorie</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>title of a lesson</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Peer review</source>
        <comment>title of a lesson</comment>
        <translation>Vérification par les pairs</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>title of a lesson</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Planet X hides in one of these 12 sectors. It looks empty, even through a telescope.</source>
        <comment>lesson: the sky</comment>
        <translation>La Planète&#xa0;X se cache dans l’un de ces 12 secteurs. Même au télescope, il semble vide.</translation>
    </message>
    <message>
        <source>Each of them keeps a law. Remember: asteroids are never alone.</source>
        <comment>lesson: the six objects, above a list of them with their laws</comment>
        <translation>Chacun suit sa loi. À retenir&#x202f;: un astéroïde n’est jamais seul.</translation>
    </message>
    <message>
        <source>Count asteroids: tap 1, then 6, or drag.</source>
        <comment>what to do in the lesson: survey</comment>
        <translation>Comptez les astéroïdes&#x202f;: touchez 1, puis 6, ou glissez.</translation>
    </message>
    <message>
        <source>In a real game, why not! Here we survey 1 to 6.</source>
        <comment>reply to another run of sectors in the lesson: survey</comment>
        <translation>Dans une vraie partie, pourquoi pas&#x202f;! Ici, on détecte de 1 à 6.</translation>
    </message>
    <message>
        <source>That one is below the horizon. Only the bright half can be surveyed.</source>
        <comment>reply to a dark sector in the lesson: survey</comment>
        <translation>Celui-là est sous l’horizon. On ne détecte que dans la moitié claire.</translation>
    </message>
    <message>
        <source>Your turn is over</source>
        <comment>title of a lesson: after the survey</comment>
        <translation>Votre tour est fini</translation>
    </message>
    <message>
        <source>Right, that one goes too! But take the lit one first.</source>
        <comment>reply to another cell that can be crossed out, in the lesson: notes</comment>
        <translation>Juste, celui-là aussi&#x202f;! Mais d’abord celui qui est éclairé.</translation>
    </message>
    <message>
        <source>Nobody can know that yet.</source>
        <comment>reply to a cell that cannot be crossed out yet, in the lesson: notes</comment>
        <translation>Personne ne peut encore le savoir.</translation>
    </message>
    <message>
        <source>You could. But the asteroid is in 1 or 6.</source>
        <comment>reply to another visible sector in the lesson: target</comment>
        <translation>C’est possible. Mais l’astéroïde est en 1 ou en 6.</translation>
    </message>
    <message>
        <source>That one is below the horizon. Only the bright half can be targeted.</source>
        <comment>reply to a dark sector in the lesson: target</comment>
        <translation>Celui-là est sous l’horizon. On ne sonde que la moitié claire.</translation>
    </message>
    <message>
        <source>Right as well! But let’s publish 6.</source>
        <comment>reply to the other sector with an asteroid in the lesson: publish</comment>
        <translation>Juste aussi&#x202f;! Mais publions le 6.</translation>
    </message>
    <message>
        <source>Your notes say: no asteroid there.</source>
        <comment>reply to a sector without an asteroid in the lesson: publish</comment>
        <translation>Vos notes disent&#x202f;: pas d’astéroïde ici.</translation>
    </message>
    <message>
        <source>That would be a guess, and a wrong theory costs time.</source>
        <comment>reply to a sector of which nothing is known in the lesson: publish</comment>
        <translation>Ce serait un pari, et une théorie fausse coûte du temps.</translation>
    </message>
    <message>
        <source>Worth reading, too, one day. Now we are after the asteroids.</source>
        <comment>reply to another topic in the lesson: research</comment>
        <translation>À lire aussi, un jour. Là, on cherche les astéroïdes.</translation>
    </message>
    <message>
        <source>Put it together</source>
        <comment>title of a lesson: after research</comment>
        <translation>Reliez le tout</translation>
    </message>
    <message>
        <source>Some turns later your theory is turned up, and it’s right! A wrong one costs the token and a sector of time.</source>
        <comment>lesson: peer review</comment>
        <translation>Quelques tours plus tard, on retourne votre théorie&#x202f;: juste&#x202f;! Une fausse coûte le jeton et un secteur de temps.</translation>
    </message>
    <message>
        <source>That one is truly empty: a gas cloud needs it. One light less!</source>
        <comment>reply to an empty sector in the lesson: locate</comment>
        <translation>Celui-là est réellement vide&#x202f;: un nuage de gaz en a besoin. Une lumière de moins&#x202f;!</translation>
    </message>
    <message>
        <source>You know already what is there. Planet X looks empty.</source>
        <comment>reply to a sector with something in it in the lesson: locate</comment>
        <translation>Vous savez déjà ce qu’il y a là. La Planète&#xa0;X semble vide.</translation>
    </message>
    <message>
        <source>You found it!</source>
        <comment>title of the last lesson</comment>
        <translation>Trouvée&#x202f;!</translation>
    </message>
    <message>
        <source>Good! Now the other end.</source>
        <comment>what to do in the lesson: survey, when one end of the run is picked</comment>
        <translation>Bien&#x202f;! Maintenant l’autre bout.</translation>
    </message>
    <message>
        <source>What is out there</source>
        <comment>title of a lesson: the objects in the sky</comment>
        <translation>Ce qu’il y a là-haut</translation>
    </message>
    <message>
        <source>A survey counts one kind of thing in the bright half.</source>
        <comment>lesson: survey</comment>
        <translation>Détecter compte une sorte d’objets dans la moitié claire.</translation>
    </message>
    <message>
        <source>One asteroid, and only you know! It took 3 of your time: Vera is last now, so she plays.</source>
        <comment>lesson: after the survey; Vera is the other player</comment>
        <translation>Un astéroïde, et personne d’autre ne le sait&#x202f;! Cela a pris 3 de temps&#x202f;: Vera est dernière, c’est à elle.</translation>
    </message>
    <message>
        <source>So cross it out: row 3, A.</source>
        <comment>what to do in the lesson: notes</comment>
        <translation>Barrez-le donc&#x202f;: ligne 3, A.</translation>
    </message>
    <message>
        <source>2, 4 and 5 are out, too: the asteroid is in 1 or 6.</source>
        <comment>lesson: target; sectors 2, 4 and 5 are crossed out like 3</comment>
        <translation>2, 4 et 5 sont exclus aussi&#x202f;: l’astéroïde est en 1 ou en 6.</translation>
    </message>
    <message>
        <source>It’s theory time: tap 6 to publish it, face down.</source>
        <comment>what to do in the lesson: publish</comment>
        <translation>C’est l’heure des théories&#x202f;: touchez 6 pour publier, face cachée.</translation>
    </message>
    <message>
        <source>Tap F to read about asteroids.</source>
        <comment>what to do in the lesson: research</comment>
        <translation>Touchez F&#x202f;: il parle des astéroïdes.</translation>
    </message>
    <message>
        <source>%1 You have 6 and 7, so all four are in 6 to 10.</source>
        <comment>lesson: after research; %1 a whole sentence, &apos;All asteroids are in a band of 5 sectors or less.&apos;</comment>
        <translation>%1 Vous avez 6 et 7&#x202f;: tous les quatre sont entre 6 et 10.</translation>
    </message>
    <message>
        <source>4, 11 and 12 look empty, but the gas clouds in 1 and 5 need truly empty neighbours.</source>
        <comment>lesson: locate</comment>
        <translation>4, 11 et 12 semblent vides, mais les nuages de gaz en 1 et 5 veulent un voisin réellement vide.</translation>
    </message>
    <message>
        <source>Which one is Planet X? Tap it.</source>
        <comment>what to do in the lesson: locate</comment>
        <translation>Où est la Planète&#xa0;X&#x202f;? Touchez-la.</translation>
    </message>
    <message>
        <source>To locate it you also name its neighbours: an asteroid and nothing. Others then have a last chance, and points decide.</source>
        <comment>the last lesson</comment>
        <translation>Pour la localiser, on nomme aussi ses voisins&#x202f;: un astéroïde et rien. Les autres ont une dernière chance, puis les points décident.</translation>
    </message>
    <message>
        <source>An asteroid in 3 would need another in 2 or 4: two, but you counted one.</source>
        <comment>lesson: notes; there is one asteroid in sectors 1 to 6, and they are never alone</comment>
        <translation>Un astéroïde en 3 en voudrait un autre en 2 ou 4&#x202f;: deux, mais vous en avez compté un.</translation>
    </message>
    <message>
        <source>Tap 6 to look inside: that works twice a game.</source>
        <comment>what to do in the lesson: target</comment>
        <translation>Touchez 6 pour y regarder&#x202f;: deux fois par partie, c’est possible.</translation>
    </message>
    <message>
        <source>An asteroid, and so is 7! Right theories score, the first even more.</source>
        <comment>lesson: publish</comment>
        <translation>Un astéroïde, et en 7 aussi&#x202f;! Les théories justes rapportent, la première encore plus.</translation>
    </message>
    <message>
        <source>Research tells a rule of this sky for just 1, but never twice in a row.</source>
        <comment>lesson: research</comment>
        <translation>Étudier révèle une règle de ce ciel pour 1 seulement, mais jamais deux fois de suite.</translation>
    </message>
</context>
<context>
    <name>FollowSheet</name>
    <message>
        <source>If this phone follows, this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Si ce téléphone suit, cette entrée ne compte plus&#x202f;:</translation>
    </message>
    <message>
        <source>If this phone follows, these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Si ce téléphone suit, ces %1 entrées ne comptent plus&#x202f;:</translation>
    </message>
    <message>
        <source>Follow the others</source>
        <comment>button</comment>
        <translation>Suivre les autres</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>button that closes a sheet</comment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>This table has two stories</source>
        <comment>title</comment>
        <translation>Cette table a deux histoires</translation>
    </message>
    <message>
        <source>%1 agreed to it. What they have counts for everybody who follows.</source>
        <comment>%1 one or several names</comment>
        <translation>Ont accepté&#x202f;: %1. Leur partie compte pour tous ceux qui suivent.</translation>
    </message>
    <message>
        <source>The phones are looking for the last entry they share.</source>
        <comment>two stories of one game</comment>
        <translation>Les téléphones cherchent leur dernière entrée commune.</translation>
    </message>
    <message>
        <source>Take the other story</source>
        <comment>button: two stories of one game</comment>
        <translation>Prendre l’autre histoire</translation>
    </message>
    <message>
        <source>Don’t follow</source>
        <comment>button: the others carried on without this phone</comment>
        <translation>Ne pas suivre</translation>
    </message>
    <message>
        <source>Stay with mine</source>
        <comment>button: two stories of one game</comment>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Whoever stays goes on without those who don’t.</source>
        <comment>below the choice between two stories of one game</comment>
        <translation>Qui reste continue sans les autres.</translation>
    </message>
    <message>
        <source>Both were signed by the phone that leads it, which ought not to happen: perhaps an older copy of the game was put back there. Decide together which story counts.</source>
        <comment>two stories of one game</comment>
        <translation>Les deux ont été signées par le téléphone qui la mène, ce qui ne devrait pas arriver&#x202f;: peut-être qu’une ancienne copie de la partie y a été remise. Décidez ensemble laquelle compte.</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>%1 found Planet X</source>
        <comment>large: somebody else has found it, %1 a name</comment>
        <translation>%1 a trouvé la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Where it is stays a secret until the end. Whoever is behind still has one last chance.</source>
        <comment>somebody else has found Planet X</comment>
        <translation>Où elle se trouve reste secret jusqu’à la fin. Ceux qui sont derrière ont encore une dernière chance.</translation>
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
        <translation>Conférence au secteur %1</translation>
    </message>
    <message>
        <source>Theory phase at sector %1</source>
        <comment>an icon on the rim of the wheel, %1 a number</comment>
        <translation>Phase de théorie au secteur %1</translation>
    </message>
    <message>
        <source>held</source>
        <comment>a conference that is over</comment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>When the Earth gets here, everyone may publish theories in secret. Then all tokens move one step closer to peer review.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Quand la Terre arrive ici, chacun peut publier des théories en secret. Puis tous les jetons avancent d’un pas vers la vérification par les pairs.</translation>
    </message>
    <message>
        <source>It has been held. Its clue about Planet X is in your notes and in the log.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Elle a eu lieu. Son indice sur la Planète&#xa0;X est dans vos notes et dans le journal.</translation>
    </message>
    <message>
        <source>When the Earth gets here, everyone hears a clue about Planet X.</source>
        <comment>about an icon on the rim of the wheel</comment>
        <translation>Quand la Terre arrive ici, chacun entend un indice sur la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>The Earth is 1 sector away.</source>
        <comment>from an icon on the rim of the wheel</comment>
        <translation>La Terre est à 1 secteur d’ici.</translation>
    </message>
    <message>
        <source>The Earth is %1 sectors away.</source>
        <comment>from an icon on the rim of the wheel, two or more</comment>
        <translation>La Terre est à %1 secteurs d’ici.</translation>
    </message>
</context>
<context>
    <name>GatheredTable</name>
    <message>
        <source>here</source>
        <comment>a remark after the name of somebody at this device</comment>
        <translation>ici</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: choose another pawn, season or number of facts</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>With the board on the table</source>
        <comment>how the game is played</comment>
        <translation>Avec le plateau sur la table</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>how the game is played</comment>
        <translation>Tout à l’écran</translation>
    </message>
</context>
<context>
    <name>GoneHeading</name>
    <message>
        <source>Not counted any more</source>
        <comment>heading in the log</comment>
        <translation>Ne compte plus</translation>
    </message>
    <message>
        <source>Entered on this phone while it was apart. The others carried on without it, and this phone followed them.</source>
        <comment>below a heading in the log</comment>
        <translation>Saisi sur ce téléphone pendant qu’il était séparé. Les autres ont continué sans lui, puis il les a suivis.</translation>
    </message>
</context>
<context>
    <name>GuardNotice</name>
    <message>
        <source>You can still go on.</source>
        <comment>below a warning</comment>
        <translation>Vous pouvez quand même continuer.</translation>
    </message>
</context>
<context>
    <name>GuessMoment</name>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>GuessPicker</name>
    <message>
        <source>Before it</source>
        <comment>the sector before Planet X, not yet known which</comment>
        <translation>Avant elle</translation>
    </message>
    <message>
        <source>After it</source>
        <comment>the sector after Planet X, not yet known which</comment>
        <translation>Après elle</translation>
    </message>
    <message>
        <source>In sector %1</source>
        <comment>above the objects beside Planet X</comment>
        <translation>Dans le secteur %1</translation>
    </message>
    <message>
        <source>%1 · from your notes</source>
        <comment>above the objects beside Planet X, one of which is picked already; %1 &apos;In sector 4&apos;</comment>
        <translation>%1 · d’après vos notes</translation>
    </message>
</context>
<context>
    <name>GuessSheet</name>
    <message>
        <source>Is Planet X in sector %1?</source>
        <comment>asks again before locating</comment>
        <translation>La Planète&#xa0;X est-elle dans le secteur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, look there</source>
        <comment>button that locates Planet X</comment>
        <translation>Oui, c’est là</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button that goes back to choosing</comment>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Sector %1: %2</source>
        <comment>a guess: %1 a number, %2 &apos;Comet&apos;</comment>
        <translation>Secteur %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>GuessTold</name>
    <message>
        <source>At least one of your three claims is wrong.</source>
        <comment>below the answer that Planet X was not found</comment>
        <translation>Au moins une de vos trois affirmations est fausse.</translation>
    </message>
    <message numerus="yes">
        <source>Now move your pawn %n sectors.</source>
        <comment>with the board on the table, after an answer</comment>
        <translation>
            <numerusform>Avancez maintenant votre pion de %n secteur.</numerusform>
            <numerusform>Avancez maintenant votre pion de %n secteurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now the sky opens.</source>
        <comment>after the last chance</comment>
        <translation>Maintenant le ciel s’ouvre.</translation>
    </message>
    <message>
        <source>You were not the first, but you were right.</source>
        <comment>after the own last chance found Planet X</comment>
        <translation>Vous n’étiez pas en tête, mais vous aviez raison.</translation>
    </message>
    <message>
        <source>Whoever is behind you still has one last chance. Tell nobody where it is.</source>
        <comment>after one has found Planet X</comment>
        <translation>Ceux qui sont derrière vous ont encore une dernière chance. Ne dites à personne où elle est.</translation>
    </message>
    <message>
        <source>You found it!</source>
        <comment>large: the answer to locating Planet X</comment>
        <translation>Vous l’avez trouvée&#x202f;!</translation>
    </message>
    <message>
        <source>Not this time</source>
        <comment>answer to locating Planet X: it is not there</comment>
        <translation>Pas cette fois</translation>
    </message>
    <message>
        <source>Others only see whether you found it</source>
        <comment>below the answer to locating Planet X</comment>
        <translation>Les autres voient seulement si vous l’avez trouvée</translation>
    </message>
</context>
<context>
    <name>GuessWarnings</name>
    <message>
        <source>Your notes say that sector %1 is not %2</source>
        <comment>%1 a number, %2 &apos;a comet&apos;, &apos;Planet X&apos;</comment>
        <translation>Vos notes disent du secteur %1&#x202f;: ce n’est pas %2</translation>
    </message>
    <message>
        <source>Your notes hold something else for certain in sector %1</source>
        <comment>%1 a number</comment>
        <translation>Vos notes ont autre chose de certain dans le secteur %1</translation>
    </message>
    <message>
        <source>Peer review has shown something else in sector %1</source>
        <comment>%1 a number</comment>
        <translation>La vérification par les pairs a montré autre chose dans le secteur %1</translation>
    </message>
    <message>
        <source>You may still go on.</source>
        <comment>below a warning</comment>
        <translation>Vous pouvez quand même continuer.</translation>
    </message>
</context>
<context>
    <name>GuessWheel</name>
    <message>
        <source>Tap the sector of Planet X</source>
        <comment>in the middle of the wheel</comment>
        <translation>Touchez le secteur de la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>in the middle of the wheel, two sectors</comment>
        <translation>entre %1 et %2</translation>
    </message>
</context>
<context>
    <name>GuestCard</name>
    <message>
        <source>At the table</source>
        <comment>about a device that was let in</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>At the door</source>
        <comment>about a device that wants to join</comment>
        <translation>À la porte</translation>
    </message>
    <message>
        <source>At the door. There is no seat left: make room first.</source>
        <comment>about a device that wants to join</comment>
        <translation>À la porte. Il n’y a plus de place&#x202f;: libérez-en une d’abord.</translation>
    </message>
    <message>
        <source>Let in</source>
        <comment>button: a device may join the table</comment>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button: a device may not join the table</comment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button: a device that was let in has to go</comment>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>GuestList</name>
    <message>
        <source>Somebody keeps trying wrong codes</source>
        <comment>about the door of a table</comment>
        <translation>Quelqu’un essaie sans cesse de faux codes</translation>
    </message>
    <message>
        <source>Nobody can join until you say so. If it is one of you, compare the code.</source>
        <comment>about the door of a table</comment>
        <translation>Personne ne peut entrer sans votre accord. Si c’est l’un de vous, comparez le code.</translation>
    </message>
    <message>
        <source>Go on letting people try</source>
        <comment>button, after wrong codes</comment>
        <translation>Permettre de nouveaux essais</translation>
    </message>
</context>
<context>
    <name>HalfStepper</name>
    <message>
        <source>Visible sky one sector back</source>
        <comment>spoken name of a button</comment>
        <translation>Ciel observable un secteur en arrière</translation>
    </message>
    <message>
        <source>Visible on the board: %1</source>
        <comment>%1 sectors, &apos;11–4&apos;</comment>
        <translation>Observable sur le plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Visible sky one sector on</source>
        <comment>spoken name of a button</comment>
        <translation>Ciel observable un secteur en avant</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>Undo takes them back.</source>
        <comment>after filling in marks</comment>
        <translation>Annuler les retire.</translation>
    </message>
    <message>
        <source>Nothing follows at once.</source>
        <comment>filling in found nothing</comment>
        <translation>Rien ne s’ensuit aussitôt.</translation>
    </message>
    <message>
        <source>Nothing here is contradicted.</source>
        <comment>a check found nothing</comment>
        <translation>Rien ici n’est contredit.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: takes the last mark back</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: no help wanted any more</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that puts help away</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The laws add nothing to the marks on your sheet.</source>
        <comment>filling in found nothing</comment>
        <translation>Les lois n’ajoutent rien aux marques de votre feuille.</translation>
    </message>
    <message>
        <source>These marks can’t all be true.</source>
        <comment>filling in found nothing</comment>
        <translation>Ces marques ne peuvent pas toutes être vraies.</translation>
    </message>
    <message>
        <source>No sky fits them, so nothing can be filled in.</source>
        <comment>filling in found nothing</comment>
        <translation>Aucun ciel ne leur correspond&#x202f;: rien à compléter.</translation>
    </message>
    <message>
        <source>That doesn’t make it all right: it just fits what you know so far.</source>
        <comment>a check found nothing</comment>
        <translation>Tout n’est pas forcément juste&#x202f;: rien ne contredit ce que vous savez pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing more to deduce yet: time for another survey</source>
        <comment>there is no hint</comment>
        <translation>Rien de plus à déduire pour l’instant&#x202f;: place à une nouvelle détection</translation>
    </message>
    <message>
        <source>Checking every possible sky</source>
        <comment>help with the notes is being thought about</comment>
        <translation>Examen de tous les ciels possibles</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>None</source>
        <comment>choice: no help on the notes</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <comment>choice: the app fills in simple things</comment>
        <translation>Tenue des notes</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>choice: the app can find contradictions in the notes</comment>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Hints</source>
        <comment>choice: the app can give hints</comment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Facts and answers are filled in for you, with what follows at once.</source>
        <comment>what the choice means: bookkeeping</comment>
        <translation>Faits et réponses sont notés pour vous, avec ce qui en découle aussitôt.</translation>
    </message>
    <message>
        <source>Only your starting facts are filled in.</source>
        <comment>what the choice means: no help on the notes</comment>
        <translation>Seuls vos faits de départ sont remplis.</translation>
    </message>
    <message>
        <source>You can also check your marks for mistakes.</source>
        <comment>what the choice means: bookkeeping and a check</comment>
        <translation>Vous pouvez aussi vérifier vos marques.</translation>
    </message>
    <message>
        <source>You can also ask for the next step, and why.</source>
        <comment>what the choice means: bookkeeping, a check, and hints</comment>
        <translation>Vous pouvez aussi demander l’étape suivante, et pourquoi.</translation>
    </message>
</context>
<context>
    <name>HelpFound</name>
    <message>
        <source>One of your marks cannot be right.</source>
        <comment>help found one mark that is contradicted</comment>
        <translation>Une de vos marques ne peut pas être juste.</translation>
    </message>
    <message>
        <source>%1 of your marks cannot be right.</source>
        <comment>help found two marks or more that are contradicted</comment>
        <translation>%1 de vos marques ne peuvent pas être justes.</translation>
    </message>
</context>
<context>
    <name>HelpHint</name>
    <message>
        <source>Something new follows in sector %1.</source>
        <comment>a hint that does not tell yet what</comment>
        <translation>Il y a du nouveau à déduire dans le secteur %1.</translation>
    </message>
    <message>
        <source>Think about it first, if you like.</source>
        <comment>below a hint that does not tell yet what</comment>
        <translation>Réfléchissez-y d’abord, si vous voulez.</translation>
    </message>
    <message>
        <source>Show me what</source>
        <comment>button: a hint tells what follows</comment>
        <translation>Montrer quoi</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: a hint tells the reason</comment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Try the opposite</source>
        <comment>button: a what-if in which a hint is not true</comment>
        <translation>Essayer le contraire</translation>
    </message>
    <message>
        <source>Mark it</source>
        <comment>button: what a hint says is entered in the notes</comment>
        <translation>Le marquer</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that puts help away</comment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help on the notes</source>
        <comment>title of a sheet</comment>
        <translation>Aide pour les notes</translation>
    </message>
    <message>
        <source>Fill in</source>
        <comment>a way of help on the notes</comment>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>a way of help on the notes</comment>
        <translation>Contrôler</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>a way of help on the notes</comment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The game is over</source>
        <comment>why help cannot be used</comment>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Turned off for this game</source>
        <comment>why help cannot be used: it was chosen when the table was set up</comment>
        <translation>Désactivé pour cette partie</translation>
    </message>
    <message>
        <source>At this table, everyone takes their own notes.</source>
        <comment>help on the notes: none was agreed on</comment>
        <translation>À cette table, chacun prend ses propres notes.</translation>
    </message>
    <message>
        <source>Facts and answers are filled in for you, with what follows at once. Any other help is counted, and shown to you at the end.</source>
        <comment>help on the notes</comment>
        <translation>Faits et réponses sont notés pour vous, avec ce qui en découle aussitôt. Toute autre aide est comptée, et vous est montrée à la fin.</translation>
    </message>
    <message>
        <source>Marks what follows at once from the laws and from all marks on your sheet.</source>
        <comment>what &apos;Fill in&apos; does</comment>
        <translation>Marque ce qui découle aussitôt des lois et de toutes les marques de votre feuille.</translation>
    </message>
    <message>
        <source>Finds marks that can’t be right, and says why.</source>
        <comment>what &apos;Check&apos; does</comment>
        <translation>Trouve les marques qui ne peuvent pas être justes, et dit pourquoi.</translation>
    </message>
    <message>
        <source>Points at the easiest thing you haven’t marked yet, and says why.</source>
        <comment>what &apos;Hint&apos; does</comment>
        <translation>Indique la chose la plus simple que vous n’avez pas encore marquée, et dit pourquoi.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <comment>title of the page: finished games</comment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>button: what came of a player&apos;s games</comment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Delete the table of %1</source>
        <comment>spoken name of a button; %1 the names of players</comment>
        <translation>Supprimer la table&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <comment>button</comment>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>No finished games yet. They come here once Planet X is found.</source>
        <comment>the list of finished games is empty</comment>
        <translation>Aucune partie finie pour l’instant. Elles viennent ici une fois la Planète&#xa0;X trouvée.</translation>
    </message>
</context>
<context>
    <name>HomeDoors</name>
    <message>
        <source>New game</source>
        <comment>button on the first page</comment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Enter game code</source>
        <comment>button on the first page</comment>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Sky of the day</source>
        <comment>button on the first page: the same sky for everybody today</comment>
        <translation>Ciel du jour</translation>
    </message>
    <message>
        <source>History</source>
        <comment>button on the first page: finished games</comment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button on the first page</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Other open tables</source>
        <comment>heading over a list on the first page</comment>
        <translation>Autres tables ouvertes</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button on the first page: a first game that teaches</comment>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button on the first page</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>button on the first page: a game against bots</comment>
        <translation>Solo</translation>
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
        <translation>Trouvez la Planète&#xa0;X&#x202f;: seul, sur une tablette ou de téléphone à téléphone</translation>
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
        <translation>Trop peu ont voulu continuer</translation>
    </message>
    <message>
        <source>Talk it over. You can ask again at any time.</source>
        <comment>answer of the others</comment>
        <translation>Parlez-en. Vous pouvez redemander à tout moment.</translation>
    </message>
    <message>
        <source>%1 must agree on their own phone</source>
        <comment>%1 one or several names</comment>
        <translation>L’accord se donne sur leur propre téléphone&#x202f;: %1</translation>
    </message>
    <message>
        <source>Carry on without it</source>
        <comment>button: without the phone that led the table</comment>
        <translation>Continuer sans lui</translation>
    </message>
    <message>
        <source>In a few seconds: it may come back by itself.</source>
        <comment>below a button that cannot be used yet</comment>
        <translation>Dans quelques secondes&#x202f;: il peut revenir de lui-même.</translation>
    </message>
    <message>
        <source>Gone for %1; this phone keeps looking for it. Notes and log still work, actions wait.</source>
        <comment>%1 a time: 0:20</comment>
        <translation>Absent depuis %1&#x202f;; ce téléphone continue à le chercher. Notes et journal marchent, les actions attendent.</translation>
    </message>
    <message>
        <source>Looking for the others: they must agree on their own phones</source>
        <comment>the phone that led the table is gone</comment>
        <translation>Recherche des autres&#x202f;: ils doivent accepter sur leur propre téléphone</translation>
    </message>
    <message>
        <source>When the lost phone returns, it follows. What was entered only there no longer counts, but stays visible.</source>
        <comment>before carrying on without the phone that led the table</comment>
        <translation>À son retour, le téléphone perdu suit. Ce qui n’a été saisi que là ne compte plus, mais reste visible.</translation>
    </message>
    <message>
        <source>Cancel request</source>
        <comment>button that takes an offer to carry on back</comment>
        <translation>Annuler la demande</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button that closes a sheet</comment>
        <translation>Continuer à attendre</translation>
    </message>
    <message>
        <source>It signed two different stories. Notes and log still work, actions wait until another phone leads the table.</source>
        <comment>the phone that led the table was proven to lie</comment>
        <translation>Il a signé deux histoires différentes. Notes et journal marchent&#x202f;; les actions attendent qu’un autre téléphone mène la table.</translation>
    </message>
    <message>
        <source>Nobody else is within reach yet. If the others are near, wait until they are found: carrying on alone can split the table.</source>
        <comment>before carrying on without the phone that led the table</comment>
        <translation>Personne d’autre n’est encore à portée. Si les autres sont proches, attendez qu’ils soient trouvés&#x202f;: continuer seul peut diviser la table.</translation>
    </message>
    <message>
        <source>Within reach: %1. If more than half of you agree, this phone leads the table from now on.</source>
        <comment>before carrying on, %1 one or several names</comment>
        <translation>À portée&#x202f;: %1. Si plus de la moitié d’entre vous accepte, ce téléphone mène désormais la table.</translation>
    </message>
    <message>
        <source>Carry on from this phone</source>
        <comment>button: it leads the table from then on</comment>
        <translation>Continuer depuis ce téléphone</translation>
    </message>
</context>
<context>
    <name>JoinStep</name>
    <message>
        <source>Done: %1</source>
        <comment>spoken; %1 a step on the way to the table</comment>
        <translation>Fait&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>JoinSteps</name>
    <message>
        <source>Table found</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Table trouvée</translation>
    </message>
    <message>
        <source>Looking for the table</source>
        <comment>a step on the way to the table, happening</comment>
        <translation>Recherche de la table</translation>
    </message>
    <message>
        <source>The code is right</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Le code est juste</translation>
    </message>
    <message>
        <source>Comparing the code</source>
        <comment>a step on the way to the table</comment>
        <translation>Comparaison du code</translation>
    </message>
    <message>
        <source>Let in</source>
        <comment>a step on the way to the table, done</comment>
        <translation>Entrée accordée</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in</source>
        <comment>a step on the way to the table</comment>
        <translation>On attend que l’hôte vous laisse entrer</translation>
    </message>
    <message>
        <source>The table is being opened</source>
        <comment>a step on the way to the table, happening</comment>
        <translation>La table s’ouvre</translation>
    </message>
    <message>
        <source>Waiting for %1 to start</source>
        <comment>a step on the way to the table; %1 a player</comment>
        <translation>On attend %1 pour commencer</translation>
    </message>
    <message>
        <source>Waiting for the host to start</source>
        <comment>a step on the way to the table</comment>
        <translation>On attend que l’hôte commence</translation>
    </message>
</context>
<context>
    <name>JoinTrouble</name>
    <message>
        <source>Next try in %1 s.</source>
        <comment>after what is in the way; %1 seconds</comment>
        <translation>Prochain essai dans %1 s.</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <comment>after looking for a while</comment>
        <translation>Aucune table trouvée pour l’instant</translation>
    </message>
    <message>
        <source>Play by the code only</source>
        <comment>button: without a connection to the other devices</comment>
        <translation>Jouer avec le code seul</translation>
    </message>
    <message>
        <source>Is the code the same as on the host’s screen? Is that page still open there? Are the devices close together? This one goes on looking.</source>
        <comment>hints after looking for a table for a while</comment>
        <translation>Le code est-il le même que sur l’écran de l’hôte&#x202f;? Cette page y est-elle encore ouverte&#x202f;? Les appareils sont-ils proches&#x202f;? Celui-ci continue à chercher.</translation>
    </message>
</context>
<context>
    <name>JoiningPage</name>
    <message>
        <source>Joining the table</source>
        <comment>title of the page</comment>
        <translation>Rejoindre la table</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <comment>title of the page; %1 a player</comment>
        <translation>Table&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Correct the code</source>
        <comment>button that goes back to the page with the code</comment>
        <translation>Corriger le code</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that gives the search for a table up</comment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>JoiningWords</name>
    <message>
        <source>This is not the code of that table</source>
        <comment>why joining stopped</comment>
        <translation>Ce n’est pas le code de cette table</translation>
    </message>
    <message>
        <source>Wrong codes were tried at that table</source>
        <comment>why joining waits</comment>
        <translation>De faux codes ont été essayés à cette table</translation>
    </message>
    <message>
        <source>It lets nobody try for a moment. This device tries again by itself.</source>
        <comment>what to do about it</comment>
        <translation>Elle n’accepte aucun essai pour un moment. Cet appareil réessaie de lui-même.</translation>
    </message>
    <message>
        <source>Not let in this time</source>
        <comment>why joining stopped</comment>
        <translation>Entrée refusée cette fois</translation>
    </message>
    <message>
        <source>The host said “not now”. Talk to each other, then ask again.</source>
        <comment>what to do about it</comment>
        <translation>L’hôte a dit «&#x202f;pas maintenant&#x202f;». Parlez-vous, puis redemandez.</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <comment>why joining stopped</comment>
        <translation>Toutes les places sont prises</translation>
    </message>
    <message>
        <source>Four people can play. If somebody makes room, ask again.</source>
        <comment>what to do about it</comment>
        <translation>On joue à quatre au plus. Si une place se libère, redemandez.</translation>
    </message>
    <message>
        <source>The game has gone too far</source>
        <comment>why joining stopped</comment>
        <translation>La partie est trop avancée</translation>
    </message>
    <message>
        <source>Nobody can join it any more. You can join the next one.</source>
        <comment>what to do about it</comment>
        <translation>Personne ne peut plus la rejoindre. Vous pouvez rejoindre la suivante.</translation>
    </message>
    <message>
        <source>That device takes nobody in</source>
        <comment>why joining stopped</comment>
        <translation>Cet appareil n’accueille personne</translation>
    </message>
    <message>
        <source>It is not the one that shows the code. Stand nearer to that one, then try again.</source>
        <comment>what to do about it</comment>
        <translation>Ce n’est pas lui qui montre le code. Approchez-vous de l’autre, puis réessayez.</translation>
    </message>
    <message>
        <source>Update this app</source>
        <comment>why joining stopped</comment>
        <translation>Mettez cette application à jour</translation>
    </message>
    <message>
        <source>The host has a newer version, and the two do not understand each other.</source>
        <comment>what to do about it</comment>
        <translation>L’hôte a une version plus récente, et les deux ne se comprennent pas.</translation>
    </message>
    <message>
        <source>The host must update the app</source>
        <comment>why joining stopped</comment>
        <translation>L’hôte doit mettre l’application à jour</translation>
    </message>
    <message>
        <source>It is older there than here, and the two do not understand each other.</source>
        <comment>what to do about it</comment>
        <translation>Elle est plus ancienne là-bas qu’ici, et les deux ne se comprennent pas.</translation>
    </message>
    <message>
        <source>Another table answered</source>
        <comment>why joining goes on looking</comment>
        <translation>Une autre table a répondu</translation>
    </message>
    <message>
        <source>It is not yours. This device goes on looking.</source>
        <comment>what to do about it</comment>
        <translation>Ce n’est pas la vôtre. Cet appareil continue à chercher.</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <comment>why joining goes on looking</comment>
        <translation>La connexion est perdue</translation>
    </message>
    <message>
        <source>This device looks for the table again. Nothing you chose is lost.</source>
        <comment>what to do about it</comment>
        <translation>Cet appareil cherche de nouveau la table. Rien de ce que vous avez choisi n’est perdu.</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <comment>why joining stopped</comment>
        <translation>L’hôte a fermé la table</translation>
    </message>
    <message>
        <source>If it is opened again with the same code, try again.</source>
        <comment>what to do about it</comment>
        <translation>Si elle rouvre avec le même code, réessayez.</translation>
    </message>
    <message>
        <source>The devices misunderstood each other</source>
        <comment>why joining stopped</comment>
        <translation>Les appareils se sont mal compris</translation>
    </message>
    <message>
        <source>Try again. If that does not help, restart the app on both.</source>
        <comment>what to do about it</comment>
        <translation>Réessayez. Si cela ne suffit pas, relancez l’application sur les deux.</translation>
    </message>
    <message>
        <source>Somebody meddled with the connection</source>
        <comment>why joining stopped</comment>
        <translation>Quelqu’un a touché à la connexion</translation>
    </message>
    <message>
        <source>Nothing of it was taken in. Try again.</source>
        <comment>what to do about it</comment>
        <translation>Rien n’en a été pris. Réessayez.</translation>
    </message>
    <message>
        <source>With the code alone every device has the same sky and answers for itself. Turns, time and theories are on your board.</source>
        <comment>about a game with the cardboard board on several devices that are not connected</comment>
        <translation>Avec le code seul, chaque appareil a le même ciel et répond pour lui-même. Tours, temps et théories sont sur votre plateau.</translation>
    </message>
    <message>
        <source>With the code alone, devices do not share turns, time or theories: each would play a game of its own. Share this device, or play with the board.</source>
        <comment>about a game without the cardboard board on several devices that are not connected</comment>
        <translation>Avec le code seul, les appareils ne partagent ni tours, ni temps, ni théories&#x202f;: chacun jouerait sa propre partie. Partagez cet appareil, ou jouez avec le plateau.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences after one another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare it with the one on the host’s screen, symbol by symbol. If it is right, that was another table near you, and this device goes on looking.</source>
        <comment>what to do about it</comment>
        <translation>Comparez-le avec celui de l’écran de l’hôte, symbole par symbole. S’il est juste, c’était une autre table près de vous, et cet appareil continue à chercher.</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>A table of a newer version</source>
        <comment>in the list of tables</comment>
        <translation>Une table d’une version plus récente</translation>
    </message>
    <message>
        <source>Update the app to open it.</source>
        <comment>in the list of tables, of one that a newer version made</comment>
        <translation>Mettez l’application à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1, with the board, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, avec le plateau, %2</translation>
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
        <translation>%1 a trouvé la Planète&#xa0;X au temps %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last played; %1 the time</comment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last played; %1 the time</comment>
        <translation>Hier, %1</translation>
    </message>
</context>
<context>
    <name>KnownRow</name>
    <message>
        <source>%1: %2</source>
        <comment>spoken: %1 a name, %2 &apos;Planet X could be known after step 23: …&apos;</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <comment>heading in the settings</comment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <comment>language of the app: the one of the device</comment>
        <translation>Système</translation>
    </message>
</context>
<context>
    <name>LastChancePage</name>
    <message>
        <source>Last chance</source>
        <comment>title of a page</comment>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <source>%1 has found Planet X</source>
        <comment>below the title Last chance, %1 a name</comment>
        <translation>%1 a trouvé la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>button</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: no last chance wanted</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>button that places the last theories</comment>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Pick the sector of Planet X on the wheel</source>
        <comment>below the button of locating</comment>
        <translation>Choisissez le secteur de la Planète&#xa0;X sur la roue</translation>
    </message>
    <message>
        <source>Now say what lies on either side</source>
        <comment>below the button of locating</comment>
        <translation>Dites maintenant ce qu’il y a de chaque côté</translation>
    </message>
    <message>
        <source>You will be asked once more</source>
        <comment>below the button of locating</comment>
        <translation>On vous le demandera encore une fois</translation>
    </message>
    <message>
        <source>Theories</source>
        <comment>a way to use the last chance</comment>
        <translation>Théories</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>a way to use the last chance</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Others will see only whether you found it</source>
        <comment>before locating Planet X</comment>
        <translation>Les autres verront seulement si vous l’avez trouvée</translation>
    </message>
    <message>
        <source>You can’t change it afterwards</source>
        <comment>below the button of the last chance</comment>
        <translation>Vous ne pourrez plus changer</translation>
    </message>
    <message>
        <source>Pass: no last chance for me</source>
        <comment>button below a half-made last chance that does nothing with it</comment>
        <translation>Passer&#x202f;: pas de dernière chance</translation>
    </message>
</context>
<context>
    <name>LastChanceWords</name>
    <message>
        <source>Your pawn is 1 sector behind %1</source>
        <comment>%1 the name of who found Planet X</comment>
        <translation>Votre pion a 1 secteur de retard sur %1</translation>
    </message>
    <message>
        <source>Your pawn is %1 sectors behind %2</source>
        <comment>%1 two or more, %2 the name of who found Planet X</comment>
        <translation>Votre pion a %1 secteurs de retard sur %2</translation>
    </message>
    <message>
        <source>So you may place one theory, or try once to locate Planet X.</source>
        <comment>last chance</comment>
        <translation>Vous pouvez donc émettre une théorie, ou essayer une fois de localiser la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>So you may place up to %1 theories, or try once to locate Planet X.</source>
        <comment>last chance, two or more</comment>
        <translation>Vous pouvez donc émettre jusqu’à %1 théories, ou essayer une fois de localiser la Planète&#xa0;X.</translation>
    </message>
</context>
<context>
    <name>LateTrouble</name>
    <message>
        <source>What you had chosen is still there: open it again to change it or to ask once more.</source>
        <comment>after something was not entered</comment>
        <translation>Ce que vous aviez choisi est encore là&#x202f;: rouvrez-le pour le changer ou redemander.</translation>
    </message>
    <message>
        <source>All right</source>
        <comment>button that closes a message</comment>
        <translation>D’accord</translation>
    </message>
</context>
<context>
    <name>LawsSheet</name>
    <message>
        <source>Laws of this sky</source>
        <comment>title of a sheet: how many objects there are and where they can be</comment>
        <translation>Les lois de ce ciel</translation>
    </message>
    <message>
        <source>The sky is a circle: sector %1 is adjacent to sector 1.</source>
        <comment>in the laws of the sky, %1 the last sector</comment>
        <translation>Le ciel est un cercle&#x202f;: le secteur %1 est adjacent au secteur 1.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LeavingSheet</name>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <comment>title; the game goes on without that player</comment>
        <translation>Retirer un joueur</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <comment>question, %1 a player</comment>
        <translation>Retirer %1&#x202f;?</translation>
    </message>
    <message>
        <source>The pawn leaves the board. Theories already placed stay and still count. This can’t be undone.</source>
        <comment>what leaving means</comment>
        <translation>Le pion quitte le plateau. Les théories déjà placées restent et comptent toujours. C’est définitif.</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button: a player, from the game</comment>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>LessonFoot</name>
    <message>
        <source>Astronomer</source>
        <comment>name of a player who has typed none; at most 12 letters</comment>
        <translation>Astronome</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>in the empty field for a name</comment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <comment>button after the last lesson: it begins at once</comment>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next lesson</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <comment>button that goes on to the next lesson without doing what this one asks for</comment>
        <translation>Passer cette étape</translation>
    </message>
</context>
<context>
    <name>LessonPicker</name>
    <message>
        <source>Arrow keys choose, Enter confirms.</source>
        <comment>on the wheel, for somebody who uses a keyboard</comment>
        <translation>Les flèches choisissent, Entrée confirme.</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>spoken: how far the lessons are</comment>
        <translation>Étape %1 sur %2</translation>
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
        <translation>éclairé</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>Licences</source>
        <comment>title of the page</comment>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Go to another table?</source>
        <comment>question after somebody followed a link with a game code</comment>
        <translation>Aller à une autre table&#x202f;?</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: a link is not followed</comment>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Go there</source>
        <comment>button: a link is followed</comment>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>You followed a link to another game. This one is saved and waits on the first page.</source>
        <comment>what following the link means</comment>
        <translation>Vous avez suivi un lien vers une autre partie. Celle-ci est enregistrée et attend à l’accueil.</translation>
    </message>
    <message>
        <source>You followed a link to another game. The table you are setting up here is given up, also for those who wait for it.</source>
        <comment>what following the link means</comment>
        <translation>Vous avez suivi un lien vers une autre partie. La table que vous préparez ici est abandonnée, aussi pour ceux qui l’attendent.</translation>
    </message>
</context>
<context>
    <name>LitSectors</name>
    <message>
        <source>lit up</source>
        <comment>spoken of a sector that is to be pressed or looked at</comment>
        <translation>éclairé</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Who plays</source>
        <comment>title of the page</comment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>About you</source>
        <comment>title of the page, one player</comment>
        <translation>À propos de vous</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table; %1 the mode, %2 the game code</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>On other devices</source>
        <comment>heading over people who have come to the table with other devices</comment>
        <translation>Sur d’autres appareils</translation>
    </message>
    <message>
        <source>player %1</source>
        <comment>inside a sentence: somebody without a name yet</comment>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>At the door: %1. Let them in or say “not now”, then start.</source>
        <comment>why the game cannot begin; %1 names</comment>
        <translation>À la porte&#x202f;: %1. Faites entrer ou dites «&#x202f;pas maintenant&#x202f;», puis commencez.</translation>
    </message>
    <message>
        <source>Join the table</source>
        <comment>button that looks for somebody else&apos;s table</comment>
        <translation>Rejoindre la table</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button that begins the game</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>heading over players that the app plays for</comment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <comment>button: a player that the app plays for</comment>
        <translation>Ajouter un bot</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
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
        <translation>Expert</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Summer</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Été</translation>
    </message>
    <message>
        <source>Autumn</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>season of a player&apos;s note sheet</comment>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>Junior: a gentle first sky</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Junior&#x202f;: un premier ciel tout doux</translation>
    </message>
    <message>
        <source>Beginner: a good start</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Débutant&#x202f;: un bon départ</translation>
    </message>
    <message>
        <source>Experienced: a few pointers</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Expérimenté&#x202f;: quelques repères</translation>
    </message>
    <message>
        <source>Genius: nothing but the sky</source>
        <comment>level of a player, chosen by the number of starting facts</comment>
        <translation>Génie&#x202f;: rien que le ciel</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <comment>why the game cannot begin</comment>
        <translation>Ajoutez au moins un joueur.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <comment>why the game cannot begin</comment>
        <translation>Chaque joueur a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <comment>why the game cannot begin</comment>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <comment>size of the sky in a mode</comment>
        <translation>%1 secteurs</translation>
    </message>
    <message>
        <source>No facts</source>
        <comment>no starting facts</comment>
        <translation>Aucun fait</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <comment>how many starting facts; more than one</comment>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source>Assistant</source>
        <comment>how well a bot plays, the weakest</comment>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Observer</source>
        <comment>how well a bot plays</comment>
        <translation>Observateur</translation>
    </message>
    <message>
        <source>Professor</source>
        <comment>how well a bot plays</comment>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Laureate</source>
        <comment>how well a bot plays, the strongest</comment>
        <translation>Lauréat</translation>
    </message>
    <message>
        <source>Misses a lot and sometimes asks at random.</source>
        <comment>about a bot</comment>
        <translation>Rate beaucoup de choses et demande parfois au hasard.</translation>
    </message>
    <message>
        <source>Asks sensible questions, not always sure.</source>
        <comment>about a bot</comment>
        <translation>Pose de bonnes questions, sans être toujours sûr.</translation>
    </message>
    <message>
        <source>Misses little. Hard to beat.</source>
        <comment>about a bot</comment>
        <translation>Rate peu de choses. Difficile à battre.</translation>
    </message>
    <message>
        <source>Misses nothing and is never wrong.</source>
        <comment>about a bot</comment>
        <translation>Ne rate rien et ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Everybody needs a different season.</source>
        <comment>why the game cannot begin</comment>
        <translation>Chacun a besoin d’une saison différente.</translation>
    </message>
</context>
<context>
    <name>LocatePage</name>
    <message>
        <source>Locate Planet X</source>
        <comment>title of a page</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Its sector, and both neighbours</source>
        <comment>below the title Locate Planet X</comment>
        <translation>Son secteur, et ses deux voisins</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>button</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Pick the sector of Planet X on the wheel</source>
        <comment>below the button of locating</comment>
        <translation>Choisissez le secteur de la Planète&#xa0;X sur la roue</translation>
    </message>
    <message>
        <source>Now say what lies on either side</source>
        <comment>below the button of locating</comment>
        <translation>Dites maintenant ce qu’il y a de chaque côté</translation>
    </message>
    <message>
        <source>You will be asked once more</source>
        <comment>below the button of locating</comment>
        <translation>On vous le demandera encore une fois</translation>
    </message>
    <message>
        <source>All three must be right</source>
        <comment>rule of locating Planet X</comment>
        <translation>Les trois doivent être justes</translation>
    </message>
    <message>
        <source>Others will see only whether you found it</source>
        <comment>before locating Planet X</comment>
        <translation>Les autres verront seulement si vous l’avez trouvée</translation>
    </message>
</context>
<context>
    <name>LogEntry</name>
    <message>
        <source>does not count any more</source>
        <comment>spoken after a line of the log</comment>
        <translation>ne compte plus</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <comment>title of a page</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What everybody has seen, the newest first</source>
        <comment>below the title Log</comment>
        <translation>Ce que tout le monde a vu, le plus récent d’abord</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Comet</source>
        <comment>an object, the start of a label</comment>
        <translation>Comète</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <comment>an object, the start of a label</comment>
        <translation>Astéroïde</translation>
    </message>
    <message>
        <source>Dwarf planet</source>
        <comment>an object, the start of a label</comment>
        <translation>Planète naine</translation>
    </message>
    <message>
        <source>Gas cloud</source>
        <comment>an object, the start of a label</comment>
        <translation>Nuage de gaz</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a sector that is truly empty, the start of a label</comment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>an object, the start of a label</comment>
        <translation>Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Appears empty</source>
        <comment>a sector that is empty or hides Planet X, the start of a label</comment>
        <translation>Semble vide</translation>
    </message>
    <message>
        <source>The game begins</source>
        <comment>first line of the log</comment>
        <translation>La partie commence</translation>
    </message>
    <message>
        <source>%1 surveys %2 in %3</source>
        <comment>log: %1 a name, %2 &apos;asteroids&apos;, %3 &apos;sectors 10–3&apos; or &apos;sector 4&apos;</comment>
        <translation>%1 cherche %2 dans %3</translation>
    </message>
    <message>
        <source>%1 targets sector %2</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1 sonde le secteur %2</translation>
    </message>
    <message>
        <source>%1 researches %2, %3</source>
        <comment>log: %1 a name, %2 the topic&apos;s letter, %3 &apos;asteroids and comets&apos;</comment>
        <translation>%1 étudie le sujet %2, %3</translation>
    </message>
    <message>
        <source>%1 finds Planet X</source>
        <comment>log: %1 a name</comment>
        <translation>%1 trouve la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>%1 looks for Planet X in vain</source>
        <comment>log: %1 a name</comment>
        <translation>%1 cherche en vain la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>log: %1 a whole sentence, the clue</comment>
        <translation>Conférence&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <comment>log: %1 a name; theories or none, nobody knows yet</comment>
        <translation>%1 a fait son choix</translation>
    </message>
    <message>
        <source>Sector %1 is %2, %3 was right</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;, %3 a name</comment>
        <translation>Secteur %1&#x202f;: c’est %2, %3 avait raison</translation>
    </message>
    <message>
        <source>Sector %1 is not %2, %3 was wrong</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;, %3 a name</comment>
        <translation>Secteur %1&#x202f;: ce n’est pas %2, %3 avait tort</translation>
    </message>
    <message>
        <source>%1 joins the table</source>
        <comment>log: %1 a name</comment>
        <translation>%1 rejoint la table</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <comment>log: %1 a name</comment>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>%1 goes on with another device</source>
        <comment>log: %1 a name</comment>
        <translation>%1 continue avec un autre appareil</translation>
    </message>
    <message>
        <source>Peer review: sector %1 is %2</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Vérification par les pairs, secteur %1&#x202f;: c’est %2</translation>
    </message>
    <message>
        <source>Peer review: sector %1 is not %2</source>
        <comment>log: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Vérification par les pairs, secteur %1&#x202f;: ce n’est pas %2</translation>
    </message>
    <message>
        <source>The sky is revealed</source>
        <comment>log</comment>
        <translation>Le ciel est révélé</translation>
    </message>
    <message>
        <source>%1 takes the last entry back</source>
        <comment>log: %1 a name</comment>
        <translation>%1 reprend la dernière entrée</translation>
    </message>
    <message>
        <source>%1 (taken back)</source>
        <comment>log: %1 a whole line that holds no more</comment>
        <translation>%1 (repris)</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>log: a player without a name</comment>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 places no theory</source>
        <comment>log: %1 a name</comment>
        <translation>%1 n’émet aucune théorie</translation>
    </message>
    <message>
        <source>%1 places a theory in sector %2</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1 émet une théorie dans le secteur %2</translation>
    </message>
    <message>
        <source>%1 places theories in sectors %2</source>
        <comment>log: %1 a name, %2 numbers, &apos;4, 7&apos;</comment>
        <translation>%1 émet des théories dans les secteurs %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of sectors</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1’s theory in sector %2 cannot be opened any more and leaves the board</source>
        <comment>log: %1 a name, %2 a number</comment>
        <translation>%1&#x202f;: la théorie du secteur %2 ne peut plus être ouverte et quitte le plateau</translation>
    </message>
    <message>
        <source>%1’s phone leads the table from here on</source>
        <comment>log: %1 a name; the phone that led it before was out of reach</comment>
        <translation>%1 mène désormais la table avec son téléphone</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>the own name among others, %1 a name</comment>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>A bot plays for %1 until %1 is back</source>
        <comment>log: %1 a name</comment>
        <translation>Un bot joue pour %1 en attendant son retour</translation>
    </message>
    <message>
        <source>%1 never agreed to the other device and has the seat back</source>
        <comment>log: %1 a name</comment>
        <translation>%1 n’a jamais accepté l’autre appareil et retrouve sa place</translation>
    </message>
    <message>
        <source>%1 was not asked and says so</source>
        <comment>log: %1 a name; a bot played for them, or they were removed</comment>
        <translation>%1 n’a pas donné son accord et le dit</translation>
    </message>
</context>
<context>
    <name>LooksGroup</name>
    <message>
        <source>Theme</source>
        <comment>heading in the settings</comment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme of the app</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme of the app</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Night red</source>
        <comment>theme of the app: only red light</comment>
        <translation>Rouge nuit</translation>
    </message>
    <message>
        <source>Less motion</source>
        <comment>setting</comment>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Nothing slides, turns or fades.</source>
        <comment>what the setting does</comment>
        <translation>Rien ne glisse, ne tourne ni ne s’estompe.</translation>
    </message>
    <message>
        <source>Lock my own phone</source>
        <comment>setting</comment>
        <translation>Verrouiller mon propre téléphone</translation>
    </message>
    <message>
        <source>Notes close when you leave the app, even if you play alone on it.</source>
        <comment>what the setting does</comment>
        <translation>Les notes se ferment quand vous quittez l’application, même si vous y jouez sans les autres.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>setting</comment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Stronger words and lines, no ornament.</source>
        <comment>what the setting does</comment>
        <translation>Textes et traits plus marqués, sans ornement.</translation>
    </message>
</context>
<context>
    <name>LostLines</name>
    <message>
        <source>They stay in the log, struck out. Their answers leave your record; your marks stay as they are.</source>
        <comment>what following means</comment>
        <translation>Elles restent dans le journal, barrées. Leurs réponses quittent vos relevés&#x202f;; vos marques restent telles quelles.</translation>
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
        <translation>Possible</translation>
    </message>
    <message>
        <source>Not here</source>
        <comment>mark to choose in the notes</comment>
        <translation>Pas ici</translation>
    </message>
    <message>
        <source>Suspected</source>
        <comment>mark to choose in the notes</comment>
        <translation>Soupçonné</translation>
    </message>
    <message>
        <source>Certain</source>
        <comment>mark to choose in the notes</comment>
        <translation>Certain</translation>
    </message>
</context>
<context>
    <name>MatterSheet</name>
    <message>
        <source>Let people try again</source>
        <comment>button</comment>
        <translation>Permettre de nouveaux essais</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button that closes a sheet</comment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>%1 was disconnected</source>
        <comment>title: %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 a été déconnecté</translation>
    </message>
    <message>
        <source>Someone keeps trying wrong codes</source>
        <comment>title</comment>
        <translation>Quelqu’un essaie sans cesse de faux codes</translation>
    </message>
    <message>
        <source>Five wrong codes in a row, so nobody can try any more. If it was one of you, let them try again; the code stays the same.</source>
        <comment>at the door of a table</comment>
        <translation>Cinq faux codes de suite&#x202f;: plus personne ne peut essayer. Si c’était l’un de vous, permettez de nouveaux essais&#x202f;; le code reste le même.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>button that closes a message</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Not agreed to</source>
        <comment>title: the others did not agree to what was asked</comment>
        <translation>Pas accepté</translation>
    </message>
    <message>
        <source>The others are asked</source>
        <comment>title: they must agree to what somebody wants</comment>
        <translation>On demande aux autres</translation>
    </message>
    <message>
        <source>More than half of the others must agree, and they didn’t. Talk it over. You can ask again at any time.</source>
        <comment>the others did not agree to what was asked</comment>
        <translation>Plus de la moitié des autres doivent accepter, et ce n’est pas le cas. Parlez-en. Vous pouvez redemander à tout moment.</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>More</source>
        <comment>title of the page with everything else</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Game code</source>
        <comment>heading</comment>
        <translation>Code de partie</translation>
    </message>
    <message>
        <source>Expert, %1 sectors</source>
        <comment>mode of the game</comment>
        <translation>Expert, %1 secteurs</translation>
    </message>
    <message>
        <source>Standard, %1 sectors</source>
        <comment>mode of the game</comment>
        <translation>Standard, %1 secteurs</translation>
    </message>
    <message>
        <source>Let another phone join</source>
        <comment>button</comment>
        <translation>Faire entrer un autre téléphone</translation>
    </message>
    <message>
        <source>Close my notes</source>
        <comment>button that lets the curtain fall on a shared device</comment>
        <translation>Fermer mes notes</translation>
    </message>
    <message>
        <source>Take back my last entry</source>
        <comment>button with the cardboard board, after a mistyped action</comment>
        <translation>Reprendre ma dernière entrée</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <comment>button with the cardboard board</comment>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <comment>button: the game stays and can be resumed</comment>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>The board lies beside it</source>
        <comment>switch: the cardboard board is used, too</comment>
        <translation>Le plateau est à côté</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The app then tells you which pawn to move and which token to place.</source>
        <comment>about a switch</comment>
        <translation>L’app vous dit alors quel pion déplacer et quel jeton placer.</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <comment>button; the game goes on without that player</comment>
        <translation>Retirer un joueur</translation>
    </message>
    <message>
        <source>Your game is saved. Resume it from Home.</source>
        <comment>below the button that leaves the table</comment>
        <translation>Votre partie est gardée. Reprenez-la depuis l’accueil.</translation>
    </message>
    <message>
        <source>Your game is saved. This phone leads the table: until it is back, the others wait or carry on without it.</source>
        <comment>below the button that leaves the table</comment>
        <translation>Votre partie est gardée. Ce téléphone mène la table&#x202f;: jusqu’à son retour, les autres attendent ou continuent sans lui.</translation>
    </message>
    <message>
        <source>Your game is saved. The others see that this phone is out of reach.</source>
        <comment>below the button that leaves the table</comment>
        <translation>Votre partie est gardée. Les autres voient que ce téléphone est hors de portée.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Table</source>
        <comment>bar at the bottom: the board</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>bar at the bottom: the note sheet</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>bar at the bottom: what happened so far</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <comment>bar at the bottom: everything else</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>spoken name of the bar at the bottom</comment>
        <translation>Lieux</translation>
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
        <translation>Table %1, %2&#x202f;: votre code commence ainsi</translation>
    </message>
    <message>
        <source>Table %1, %2</source>
        <comment>spoken name of a table near; %1 the first two symbols of its code, %2 its mode</comment>
        <translation>Table %1, %2</translation>
    </message>
    <message>
        <source>The code you have typed begins otherwise.</source>
        <comment>why a table near cannot be chosen</comment>
        <translation>Le code que vous avez saisi commence autrement.</translation>
    </message>
</context>
<context>
    <name>NearbyTables</name>
    <message>
        <source>Tables nearby</source>
        <comment>heading over tables that are being gathered near this device</comment>
        <translation>Tables à proximité</translation>
    </message>
    <message>
        <source>Looking for tables nearby…</source>
        <comment>while this device looks for tables that are being gathered near it</comment>
        <translation>Recherche de tables à proximité…</translation>
    </message>
    <message>
        <source>Look for tables nearby</source>
        <comment>button: the system asks whether the app may use Bluetooth</comment>
        <translation>Chercher des tables à proximité</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <comment>title of the page</comment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The sky</source>
        <comment>heading over choices: the mode of the game</comment>
        <translation>Le ciel</translation>
    </message>
    <message>
        <source>Help on the notes</source>
        <comment>heading over choices</comment>
        <translation>Aide pour les notes</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>NewPinSheet</name>
    <message>
        <source>The two were not the same. Begin again.</source>
        <comment>about a PIN that was typed twice</comment>
        <translation>Les deux n’étaient pas identiques. Recommencez.</translation>
    </message>
    <message>
        <source>No PIN</source>
        <comment>button that takes the PIN away</comment>
        <translation>Aucun PIN</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It keeps your notes from the others at this device. It can’t be recovered, so pick one you’ll remember.</source>
        <comment>about a PIN</comment>
        <translation>Il protège vos notes des autres joueurs de cet appareil. Impossible de le retrouver&#x202f;: choisissez-en un que vous retiendrez.</translation>
    </message>
    <message>
        <source>Pick one you’ll remember.</source>
        <comment>about a PIN, where there is little room</comment>
        <translation>Choisissez-en un que vous retiendrez.</translation>
    </message>
    <message>
        <source>First the PIN until now.</source>
        <comment>above the keys, before a new PIN is chosen</comment>
        <translation>D’abord le PIN actuel.</translation>
    </message>
    <message>
        <source>Once more, the same PIN.</source>
        <comment>above the keys, while a new PIN is typed twice</comment>
        <translation>Encore une fois le même PIN.</translation>
    </message>
    <message>
        <source>A PIN for %1</source>
        <comment>title of the sheet; %1 a player</comment>
        <translation>Un PIN pour %1</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a sheet for a PIN, while it is stored</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message>
        <source>Peer review is ready</source>
        <comment>strip above the table</comment>
        <translation>La vérification par les pairs est prête</translation>
    </message>
    <message>
        <source>Planet X has been found</source>
        <comment>strip above the table</comment>
        <translation>La Planète&#xa0;X est trouvée</translation>
    </message>
    <message>
        <source>The conference is ready</source>
        <comment>strip above the table</comment>
        <translation>La conférence est prête</translation>
    </message>
</context>
<context>
    <name>NoTheoryChip</name>
    <message>
        <source>Has chosen</source>
        <comment>a player in a theory phase</comment>
        <translation>A choisi</translation>
    </message>
    <message>
        <source>No theory</source>
        <comment>a player publishes nothing in this theory phase</comment>
        <translation>Pas de théorie</translation>
    </message>
    <message>
        <source>Tap again to take it back</source>
        <comment>spoken about a player&apos;s choice</comment>
        <translation>Touchez encore pour annuler</translation>
    </message>
</context>
<context>
    <name>NoTheoryChips</name>
    <message>
        <source>Theory phase: no theory? One tap is enough.</source>
        <comment>above the names of those who share a device</comment>
        <translation>Phase de théorie&#x202f;: pas de théorie&#x202f;? Il suffit d’un toucher.</translation>
    </message>
</context>
<context>
    <name>NoteCell</name>
    <message>
        <source>what if</source>
        <comment>spoken of a mark that is only supposed</comment>
        <translation>et si</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contredit</translation>
    </message>
    <message>
        <source>lit up</source>
        <comment>spoken of a cell of the notes that help points at</comment>
        <translation>en lumière</translation>
    </message>
</context>
<context>
    <name>NoteDesk</name>
    <message>
        <source>Change</source>
        <comment>button: writes over a mark that was given, by hand</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change this mark</source>
        <comment>spoken: button that writes over a mark that was given, by hand</comment>
        <translation>Modifier cette marque</translation>
    </message>
</context>
<context>
    <name>NoteGrid</name>
    <message>
        <source>Notes</source>
        <comment>spoken name of the note sheet</comment>
        <translation>Notes</translation>
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
        <translation>contredit</translation>
    </message>
</context>
<context>
    <name>NoteSectorSheet</name>
    <message>
        <source>Sector before</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Secteur précédent</translation>
    </message>
    <message>
        <source>in the visible sky</source>
        <comment>a sector</comment>
        <translation>dans le ciel observable</translation>
    </message>
    <message>
        <source>below the horizon</source>
        <comment>a sector</comment>
        <translation>sous l’horizon</translation>
    </message>
    <message>
        <source>Sector after</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Secteur suivant</translation>
    </message>
    <message>
        <source>Your words about sector %1</source>
        <comment>label of a text field</comment>
        <translation>Vos mots sur le secteur %1</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <comment>in an empty text field</comment>
        <translation>Rien encore</translation>
    </message>
</context>
<context>
    <name>NoteSide</name>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>observable</translation>
    </message>
    <message>
        <source>comet sector</source>
        <comment>a sector where comets can be</comment>
        <translation>secteur à comète</translation>
    </message>
    <message>
        <source>with a text</source>
        <comment>a sector of the notes about which something is written</comment>
        <translation>avec un texte</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contredit</translation>
    </message>
</context>
<context>
    <name>NoteSource</name>
    <message>
        <source>Nothing is known yet.</source>
        <comment>about an object in a sector</comment>
        <translation>On ne sait encore rien.</translation>
    </message>
    <message>
        <source>Marked by you, only in a what-if.</source>
        <comment>where a mark comes from</comment>
        <translation>Marqué par vous, seulement dans une hypothèse.</translation>
    </message>
    <message>
        <source>Marked by you.</source>
        <comment>where a mark comes from</comment>
        <translation>Marqué par vous.</translation>
    </message>
    <message>
        <source>You were told otherwise: %1.</source>
        <comment>a mark by hand that differs from what is known, %1 &apos;not here&apos;</comment>
        <translation>Vous avez appris autre chose&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>NoteTools</name>
    <message>
        <source>Undo</source>
        <comment>button: takes the last mark back</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <comment>why undo cannot be used</comment>
        <translation>Rien à annuler pour l’instant.</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button: brings back what was undone</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>What if</source>
        <comment>button: begins to try something in the notes</comment>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>button: free words about the notes</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>button: help on the notes</comment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Nothing to redo yet.</source>
        <comment>why redo cannot be used</comment>
        <translation>Rien à rétablir pour l’instant.</translation>
    </message>
</context>
<context>
    <name>NoteWheel</name>
    <message>
        <source>Notes as a wheel</source>
        <comment>spoken name of the notes in a circle</comment>
        <translation>Notes en roue</translation>
    </message>
    <message>
        <source>what if</source>
        <comment>spoken of a mark that is only supposed</comment>
        <translation>et si</translation>
    </message>
    <message>
        <source>contradicts</source>
        <comment>spoken of a mark that cannot be</comment>
        <translation>contredit</translation>
    </message>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>observable</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>a sector below the horizon</comment>
        <translation>caché</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>%1 is a comet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était une comète</translation>
    </message>
    <message>
        <source>%1 is an asteroid</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était un astéroïde</translation>
    </message>
    <message>
        <source>%1 is a dwarf planet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était une planète naine</translation>
    </message>
    <message>
        <source>%1 is a gas cloud</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était un nuage de gaz</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était vide</translation>
    </message>
    <message>
        <source>%1 is Planet X</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 était la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>%1 are comets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient des comètes</translation>
    </message>
    <message>
        <source>%1 are asteroids</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient des astéroïdes</translation>
    </message>
    <message>
        <source>%1 are dwarf planets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient des planètes naines</translation>
    </message>
    <message>
        <source>%1 are gas clouds</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient des nuages de gaz</translation>
    </message>
    <message>
        <source>%1 are empty</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient vides</translation>
    </message>
    <message>
        <source>%1 are both Planet X</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 étaient tous la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>%1 is not a comet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas une comète</translation>
    </message>
    <message>
        <source>%1 is not an asteroid</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas un astéroïde</translation>
    </message>
    <message>
        <source>%1 is not a dwarf planet</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas une planète naine</translation>
    </message>
    <message>
        <source>%1 is not a gas cloud</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas un nuage de gaz</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas vide</translation>
    </message>
    <message>
        <source>%1 is not Planet X</source>
        <comment>what is supposed, %1 a sector</comment>
        <translation>%1 n’était pas la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>%1 are not comets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas des comètes</translation>
    </message>
    <message>
        <source>%1 are not asteroids</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas des astéroïdes</translation>
    </message>
    <message>
        <source>%1 are not dwarf planets</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas des planètes naines</translation>
    </message>
    <message>
        <source>%1 are not gas clouds</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas des nuages de gaz</translation>
    </message>
    <message>
        <source>%1 are not empty</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas vides</translation>
    </message>
    <message>
        <source>%1 are not Planet X</source>
        <comment>what is supposed, %1 sectors: &apos;3 and 5&apos;</comment>
        <translation>%1 n’étaient pas la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>%2 in %1 is open again</source>
        <comment>what is supposed, %1 sectors, %2 an object</comment>
        <translation>«&#x202f;%2&#x202f;» redevenait possible en %1</translation>
    </message>
    <message>
        <source>What if …?</source>
        <comment>a what-if in which nothing is marked yet</comment>
        <translation>Et si …&#x202f;?</translation>
    </message>
    <message>
        <source>What if %1?</source>
        <comment>a hypothesis: %1 &apos;3 and 5 are asteroids&apos;</comment>
        <translation>Et si %1&#x202f;?</translation>
    </message>
    <message>
        <source>Planet X is certain in %1 sectors, but there is only one.</source>
        <comment>why the notes cannot be right</comment>
        <translation>La Planète&#xa0;X est certaine dans %1 secteurs, mais il n’y en a qu’une.</translation>
    </message>
    <message>
        <source>%1 %2 are certain, but the sky has only %3.</source>
        <comment>why the notes cannot be right: 5 asteroids, 4</comment>
        <translation>Selon vos notes il y a %1 %2, mais le ciel n’en a que %3.</translation>
    </message>
    <message>
        <source>No sector is left for Planet X.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Il ne reste aucun secteur pour la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>Of %1 the sky has %2, but only %3 can still be placed.</source>
        <comment>why the notes cannot be right: asteroids, 4, 3</comment>
        <translation>Pour les %1, le ciel en a %2, mais il n’y a plus de place que pour %3.</translation>
    </message>
    <message>
        <source>Everything is ruled out in sector %1.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Tout est exclu dans le secteur %1.</translation>
    </message>
    <message>
        <source>Sector %1 cannot hold two objects.</source>
        <comment>why the notes cannot be right</comment>
        <translation>Le secteur %1 ne peut pas contenir deux objets.</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: %3</source>
        <comment>%1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;, %3 how many</comment>
        <translation>Vous avez cherché %1 dans %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>You targeted sector %1: %2</source>
        <comment>%2 what is there</comment>
        <translation>Vous avez sondé le secteur %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>One of your starting facts.</source>
        <comment>where a mark comes from</comment>
        <translation>Un de vos faits de départ.</translation>
    </message>
    <message>
        <source>Your own answer. %1.</source>
        <comment>where a mark comes from: %1 &apos;You targeted sector 3: comet&apos;</comment>
        <translation>Votre propre réponse. %1.</translation>
    </message>
    <message>
        <source>Everybody knows. %1.</source>
        <comment>where a mark comes from: %1 a line of the log</comment>
        <translation>Tout le monde le sait. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <comment>why the notes cannot be right: %1 a sentence, %n how many others</comment>
        <translation>
            <numerusform>%1 Et encore %n.</numerusform>
            <numerusform>%1 Et encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comets can only be in %1.</source>
        <comment>a law of the sky, %1 sectors: &apos;2, 3, 5, 7, 11&apos;</comment>
        <translation>Les comètes ne peuvent être qu’en %1.</translation>
    </message>
    <message>
        <source>Follows at once from your starting facts.</source>
        <comment>where a mark comes from</comment>
        <translation>Découle aussitôt de vos faits de départ.</translation>
    </message>
    <message>
        <source>Follows at once. %1.</source>
        <comment>where a mark comes from: %1 &apos;You targeted sector 3: comet&apos;, the last that was needed for it</comment>
        <translation>Découle aussitôt. %1.</translation>
    </message>
</context>
<context>
    <name>NotesHeader</name>
    <message>
        <source>Back</source>
        <comment>button that leaves the page</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>title of a page</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>only you</source>
        <comment>beside the title of the notes: nobody else sees them</comment>
        <translation>rien que pour vous</translation>
    </message>
    <message>
        <source>Laws of the sky</source>
        <comment>button on the notes: how many objects there are and where they can be</comment>
        <translation>Lois du ciel</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Notes</source>
        <comment>title of a page</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Your words</source>
        <comment>label of the free text of the notes</comment>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>Whatever you want to remember</source>
        <comment>in an empty text field</comment>
        <translation>Tout ce que vous voulez retenir</translation>
    </message>
</context>
<context>
    <name>NotesRecord</name>
    <message>
        <source>Your words</source>
        <comment>label of the free text of the notes</comment>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>Whatever you want to remember</source>
        <comment>in an empty text field</comment>
        <translation>Tout ce que vous voulez retenir</translation>
    </message>
</context>
<context>
    <name>NotesViewChoice</name>
    <message>
        <source>Grid</source>
        <comment>the notes as a table</comment>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Wheel</source>
        <comment>the notes as a circle</comment>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>what was asked and learned so far</comment>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Show the notes as</source>
        <comment>title of a choice: grid, wheel, record</comment>
        <translation>Montrer les notes en</translation>
    </message>
</context>
<context>
    <name>Nouns</name>
    <message>
        <source>At least one comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Au moins une comète</translation>
    </message>
    <message>
        <source>At least one asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Au moins un astéroïde</translation>
    </message>
    <message>
        <source>At least one dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Au moins une planète naine</translation>
    </message>
    <message>
        <source>At least one gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Au moins un nuage de gaz</translation>
    </message>
    <message>
        <source>At least one truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Au moins un secteur réellement vide</translation>
    </message>
    <message>
        <source>The dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>La planète naine</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>La Planète&#xa0;X</translation>
    </message>
    <message>
        <source>No comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Aucune comète</translation>
    </message>
    <message>
        <source>No asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Aucun astéroïde</translation>
    </message>
    <message>
        <source>No dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Aucune planète naine</translation>
    </message>
    <message>
        <source>No gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Aucun nuage de gaz</translation>
    </message>
    <message>
        <source>No truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Aucun secteur réellement vide</translation>
    </message>
    <message>
        <source>Every comet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Chaque comète</translation>
    </message>
    <message>
        <source>Every asteroid</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Chaque astéroïde</translation>
    </message>
    <message>
        <source>Every dwarf planet</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Chaque planète naine</translation>
    </message>
    <message>
        <source>Every gas cloud</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Chaque nuage de gaz</translation>
    </message>
    <message>
        <source>Every truly empty sector</source>
        <comment>begins a sentence: … is adjacent to, opposite, near something</comment>
        <translation>Chaque secteur réellement vide</translation>
    </message>
    <message>
        <source>All comets</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Toutes les comètes</translation>
    </message>
    <message>
        <source>All asteroids</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tous les astéroïdes</translation>
    </message>
    <message>
        <source>All dwarf planets</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Toutes les planètes naines</translation>
    </message>
    <message>
        <source>All gas clouds</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tous les nuages de gaz</translation>
    </message>
    <message>
        <source>All truly empty sectors</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>Tous les secteurs réellement vides</translation>
    </message>
    <message>
        <source>The dwarf planet</source>
        <comment>begins a sentence: … are in a band, in consecutive sectors</comment>
        <translation>La planète naine</translation>
    </message>
    <message>
        <source>all comets</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>toutes les comètes</translation>
    </message>
    <message>
        <source>all asteroids</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tous les astéroïdes</translation>
    </message>
    <message>
        <source>all dwarf planets</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>toutes les planètes naines</translation>
    </message>
    <message>
        <source>all gas clouds</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tous les nuages de gaz</translation>
    </message>
    <message>
        <source>all truly empty sectors</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>tous les secteurs réellement vides</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: the comets and … together are in a band</comment>
        <translation>la planète naine</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à une comète</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un astéroïde</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à une planète naine</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un nuage de gaz</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un secteur réellement vide</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à la planète naine</translation>
    </message>
    <message>
        <source>another comet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à une autre comète</translation>
    </message>
    <message>
        <source>another asteroid</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un autre astéroïde</translation>
    </message>
    <message>
        <source>another dwarf planet</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à une autre planète naine</translation>
    </message>
    <message>
        <source>another gas cloud</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un autre nuage de gaz</translation>
    </message>
    <message>
        <source>another truly empty sector</source>
        <comment>inside a sentence: … is adjacent to this, directly opposite this</comment>
        <translation>à un autre secteur réellement vide</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’une comète</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un astéroïde</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’une planète naine</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un nuage de gaz</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un secteur réellement vide</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>de la planète naine</translation>
    </message>
    <message>
        <source>another comet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’une autre comète</translation>
    </message>
    <message>
        <source>another asteroid</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un autre astéroïde</translation>
    </message>
    <message>
        <source>another dwarf planet</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’une autre planète naine</translation>
    </message>
    <message>
        <source>another gas cloud</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un autre nuage de gaz</translation>
    </message>
    <message>
        <source>another truly empty sector</source>
        <comment>inside a sentence: … is within 3 sectors of this</comment>
        <translation>d’un autre secteur réellement vide</translation>
    </message>
    <message>
        <source>a comet</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>une comète</translation>
    </message>
    <message>
        <source>an asteroid</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un astéroïde</translation>
    </message>
    <message>
        <source>a dwarf planet</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>une planète naine</translation>
    </message>
    <message>
        <source>a gas cloud</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un nuage de gaz</translation>
    </message>
    <message>
        <source>a truly empty sector</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>un secteur réellement vide</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>inside a sentence: sector 4 is this, sector 4 is not this</comment>
        <translation>la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>comets</source>
        <comment>several of them, inside a sentence</comment>
        <translation>comètes</translation>
    </message>
    <message>
        <source>asteroids</source>
        <comment>several of them, inside a sentence</comment>
        <translation>astéroïdes</translation>
    </message>
    <message>
        <source>dwarf planets</source>
        <comment>several of them, inside a sentence</comment>
        <translation>planètes naines</translation>
    </message>
    <message>
        <source>gas clouds</source>
        <comment>several of them, inside a sentence</comment>
        <translation>nuages de gaz</translation>
    </message>
    <message>
        <source>empty sectors</source>
        <comment>several of them, inside a sentence</comment>
        <translation>secteurs vides</translation>
    </message>
    <message>
        <source>the dwarf planet</source>
        <comment>the only one, inside a sentence</comment>
        <translation>planète naine</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>several of them, inside a sentence</comment>
        <translation>Planète&#xa0;X</translation>
    </message>
    <message>
        <source>sectors that appear empty</source>
        <comment>several of them, inside a sentence</comment>
        <translation>secteurs qui semblent vides</translation>
    </message>
    <message>
        <source>Comets</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Comètes</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Astéroïdes</translation>
    </message>
    <message>
        <source>Dwarf planets</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Planètes naines</translation>
    </message>
    <message>
        <source>Gas clouds</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Nuages de gaz</translation>
    </message>
    <message>
        <source>Empty sectors</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Secteurs vides</translation>
    </message>
    <message>
        <source>Dwarf planet</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Planète naine</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>title of a research topic or conference, or its first words</comment>
        <translation>Planète&#xa0;X</translation>
    </message>
    <message>
        <source>comets</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>les comètes</translation>
    </message>
    <message>
        <source>asteroids</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>les astéroïdes</translation>
    </message>
    <message>
        <source>dwarf planets</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>les planètes naines</translation>
    </message>
    <message>
        <source>gas clouds</source>
        <comment>what somebody surveys, all of them: Ana surveys … in sectors 2–5</comment>
        <translation>les nuages de gaz</translation>
    </message>
    <message>
        <source>what appears empty</source>
        <comment>what somebody surveys; Planet X is among it: Ana surveys … in sectors 2–5</comment>
        <translation>ce qui semble vide</translation>
    </message>
</context>
<context>
    <name>ObjectChoice</name>
    <message>
        <source>Comet</source>
        <comment>an object to choose, as short as can be</comment>
        <translation>Comète</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <comment>an object to choose, as short as can be</comment>
        <translation>Astéroïde</translation>
    </message>
    <message>
        <source>Dwarf</source>
        <comment>a dwarf planet to choose, as short as can be</comment>
        <translation>Naine</translation>
    </message>
    <message>
        <source>Gas</source>
        <comment>a gas cloud to choose, as short as can be</comment>
        <translation>Gaz</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>what seems or is empty, to choose, as short as can be</comment>
        <translation>Vide</translation>
    </message>
</context>
<context>
    <name>OfferSheet</name>
    <message>
        <source>Carry on with %1?</source>
        <comment>question: %1 one or several names</comment>
        <translation>Continuer avec %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1 leads the table from then on. When the lost phone returns it follows; what was entered only there meanwhile does not count then.</source>
        <comment>%1 &apos;Luca&apos;s phone&apos;</comment>
        <translation>%1 mène alors la table. Quand le téléphone perdu revient, il suit&#x202f;; ce qui n’a été saisi que là-bas entre-temps ne compte plus.</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>button: another phone may carry the table on</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: another phone may not carry the table on</comment>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Go on from before %1’s seat was taken?</source>
        <comment>question: %1 a player</comment>
        <translation>%1 a perdu sa place&#x202f;: reprendre avant cela&#x202f;?</translation>
    </message>
    <message>
        <source>%1 asks for it, and more than half of you must agree.</source>
        <comment>%1 one or several names</comment>
        <translation>%1 le demande&#x202f;; plus de la moitié d’entre vous doit accepter.</translation>
    </message>
    <message>
        <source>%1. %2 wants to carry on, and more than half of you must agree.</source>
        <comment>%1 &apos;Ana&apos;s phone is out of reach&apos;, %2 a name</comment>
        <translation>%1. %2 veut continuer&#x202f;; plus de la moitié d’entre vous doit accepter.</translation>
    </message>
    <message>
        <source>Then this entry does not count any more:</source>
        <comment>above one line of the log</comment>
        <translation>Alors cette entrée ne compte plus&#x202f;:</translation>
    </message>
    <message>
        <source>Then these %1 entries do not count any more:</source>
        <comment>above several lines of the log</comment>
        <translation>Alors ces %1 entrées ne comptent plus&#x202f;:</translation>
    </message>
    <message>
        <source>%1 leads the table from then on.</source>
        <comment>%1 &apos;Luca&apos;s phone&apos;</comment>
        <translation>%1 mène dès lors la table.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening your tables</source>
        <comment>the app has just been started</comment>
        <translation>Ouverture de vos tables</translation>
    </message>
</context>
<context>
    <name>OtherPhones</name>
    <message>
        <source>Phones at this table</source>
        <comment>heading</comment>
        <translation>Téléphones à cette table</translation>
    </message>
</context>
<context>
    <name>OwnChoice</name>
    <message>
        <source>Choose my theories</source>
        <comment>button on the table in a theory phase</comment>
        <translation>Choisir mes théories</translation>
    </message>
    <message>
        <source>Use my last chance</source>
        <comment>button on the table</comment>
        <translation>Jouer ma dernière chance</translation>
    </message>
    <message>
        <source>No theory</source>
        <comment>a player publishes nothing in this theory phase</comment>
        <translation>Pas de théorie</translation>
    </message>
</context>
<context>
    <name>OwnRecords</name>
    <message>
        <source>Whose results</source>
        <comment>spoken name of a row of players</comment>
        <translation>Résultats de qui</translation>
    </message>
    <message>
        <source>Show the results of %1</source>
        <comment>button; %1 a player with a PIN</comment>
        <translation>Voir les résultats&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <comment>button that leaves the page</comment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PeerReviewPage</name>
    <message>
        <source>Peer review</source>
        <comment>title of a page</comment>
        <translation>Vérification par les pairs</translation>
    </message>
    <message>
        <source>For everybody at the table</source>
        <comment>below the title Peer review</comment>
        <translation>Pour toute la table</translation>
    </message>
    <message>
        <source>Next: theories, right now</source>
        <comment>the Earth has already reached them</comment>
        <translation>Ensuite&#x202f;: théories, tout de suite</translation>
    </message>
    <message>
        <source>Next: a conference, when the Earth enters %1</source>
        <comment>%1 a sector</comment>
        <translation>Ensuite&#x202f;: une conférence, quand la Terre entre en %1</translation>
    </message>
    <message>
        <source>Next: theories, when the Earth enters %1</source>
        <comment>%1 a sector</comment>
        <translation>Ensuite&#x202f;: théories, quand la Terre entre en %1</translation>
    </message>
    <message>
        <source>The other theories move on</source>
        <comment>heading in a peer review</comment>
        <translation>Les autres théories avancent</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continuer</translation>
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
        <translation>cet appareil</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>a player at another device</comment>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>connected</source>
        <comment>a player at another device</comment>
        <translation>à portée</translation>
    </message>
    <message>
        <source>leads the table</source>
        <comment>of the device that orders everything</comment>
        <translation>mène la table</translation>
    </message>
    <message>
        <source>a bot plays for %1 until %1 is back</source>
        <comment>where somebody plays, %1 a player</comment>
        <translation>un bot joue pour %1 en attendant son retour</translation>
    </message>
</context>
<context>
    <name>PickWheel</name>
    <message>
        <source>No sectors picked</source>
        <comment>spoken on the wheel for picking</comment>
        <translation>Aucun secteur choisi</translation>
    </message>
    <message>
        <source>Sectors %1 to %2</source>
        <comment>spoken on the wheel for picking</comment>
        <translation>Secteurs %1 à %2</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>PIN, %1 of %2 digits typed</source>
        <comment>spoken name of the PIN pad</comment>
        <translation>PIN, %1 chiffres tapés sur %2</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>the PIN was wrong, type it again</comment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Erase</source>
        <comment>button that takes the last digit back</comment>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message>
        <source>The PIN of %1</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1, votre PIN</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in 1 second.</source>
        <comment>on a sheet for a PIN</comment>
        <translation>Trop de PIN erronés. Prochain essai dans 1 seconde.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Next try in %1 seconds.</source>
        <comment>on a sheet for a PIN, two or more</comment>
        <translation>Trop de PIN erronés. Prochain essai dans %1 secondes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a sheet for a PIN, while results are opened</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>PlayedNotice</name>
    <message>
        <source>You have played this code before</source>
        <comment>about a game code</comment>
        <translation>Vous avez déjà joué ce code</translation>
    </message>
    <message>
        <source>It deals the same sky again. Somebody may remember it.</source>
        <comment>about a game code that was played before</comment>
        <translation>Il donne à nouveau le même ciel. Quelqu’un s’en souvient peut-être.</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1, with a PIN</source>
        <comment>spoken name of a player to choose</comment>
        <translation>%1, avec un PIN</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Change PIN</source>
        <comment>button</comment>
        <translation>Changer le PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <comment>button</comment>
        <translation>Définir un PIN</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a player&apos;s data</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>While a table is open, only %1 can set a PIN or move to another device, with their own notes open.</source>
        <comment>why buttons are disabled; %1 a player</comment>
        <translation>Tant qu’une table est ouverte, seul ce joueur peut définir un PIN ou passer sur un autre appareil, avec ses notes ouvertes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Move to another device</source>
        <comment>button: a player&apos;s notes</comment>
        <translation>Passer sur un autre appareil</translation>
    </message>
</context>
<context>
    <name>PlayersGroup</name>
    <message>
        <source>Players of this device</source>
        <comment>heading in the settings</comment>
        <translation>Joueurs de cet appareil</translation>
    </message>
    <message>
        <source>Delete %1 from this device?</source>
        <comment>question; %1 a player</comment>
        <translation>Supprimer %1 de cet appareil&#x202f;?</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <comment>button; %1 a player</comment>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Import a player</source>
        <comment>button, and title of a sheet: from another device</comment>
        <translation>Importer un joueur</translation>
    </message>
    <message>
        <source>All notes and statistics of %1 are deleted for good. Tables stay, but nobody can play as %1 any more.</source>
        <comment>what deleting a player means; %1 a player</comment>
        <translation>Toutes les notes et statistiques sont supprimées pour de bon&#x202f;: %1. Les tables restent, mais plus personne ne peut jouer sous ce nom.</translation>
    </message>
</context>
<context>
    <name>QrPicture</name>
    <message>
        <source>The game code as a QR picture</source>
        <comment>spoken name of the picture</comment>
        <translation>Le code de partie en image QR</translation>
    </message>
</context>
<context>
    <name>ReasonClauses</name>
    <message>
        <source>Sector %1 is a comet.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 contient une comète.</translation>
    </message>
    <message>
        <source>Sector %1 is an asteroid.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 contient un astéroïde.</translation>
    </message>
    <message>
        <source>Sector %1 is a dwarf planet.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 contient une planète naine.</translation>
    </message>
    <message>
        <source>Sector %1 is a gas cloud.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 contient un nuage de gaz.</translation>
    </message>
    <message>
        <source>Sector %1 is truly empty.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 est réellement vide.</translation>
    </message>
    <message>
        <source>Planet X is in sector %1.</source>
        <comment>what follows from the notes</comment>
        <translation>La Planète&#xa0;X est dans le secteur %1.</translation>
    </message>
    <message>
        <source>Sector %1 is not a comet.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 ne contient pas de comète.</translation>
    </message>
    <message>
        <source>Sector %1 is not an asteroid.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 ne contient pas d’astéroïde.</translation>
    </message>
    <message>
        <source>Sector %1 is not a dwarf planet.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 ne contient pas de planète naine.</translation>
    </message>
    <message>
        <source>Sector %1 is not a gas cloud.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 ne contient pas de nuage de gaz.</translation>
    </message>
    <message>
        <source>Sector %1 is not truly empty.</source>
        <comment>what follows from the notes</comment>
        <translation>Le secteur %1 n’est pas réellement vide.</translation>
    </message>
    <message>
        <source>Planet X is not in sector %1.</source>
        <comment>what follows from the notes</comment>
        <translation>La Planète&#xa0;X n’est pas dans le secteur %1.</translation>
    </message>
    <message>
        <source>sector %1 is a comet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 contient une comète</translation>
    </message>
    <message>
        <source>sector %1 is an asteroid</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 contient un astéroïde</translation>
    </message>
    <message>
        <source>sector %1 is a dwarf planet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 contient une planète naine</translation>
    </message>
    <message>
        <source>sector %1 is a gas cloud</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 contient un nuage de gaz</translation>
    </message>
    <message>
        <source>sector %1 is truly empty</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 est réellement vide</translation>
    </message>
    <message>
        <source>Planet X is in sector %1</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>la Planète&#xa0;X est dans le secteur %1</translation>
    </message>
    <message>
        <source>sector %1 is not a comet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 ne contient pas de comète</translation>
    </message>
    <message>
        <source>sector %1 is not an asteroid</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 ne contient pas d’astéroïde</translation>
    </message>
    <message>
        <source>sector %1 is not a dwarf planet</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 ne contient pas de planète naine</translation>
    </message>
    <message>
        <source>sector %1 is not a gas cloud</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 ne contient pas de nuage de gaz</translation>
    </message>
    <message>
        <source>sector %1 is not truly empty</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>le secteur %1 n’est pas réellement vide</translation>
    </message>
    <message>
        <source>Planet X is not in sector %1</source>
        <comment>inside a sentence: you marked that …</comment>
        <translation>la Planète&#xa0;X n’est pas dans le secteur %1</translation>
    </message>
    <message>
        <source>sector %1 were a comet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 contenait une comète</translation>
    </message>
    <message>
        <source>sector %1 were an asteroid</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 contenait un astéroïde</translation>
    </message>
    <message>
        <source>sector %1 were a dwarf planet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 contenait une planète naine</translation>
    </message>
    <message>
        <source>sector %1 were a gas cloud</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 contenait un nuage de gaz</translation>
    </message>
    <message>
        <source>sector %1 were truly empty</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 était réellement vide</translation>
    </message>
    <message>
        <source>Planet X were in sector %1</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>la Planète&#xa0;X était dans le secteur %1</translation>
    </message>
    <message>
        <source>sector %1 were not a comet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 ne contenait pas de comète</translation>
    </message>
    <message>
        <source>sector %1 were not an asteroid</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 ne contenait pas d’astéroïde</translation>
    </message>
    <message>
        <source>sector %1 were not a dwarf planet</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 ne contenait pas de planète naine</translation>
    </message>
    <message>
        <source>sector %1 were not a gas cloud</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 ne contenait pas de nuage de gaz</translation>
    </message>
    <message>
        <source>sector %1 were not truly empty</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>le secteur %1 n’était pas réellement vide</translation>
    </message>
    <message>
        <source>Planet X were not in sector %1</source>
        <comment>after &apos;if&apos;, what is not so</comment>
        <translation>la Planète&#xa0;X n’était pas dans le secteur %1</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a comet.</source>
        <comment>a reason</comment>
        <translation>Vous avez sondé le secteur %1 et vu une comète.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw an asteroid.</source>
        <comment>a reason</comment>
        <translation>Vous avez sondé le secteur %1 et vu un astéroïde.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a dwarf planet.</source>
        <comment>a reason</comment>
        <translation>Vous avez sondé le secteur %1 et vu une planète naine.</translation>
    </message>
    <message>
        <source>You targeted sector %1 and saw a gas cloud.</source>
        <comment>a reason</comment>
        <translation>Vous avez sondé le secteur %1 et vu un nuage de gaz.</translation>
    </message>
    <message>
        <source>You targeted sector %1, and it appears empty.</source>
        <comment>a reason; it is empty or hides Planet X</comment>
        <translation>Vous avez sondé le secteur %1, et il semble vide.</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>lit up on the sheet</source>
        <comment>spoken of a reason whose sectors are pointed at</comment>
        <translation>en lumière sur la feuille</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Starting fact: %1.</source>
        <comment>a reason, %1 &apos;sector 3 is not a comet&apos;</comment>
        <translation>Fait de départ&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>a reason, %1 the topic&apos;s letter, %2 a whole sentence, the clue</comment>
        <translation>Sujet %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a reason, %1 a whole sentence, the clue</comment>
        <translation>Conférence&#x202f;: %1</translation>
    </message>
    <message>
        <source>Peer review: %1.</source>
        <comment>a reason, %1 &apos;sector 3 is not a comet&apos;</comment>
        <translation>Vérification par les pairs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A law of the sky: comets are only in comet sectors.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: les comètes ne sont que dans les secteurs à comète.</translation>
    </message>
    <message>
        <source>A law of the sky: every asteroid is adjacent to another asteroid.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: chaque astéroïde est adjacent à un autre astéroïde.</translation>
    </message>
    <message>
        <source>A law of the sky: every gas cloud is adjacent to a truly empty sector.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: chaque nuage de gaz est adjacent à un secteur réellement vide.</translation>
    </message>
    <message>
        <source>A law of the sky: no dwarf planet is adjacent to Planet X.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: aucune planète naine n’est adjacente à la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>A law of the sky: the dwarf planets span exactly six sectors.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: les planètes naines occupent un groupe d’exactement six secteurs, d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>The laws of the sky, taken together.</source>
        <comment>a reason: no few laws are enough</comment>
        <translation>Les lois du ciel, prises ensemble.</translation>
    </message>
    <message>
        <source>A law of the sky: there is one Planet X.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: il y a une seule Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>A law of the sky: there is one dwarf planet.</source>
        <comment>a reason</comment>
        <translation>Une loi du ciel&#x202f;: il y a une seule planète naine.</translation>
    </message>
    <message>
        <source>A law of the sky: %1 sectors are truly empty.</source>
        <comment>a reason, two or more</comment>
        <translation>Une loi du ciel&#x202f;: %1 secteurs sont réellement vides.</translation>
    </message>
    <message>
        <source>A law of the sky: there are %1 %2.</source>
        <comment>a reason, %1 two or more, %2 &apos;comets&apos;</comment>
        <translation>Une loi du ciel&#x202f;: il y a %1 %2.</translation>
    </message>
    <message>
        <source>If %1, this could not be true:</source>
        <comment>over the reason of a hint, %1 &apos;sector 3 were a comet&apos;; one thing follows</comment>
        <translation>Si %1, ceci ne pourrait pas être vrai&#x202f;:</translation>
    </message>
    <message>
        <source>If %1, these could not all be true:</source>
        <comment>over the reasons of a hint, %1 &apos;sector 3 were a comet&apos;; several things follow</comment>
        <translation>Si %1, tout cela ne pourrait pas être vrai à la fois&#x202f;:</translation>
    </message>
    <message>
        <source>What you suppose cannot be: %1.</source>
        <comment>a mark of a what-if that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>Votre hypothèse est impossible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You suspect that %1.</source>
        <comment>a mark that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>Vous soupçonnez ceci&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You marked that %1.</source>
        <comment>a mark that is contradicted, %1 &apos;sector 3 is a comet&apos;</comment>
        <translation>Vous avez marqué ceci&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This contradicts a law of the sky:</source>
        <comment>over the reason against a mark</comment>
        <translation>Cela contredit une loi du ciel&#x202f;:</translation>
    </message>
    <message>
        <source>This contradicts what you have been told:</source>
        <comment>over the reasons against a mark</comment>
        <translation>Cela contredit ce que vous avez appris&#x202f;:</translation>
    </message>
    <message>
        <source>This what-if cannot be. These marks cannot all be true:</source>
        <comment>over marks that contradict each other; some are a what-if&apos;s</comment>
        <translation>Cette hypothèse est impossible. Ces marques ne peuvent pas toutes être vraies&#x202f;:</translation>
    </message>
    <message>
        <source>These marks cannot all be true:</source>
        <comment>over marks that contradict each other</comment>
        <translation>Ces marques ne peuvent pas toutes être vraies&#x202f;:</translation>
    </message>
    <message>
        <source>Not with what you have been told:</source>
        <comment>over the reasons against some marks: cannot all be true with them</comment>
        <translation>Pas avec ce que vous avez appris&#x202f;:</translation>
    </message>
    <message>
        <source>Not in any sky:</source>
        <comment>over a law that some marks would break: cannot all be true with it</comment>
        <translation>Dans aucun ciel&#x202f;:</translation>
    </message>
    <message>
        <source>The laws of the sky rule this out</source>
        <comment>a warning before locating Planet X</comment>
        <translation>Les lois du ciel l’excluent</translation>
    </message>
    <message>
        <source>What you have been told rules this out</source>
        <comment>a warning before locating Planet X</comment>
        <translation>Ce que vous avez appris l’exclut</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: none.</source>
        <comment>a reason, %1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;</comment>
        <translation>Vous avez cherché %1 dans %2&#x202f;: rien.</translation>
    </message>
    <message>
        <source>You surveyed %1 in %2: %3.</source>
        <comment>a reason, %1 &apos;asteroids&apos;, %2 &apos;sectors 2–5&apos;, %3 how many</comment>
        <translation>Vous avez cherché %1 dans %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%2 in sector %1 and %4 in sector %3</source>
        <comment>the neighbours of Planet X in a guess: %2 and %4 &apos;a comet&apos;, %1 and %3 numbers</comment>
        <translation>%2 en %1 et %4 en %3</translation>
    </message>
    <message>
        <source>You looked in vain for Planet X in sector %1, with %2.</source>
        <comment>a reason, %2 &apos;a comet in sector 3 and an asteroid in sector 5&apos;</comment>
        <translation>Vous avez cherché en vain la Planète&#xa0;X dans le secteur %1, avec %2.</translation>
    </message>
    <message>
        <source>Help on the notes: none</source>
        <comment>what was chosen for the game</comment>
        <translation>Aide pour les notes&#x202f;: aucune</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping</source>
        <comment>what was chosen for the game</comment>
        <translation>Aide pour les notes&#x202f;: tenue des notes</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping and checker</source>
        <comment>what was chosen for the game</comment>
        <translation>Aide pour les notes&#x202f;: tenue des notes et contrôle</translation>
    </message>
    <message>
        <source>Help on the notes: bookkeeping, checker and hints</source>
        <comment>what was chosen for the game</comment>
        <translation>Aide pour les notes&#x202f;: tenue des notes, contrôle et conseils</translation>
    </message>
    <message>
        <source>You used no help on the notes.</source>
        <comment>at the end of the game</comment>
        <translation>Vous n’avez utilisé aucune aide pour les notes.</translation>
    </message>
    <message>
        <source>Help you used: %1.</source>
        <comment>at the end of the game, %1 &apos;filled in twice, 3 hints&apos;</comment>
        <translation>Aide utilisée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>filled in once</source>
        <comment>how often help was used</comment>
        <translation>complété une fois</translation>
    </message>
    <message>
        <source>filled in %1 times</source>
        <comment>how often help was used, two or more</comment>
        <translation>complété %1 fois</translation>
    </message>
    <message>
        <source>checked once</source>
        <comment>how often help was used</comment>
        <translation>contrôlé une fois</translation>
    </message>
    <message>
        <source>checked %1 times</source>
        <comment>how often help was used, two or more</comment>
        <translation>contrôlé %1 fois</translation>
    </message>
    <message>
        <source>one hint</source>
        <comment>how often help was used</comment>
        <translation>un conseil</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <comment>how often help was used, two or more</comment>
        <translation>%1 conseils</translation>
    </message>
    <message>
        <source>not used yet</source>
        <comment>beside a way of help</comment>
        <translation>pas encore utilisé</translation>
    </message>
    <message>
        <source>used once</source>
        <comment>beside a way of help</comment>
        <translation>utilisé une fois</translation>
    </message>
    <message>
        <source>used %1 times</source>
        <comment>beside a way of help, two or more</comment>
        <translation>utilisé %1 fois</translation>
    </message>
    <message>
        <source>One mark was entered.</source>
        <comment>after filling in what follows</comment>
        <translation>Une marque a été inscrite.</translation>
    </message>
    <message>
        <source>%1 marks were entered.</source>
        <comment>after filling in what follows, two or more</comment>
        <translation>%1 marques ont été inscrites.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No table is open. Go back and open one.</source>
        <comment>why a button is off</comment>
        <translation>Aucune table n’est ouverte. Revenez en arrière et ouvrez-en une.</translation>
    </message>
    <message>
        <source>The curtain is down. Sit down at the table first.</source>
        <comment>why a button is off</comment>
        <translation>Le rideau est baissé. Asseyez-vous d’abord à la table.</translation>
    </message>
    <message>
        <source>This seat is played on another device.</source>
        <comment>why a button is off</comment>
        <translation>Cette place se joue sur un autre appareil.</translation>
    </message>
    <message>
        <source>All seats are taken. Four people can play.</source>
        <comment>why a button is off</comment>
        <translation>Toutes les places sont prises. On joue à quatre au plus.</translation>
    </message>
    <message>
        <source>Nobody sits there any more.</source>
        <comment>why a button is off</comment>
        <translation>Plus personne n’est assis là.</translation>
    </message>
    <message>
        <source>You can’t research twice in a row.</source>
        <comment>why a button is off</comment>
        <translation>Vous ne pouvez pas étudier deux fois de suite.</translation>
    </message>
    <message>
        <source>Something is still missing here.</source>
        <comment>why a button is off</comment>
        <translation>Il manque encore quelque chose ici.</translation>
    </message>
    <message>
        <source>Another phone leads this table. Decide it there.</source>
        <comment>why a button is off</comment>
        <translation>Un autre téléphone mène cette table. Décidez-le là-bas.</translation>
    </message>
    <message>
        <source>The phone that leads this table is out of reach. Your choice is kept until it’s back.</source>
        <comment>why a button is off</comment>
        <translation>Le téléphone qui mène cette table est hors de portée. Votre choix est gardé jusqu’à son retour.</translation>
    </message>
    <message>
        <source>Your last question is still on its way. Your notes work meanwhile.</source>
        <comment>why a button is off</comment>
        <translation>Votre dernière question est encore en route. Vos notes marchent entre-temps.</translation>
    </message>
    <message>
        <source>Another phone remembers this game differently. Decide first which one counts.</source>
        <comment>why a button is off</comment>
        <translation>Un autre téléphone se souvient autrement de cette partie. Décidez d’abord lequel compte.</translation>
    </message>
    <message>
        <source>That phone is out of reach now.</source>
        <comment>why a button is off</comment>
        <translation>Ce téléphone est maintenant hors de portée.</translation>
    </message>
    <message>
        <source>That doesn’t fit here. Choose again.</source>
        <comment>why a button is off</comment>
        <translation>Cela ne va pas ici. Choisissez à nouveau.</translation>
    </message>
    <message>
        <source>Not now. The table says what comes next.</source>
        <comment>why a button is off</comment>
        <translation>Pas maintenant. La table dit ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>It’s not your turn yet. You act when your pawn is last on the track.</source>
        <comment>why a button is off</comment>
        <translation>Ce n’est pas encore votre tour. Vous jouez quand votre pion est le dernier sur la piste.</translation>
    </message>
    <message>
        <source>You have already chosen. The others are still choosing.</source>
        <comment>why a button is off</comment>
        <translation>Vous avez déjà choisi. Les autres choisissent encore.</translation>
    </message>
    <message>
        <source>Too many theories for this round. Take one away.</source>
        <comment>why a button is off</comment>
        <translation>Trop de théories pour cette fois. Retirez-en une.</translation>
    </message>
    <message>
        <source>This sky has no such sector. Choose one on the wheel.</source>
        <comment>why a button is off</comment>
        <translation>Ce secteur n’existe pas dans ce ciel. Choisissez-en un sur la roue.</translation>
    </message>
    <message>
        <source>That object can’t be chosen here. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Cet objet ne peut pas être choisi ici. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A survey covers at most half the sky. Choose fewer sectors.</source>
        <comment>why a button is off</comment>
        <translation>Une détection couvre au plus la moitié du ciel. Choisissez moins de secteurs.</translation>
    </message>
    <message>
        <source>You have used all your targets. Survey one sector instead.</source>
        <comment>why a button is off</comment>
        <translation>Vous avez utilisé toutes vos sondes. Détectez plutôt un seul secteur.</translation>
    </message>
    <message>
        <source>That’s below the horizon. Choose sectors in the bright half.</source>
        <comment>why a button is off</comment>
        <translation>C’est sous l’horizon. Choisissez des secteurs dans la moitié claire.</translation>
    </message>
    <message>
        <source>A comet survey begins and ends in sectors with a comet mark.</source>
        <comment>why a button is off</comment>
        <translation>Une détection de comètes commence et finit dans des secteurs marqués d’une comète.</translation>
    </message>
    <message>
        <source>This game has no such topic. Choose one from the list.</source>
        <comment>why a button is off</comment>
        <translation>Ce sujet n’existe pas dans cette partie. Choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>Only one theory per sector in a round. Move one of them.</source>
        <comment>why a button is off</comment>
        <translation>Une seule théorie par secteur à chaque fois. Déplacez-en une.</translation>
    </message>
    <message>
        <source>Everyone knows what’s in this sector. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Tout le monde sait ce qu’il y a dans ce secteur. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You already have this theory here. Choose another sector or object.</source>
        <comment>why a button is off</comment>
        <translation>Vous avez déjà cette théorie ici. Choisissez un autre secteur ou objet.</translation>
    </message>
    <message>
        <source>You have no token left for this object. Choose another.</source>
        <comment>why a button is off</comment>
        <translation>Il ne vous reste aucun jeton pour cet objet. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You have nothing to take back.</source>
        <comment>why a button is off</comment>
        <translation>Vous n’avez rien à annuler.</translation>
    </message>
    <message>
        <source>The last player can’t be removed. Leave the game open, or end it.</source>
        <comment>why a button is off</comment>
        <translation>Le dernier joueur ne peut pas être retiré. Laissez la partie ouverte, ou terminez-la.</translation>
    </message>
    <message>
        <source>That’s not possible right now.</source>
        <comment>why a button is off, when there is no better reason</comment>
        <translation>Ce n’est pas possible pour l’instant.</translation>
    </message>
    <message>
        <source>The first theories are placed, so nobody can join any more. Join the next game.</source>
        <comment>why a button is off</comment>
        <translation>Les premières théories sont placées, plus personne ne peut entrer. Rejoignez la prochaine partie.</translation>
    </message>
    <message>
        <source>An older version of the app began this game. You can look at it; to play on, start its code anew.</source>
        <comment>why a button is off</comment>
        <translation>Cette partie vient d’une version plus ancienne de l’appli. Vous pouvez la regarder&#x202f;; pour jouer, relancez son code.</translation>
    </message>
    <message>
        <source>That seat can’t change hands now.</source>
        <comment>why a button is off</comment>
        <translation>Cette place ne peut pas changer de main maintenant.</translation>
    </message>
</context>
<context>
    <name>RecordBars</name>
    <message>
        <source>Surveys and targets</source>
        <comment>spoken name of the bars beside the notes</comment>
        <translation>Détections et sondages</translation>
    </message>
</context>
<context>
    <name>RecordChart</name>
    <message>
        <source>No surveys or targets yet. Surveys show here as bars, targets as dots.</source>
        <comment>the record of the notes is empty</comment>
        <translation>Ni détection ni sondage pour l’instant. Ici, les détections sont des barres, les sondages des points.</translation>
    </message>
    <message>
        <source>Filled: yours, with the answer on top. Hollow: the others’. Tap one to read it.</source>
        <comment>legend of the bars in the record</comment>
        <translation>Plein&#x202f;: à vous, avec la réponse au-dessus. Creux&#x202f;: aux autres. Touchez pour lire.</translation>
    </message>
</context>
<context>
    <name>RecordReadings</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a clue that was read: %1 the topic&apos;s letter, %2 its title, %3 a sentence</comment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Read and heard</source>
        <comment>heading in the record of the notes: clues, conferences</comment>
        <translation>Lu et entendu</translation>
    </message>
    <message>
        <source>Starting facts</source>
        <comment>heading in the record of the notes</comment>
        <translation>Faits de départ</translation>
    </message>
    <message>
        <source>No clues yet: research and conferences bring them.</source>
        <comment>the record of the notes has no clues</comment>
        <translation>Aucun indice pour l’instant&#x202f;: les études et les conférences en apportent.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>Games</source>
        <comment>statistics: how many were played</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won against others</source>
        <comment>statistics: so many games</comment>
        <translation>Gagnées contre d’autres</translation>
    </message>
    <message>
        <source>Planet X found</source>
        <comment>statistics: in so many games</comment>
        <translation>Planète&#xa0;X trouvée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>%1 of %2 games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Mean time of locating it</source>
        <comment>statistics: Planet X, in sectors of time</comment>
        <translation>Temps moyen pour la localiser</translation>
    </message>
    <message>
        <source>Earliest</source>
        <comment>statistics: the least time of locating Planet X</comment>
        <translation>Au plus tôt</translation>
    </message>
    <message>
        <source>Best score</source>
        <comment>statistics</comment>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Planet X found at time %1</source>
        <comment>result of a game</comment>
        <translation>Planète&#xa0;X trouvée au temps %1</translation>
    </message>
    <message>
        <source>Planet X found in the last chance</source>
        <comment>result of a game</comment>
        <translation>Planète&#xa0;X trouvée à la dernière chance</translation>
    </message>
    <message>
        <source>Planet X not found</source>
        <comment>result of a game</comment>
        <translation>Planète&#xa0;X pas trouvée</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>result of a game</comment>
        <translation>1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>result of a game</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>without help</source>
        <comment>result of a game: no help on the notes was used</comment>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>helped once</source>
        <comment>result of a game: help on the notes</comment>
        <translation>une aide</translation>
    </message>
    <message>
        <source>helped %1 times</source>
        <comment>result of a game: help on the notes</comment>
        <translation>%1 aides</translation>
    </message>
</context>
<context>
    <name>Relations</name>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one comet&apos;, &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 est adjacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one asteroid&apos;, &apos;Every asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one dwarf planet&apos;, &apos;The dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 est adjacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one gas cloud&apos;, &apos;Every gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;At least one truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 n’est adjacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 n’est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 n’est adjacente %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 n’est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is adjacent to %2.</source>
        <comment>%1 &apos;No truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 n’est adjacent %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one comet&apos;, &apos;Every comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 est directement opposée %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one asteroid&apos;, &apos;Every asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 est directement opposé %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one dwarf planet&apos;, &apos;The dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 est directement opposée %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one gas cloud&apos;, &apos;Every gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 est directement opposé %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;At least one truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 est directement opposé %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No comet&apos;, %2 &apos;an asteroid&apos; or &apos;another comet&apos;</comment>
        <translation>%1 n’est directement opposée %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No asteroid&apos;, %2 &apos;a comet&apos; or &apos;another asteroid&apos;</comment>
        <translation>%1 n’est directement opposé %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No dwarf planet&apos;, %2 &apos;a comet&apos; or &apos;another dwarf planet&apos;</comment>
        <translation>%1 n’est directement opposée %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No gas cloud&apos;, %2 &apos;a comet&apos; or &apos;another gas cloud&apos;</comment>
        <translation>%1 n’est directement opposé %2.</translation>
    </message>
    <message>
        <source>%1 is directly opposite %2.</source>
        <comment>%1 &apos;No truly empty sector&apos;, %2 &apos;a comet&apos; or &apos;another truly empty sector&apos;</comment>
        <translation>%1 n’est directement opposé %2.</translation>
    </message>
</context>
<context>
    <name>RemoveSheet</name>
    <message>
        <source>Keep it</source>
        <comment>button that closes a sheet without deleting anything</comment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>RemoveTableSheet</name>
    <message>
        <source>Delete the table of %1?</source>
        <comment>question; %1 the names of players</comment>
        <translation>Supprimer la table&#x202f;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <comment>button</comment>
        <translation>Supprimer la table</translation>
    </message>
    <message>
        <source>The game, its log and all notes without a PIN are deleted for good. Notes behind a PIN go when that player is deleted in Settings. Statistics stay.</source>
        <comment>what deleting a table means</comment>
        <translation>La partie, son journal et toutes les notes sans PIN sont supprimés pour de bon. Les notes derrière un PIN disparaissent quand le joueur est supprimé dans les réglages. Les statistiques restent.</translation>
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
        <translation>Ciels encore possibles&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ReplayFoot</name>
    <message>
        <source>One step back</source>
        <comment>button while looking back on a game</comment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>step %1 of %2 of a game</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <comment>button while looking back on a game</comment>
        <translation>Un pas en avant</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Looking back</source>
        <comment>title of the replay of a game</comment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Skies still possible</source>
        <comment>heading over the chart of what everybody could know</comment>
        <translation>Ciels encore possibles</translation>
    </message>
    <message>
        <source>Going through all skies …</source>
        <comment>while the chart of what everybody could know is made</comment>
        <translation>Parcours de tous les ciels …</translation>
    </message>
    <message>
        <source>What everybody could have known from their own answers and all that was public, had nothing been overlooked. The ring with the X marks the moment from which Planet X could be located.</source>
        <comment>under the chart of what everybody could know</comment>
        <translation>Ce que chacun aurait pu savoir par ses propres réponses et tout ce qui était public, sans rien laisser passer. L’anneau au X marque le moment où la Planète&#xa0;X pouvait être localisée.</translation>
    </message>
    <message>
        <source>Show the true sky</source>
        <comment>switch while looking back on a game</comment>
        <translation>Montrer le vrai ciel</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Step %1 of %2</source>
        <comment>spoken name of the slider through a game</comment>
        <translation>Pas %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Survey %1 in %2</source>
        <comment>what could have been done: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Détecter %1 dans %2</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>what could have been done</comment>
        <translation>Sonder le secteur %1</translation>
    </message>
    <message>
        <source>Research %1, %2</source>
        <comment>what could have been done: %1 the topic&apos;s letter, %2 &apos;asteroids and comets&apos;</comment>
        <translation>Étudier le sujet %1, %2</translation>
    </message>
    <message>
        <source>Locate Planet X in sector %1, between %2 and %3</source>
        <comment>what could have been done: %2 and %3 &apos;a comet&apos;</comment>
        <translation>Localiser la Planète&#xa0;X dans le secteur %1, entre %2 et %3</translation>
    </message>
    <message>
        <source>Publish no theory</source>
        <comment>what could have been done</comment>
        <translation>N’émettre aucune théorie</translation>
    </message>
    <message>
        <source>Publish: %1</source>
        <comment>what could have been done: %1 theories, &apos;sector 3 is a comet and sector 6 is a gas cloud&apos;</comment>
        <translation>Émettre&#x202f;: %1</translation>
    </message>
    <message>
        <source>sector %1 is %2</source>
        <comment>a theory inside a sentence: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>%2 dans le secteur %1</translation>
    </message>
    <message>
        <source>1 sky</source>
        <comment>so many skies are still possible</comment>
        <translation>1 ciel</translation>
    </message>
    <message>
        <source>%1 skies</source>
        <comment>so many skies are still possible</comment>
        <translation>%1 ciels</translation>
    </message>
    <message>
        <source>almost every sky is left</source>
        <comment>what an answer tells: next to nothing</comment>
        <translation>presque tous les ciels restent</translation>
    </message>
    <message>
        <source>about 2 of 3 skies are left</source>
        <comment>what an answer tells</comment>
        <translation>environ 2 ciels sur 3 restent</translation>
    </message>
    <message>
        <source>about 1 of %1 skies is left</source>
        <comment>what an answer tells</comment>
        <translation>environ 1 ciel sur %1 reste</translation>
    </message>
    <message>
        <source>It costs %1 and tells about %2 bits: %3.</source>
        <comment>what an action is expected to tell: %1 sectors of time, %2 a number, %3 &apos;about 1 of 5 skies is left&apos;</comment>
        <translation>Cela coûte %1 et apprend environ %2 bits&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 of them are about Planet X and its neighbours.</source>
        <comment>of the bits that an action tells</comment>
        <translation>Dont %1 sur la Planète&#xa0;X et ses voisins.</translation>
    </message>
    <message>
        <source>%1 chose: %2</source>
        <comment>%1 a name, %2 &apos;Publish no theory&apos; or &apos;Locate Planet X in …&apos;</comment>
        <translation>Choix fait par %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Its answer told %1.</source>
        <comment>%1 a number of bits</comment>
        <translation>La réponse en a appris %1.</translation>
    </message>
    <message>
        <source>Only one sky was left.</source>
        <comment>why locating Planet X would have been best</comment>
        <translation>Il ne restait qu’un ciel.</translation>
    </message>
    <message>
        <source>Nothing else was left for Planet X and its neighbours.</source>
        <comment>why locating Planet X would have been best</comment>
        <translation>Il ne restait rien d’autre pour la Planète&#xa0;X et ses voisins.</translation>
    </message>
    <message>
        <source>Nothing more could be certain yet.</source>
        <comment>why no theory would have been best</comment>
        <translation>Rien de plus ne pouvait encore être certain.</translation>
    </message>
    <message>
        <source>That could be certain by then.</source>
        <comment>why these theories would have been best</comment>
        <translation>Cela pouvait déjà être certain.</translation>
    </message>
    <message>
        <source>Planet X could not be known before the end</source>
        <comment>of one player</comment>
        <translation>La Planète&#xa0;X ne pouvait pas être connue avant la fin</translation>
    </message>
    <message>
        <source>Planet X could be known from the starting facts alone</source>
        <comment>of one player</comment>
        <translation>La Planète&#xa0;X pouvait être connue par les seuls faits de départ</translation>
    </message>
    <message>
        <source>Planet X could be known after step %1: %2</source>
        <comment>of one player; %1 a number, %2 the line of the log in words</comment>
        <translation>La Planète&#xa0;X pouvait être connue après le pas %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1’s question cost %2 and was good for about %3 bits.</source>
        <comment>%1 a name, %2 sectors of time, %3 a number</comment>
        <translation>%1 a payé %2 pour une question qui valait environ %3 bits.</translation>
    </message>
</context>
<context>
    <name>ResearchPage</name>
    <message>
        <source>Research</source>
        <comment>title of a page</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Others see the topic, not the clue</source>
        <comment>below the title Research</comment>
        <translation>Les autres voient le sujet, pas l’indice</translation>
    </message>
    <message>
        <source>Each topic has one clue</source>
        <comment>below the title Research</comment>
        <translation>Chaque sujet a un indice</translation>
    </message>
    <message>
        <source>On its way to the table</source>
        <comment>below a button whose question is being asked</comment>
        <translation>En route vers la table</translation>
    </message>
    <message>
        <source>Choose a topic</source>
        <comment>below the button of research</comment>
        <translation>Choisissez un sujet</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>above an answer: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Sujet %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Research must wait</source>
        <comment>title of a reason</comment>
        <translation>L’étude doit attendre</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>button</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Research topic %1</source>
        <comment>button, %1 a letter</comment>
        <translation>Étudier le sujet %1</translation>
    </message>
    <message>
        <source>You have read this clue. Again it costs time and tells nothing new.</source>
        <comment>below the button of research</comment>
        <translation>Vous avez lu cet indice. Le relire coûte du temps et n’apprend rien.</translation>
    </message>
    <message>
        <source>Next turn you’ll have to do something else</source>
        <comment>below the button of research</comment>
        <translation>Au prochain tour, il faudra faire autre chose</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Ciel du jour</translation>
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
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message>
        <source>Reveal the sky?</source>
        <comment>title, with the cardboard board</comment>
        <translation>Révéler le ciel&#x202f;?</translation>
    </message>
    <message>
        <source>The sky opens</source>
        <comment>title while the sky is revealed</comment>
        <translation>Le ciel s’ouvre</translation>
    </message>
    <message>
        <source>%1 found Planet X</source>
        <comment>title at the end, %1 a player</comment>
        <translation>%1 a trouvé la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>The whole sky</source>
        <comment>title at the end when nobody found Planet X</comment>
        <translation>Le ciel entier</translation>
    </message>
    <message>
        <source>in sector %1</source>
        <comment>line under &apos;found Planet X&apos;</comment>
        <translation>dans le secteur %1</translation>
    </message>
    <message>
        <source>Planet X is in sector %1</source>
        <comment>line under &apos;The whole sky&apos;</comment>
        <translation>La Planète&#xa0;X est dans le secteur %1</translation>
    </message>
    <message>
        <source>Show everything</source>
        <comment>button while the sky is revealed sector by sector</comment>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>You found Planet X</source>
        <comment>title at the end</comment>
        <translation>Vous avez trouvé la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Change the score sheet</source>
        <comment>button that opens the score sheet with the cardboard board</comment>
        <translation>Modifier le tableau des scores</translation>
    </message>
</context>
<context>
    <name>RevealWheel</name>
    <message>
        <source>The sky</source>
        <comment>spoken name of the wheel at the end</comment>
        <translation>Le ciel</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>confirmed</source>
        <comment>a sector after the peer review</comment>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>disproved</source>
        <comment>a sector after the peer review</comment>
        <translation>réfuté</translation>
    </message>
    <message>
        <source>%1 moves on by 1 sector</source>
        <comment>after a wrong theory: %1 a name</comment>
        <translation>%1 avance de 1 secteur</translation>
    </message>
    <message>
        <source>%1 moves on by %2 sectors</source>
        <comment>after a wrong theory: %1 a name, %2 two or more</comment>
        <translation>%1 avance de %2 secteurs</translation>
    </message>
    <message>
        <source>Everybody knows it now: no more theories in sector %1</source>
        <comment>after a right theory</comment>
        <translation>Tout le monde le sait maintenant&#x202f;: plus de théories dans le secteur %1</translation>
    </message>
</context>
<context>
    <name>RuleHeading</name>
    <message>
        <source>open</source>
        <comment>spoken of a section of the rules</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>spoken of a section of the rules</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>spoken of a section of the rules</comment>
        <translation>choisi</translation>
    </message>
</context>
<context>
    <name>RuleLaws</name>
    <message>
        <source>Comets are in comet sectors only.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Les comètes ne se trouvent que dans les secteurs à comète.</translation>
    </message>
    <message>
        <source>Every asteroid is adjacent to another asteroid.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Chaque astéroïde est adjacent à un autre astéroïde.</translation>
    </message>
    <message>
        <source>Every gas cloud is adjacent to a truly empty sector.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Chaque nuage de gaz est adjacent à un secteur réellement vide.</translation>
    </message>
    <message>
        <source>No dwarf planet is adjacent to Planet X.</source>
        <comment>rules: a law of the sky</comment>
        <translation>Aucune planète naine n’est adjacente à la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>In Expert the dwarf planets span exactly %1 sectors, with one at each end.</source>
        <comment>rules: a law of the sky</comment>
        <translation>En mode Expert, les planètes naines occupent un groupe d’exactement %1 secteurs, avec une planète naine à chaque bout.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a number in the rules: %1 &apos;Standard&apos; or &apos;Time&apos;, %2 &apos;12&apos;</comment>
        <translation>%1&#x202f;: %2</translation>
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
        <translation>Expert</translation>
    </message>
    <message>
        <source>Truly empty sectors</source>
        <comment>row of a table in the rules</comment>
        <translation>Secteurs réellement vides</translation>
    </message>
    <message>
        <source>Sectors</source>
        <comment>row of a table in the rules</comment>
        <translation>Secteurs</translation>
    </message>
    <message>
        <source>Visible at a time</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Observables à la fois</translation>
    </message>
    <message>
        <source>Comet sectors</source>
        <comment>row of a table in the rules: where comets can be</comment>
        <translation>Secteurs à comète</translation>
    </message>
    <message>
        <source>Theory phase on entering</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Phase de théorie en entrant en</translation>
    </message>
    <message>
        <source>Conference on entering</source>
        <comment>row of a table in the rules: sectors</comment>
        <translation>Conférence en entrant en</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>head of a column in the rules: what an action costs</comment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Survey %1 sectors</source>
        <comment>row of a table in the rules, %1 &apos;1–3&apos;</comment>
        <translation>Détecter dans %1 secteurs</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Locate Planet X</source>
        <comment>row of a table in the rules: the action</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Theories in one phase, at most</source>
        <comment>row of a table in the rules</comment>
        <translation>Théories par phase, au plus</translation>
    </message>
    <message>
        <source>Theories</source>
        <comment>head of a column in the rules: how many</comment>
        <translation>Théories</translation>
    </message>
    <message>
        <source>%1 sectors behind</source>
        <comment>row of a table in the rules, %1 &apos;1–3&apos;</comment>
        <translation>%1 secteurs de retard</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>The sky and its laws</source>
        <comment>section of the rules</comment>
        <translation>Le ciel et ses lois</translation>
    </message>
    <message>
        <source>The sky is a circle of sectors. Each holds one object or nothing, and Planet X hides in one of them.</source>
        <comment>rules</comment>
        <translation>Le ciel est un cercle de secteurs. Chacun contient un objet ou rien, et la Planète&#xa0;X se cache dans l’un d’eux.</translation>
    </message>
    <message>
        <source>Time and turns</source>
        <comment>section of the rules</comment>
        <translation>Temps et tours</translation>
    </message>
    <message>
        <source>A turn is one action. The pawn then moves on by its cost, in front of pawns already there.</source>
        <comment>rules</comment>
        <translation>Un tour est une action. Le pion avance ensuite de son coût, devant les pions déjà présents.</translation>
    </message>
    <message>
        <source>On its way the Earth stops where theories or a conference are marked. Each conference is held only once.</source>
        <comment>rules</comment>
        <translation>En chemin, la Terre s’arrête là où sont marquées des théories ou une conférence. Chaque conférence n’a lieu qu’une fois.</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>section of the rules: the action</comment>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Choose an object and a run of visible sectors. You learn how many of these objects are there.</source>
        <comment>rules, survey</comment>
        <translation>Choisissez un objet et une zone de secteurs observables. Vous apprenez combien de ces objets s’y trouvent.</translation>
    </message>
    <message>
        <source>Planet X counts as empty, and cannot be surveyed itself.</source>
        <comment>rules, survey</comment>
        <translation>La Planète&#xa0;X compte comme vide, et ne peut pas être détectée elle-même.</translation>
    </message>
    <message>
        <source>A survey for comets begins and ends in comet sectors.</source>
        <comment>rules, survey</comment>
        <translation>Une détection de comètes commence et finit dans des secteurs à comète.</translation>
    </message>
    <message>
        <source>Others hear the object and the sectors, not the number.</source>
        <comment>rules, survey</comment>
        <translation>Les autres apprennent l’objet et les secteurs, pas le nombre.</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>section of the rules: the action</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Choose one visible sector. You learn which object is there; Planet X appears empty.</source>
        <comment>rules, target</comment>
        <translation>Choisissez un secteur observable. Vous apprenez quel objet s’y trouve&#x202f;; la Planète&#xa0;X semble vide.</translation>
    </message>
    <message>
        <source>Everybody has %1 targets for the whole game. Others hear the sector.</source>
        <comment>rules, target; %1 two or more</comment>
        <translation>Chacun peut sonder %1 fois dans la partie. Les autres apprennent le secteur.</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>section of the rules: the action</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Choose one of %1 topics and read its clue: a rule that holds in this sky. It is the same for everybody.</source>
        <comment>rules, research</comment>
        <translation>Choisissez un des %1 sujets et lisez son indice&#x202f;: une règle vraie dans ce ciel. Il est le même pour tous.</translation>
    </message>
    <message>
        <source>Never research twice in a row. Others hear the topic.</source>
        <comment>rules, research</comment>
        <translation>Jamais deux fois de suite. Les autres apprennent le sujet.</translation>
    </message>
    <message>
        <source>Conferences</source>
        <comment>section of the rules</comment>
        <translation>Conférences</translation>
    </message>
    <message>
        <source>When the Earth first reaches the sector of a conference, everybody reads a clue about Planet X.</source>
        <comment>rules</comment>
        <translation>Quand la Terre atteint pour la première fois le secteur d’une conférence, tout le monde lit un indice sur la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>Theories and peer review</source>
        <comment>section of the rules</comment>
        <translation>Théories et vérification par les pairs</translation>
    </message>
    <message>
        <source>A theory says which object a sector holds. Nobody places theories about empty sectors or Planet X.</source>
        <comment>rules</comment>
        <translation>Une théorie dit quel objet contient un secteur. Il n’y a pas de théorie sur les secteurs vides ni sur la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>A token is used once and never comes back. Each player has:</source>
        <comment>rules, above a table of tokens</comment>
        <translation>Un jeton sert une fois et ne revient jamais. Chaque joueur a&#x202f;:</translation>
    </message>
    <message>
        <source>Then all face-down theories move one space inward. After %1 steps they are turned up: that is peer review.</source>
        <comment>rules; %1 two or more</comment>
        <translation>Puis toutes les théories cachées avancent d’un espace vers l’intérieur. Après %1 pas, elles sont retournées&#x202f;: c’est la vérification par les pairs.</translation>
    </message>
    <message>
        <source>If one of them is right, everybody knows the object. All other theories in that sector are turned up, and no new ones are placed there.</source>
        <comment>rules, peer review</comment>
        <translation>Si l’une d’elles est juste, tous connaissent l’objet. Les autres théories de ce secteur sont retournées, et on n’y en émet plus.</translation>
    </message>
    <message>
        <source>If all of them are wrong, everybody knows what is not there. Theories further out stay face down.</source>
        <comment>rules, peer review</comment>
        <translation>Si toutes sont fausses, tous savent ce qui n’y est pas. Les théories plus à l’extérieur restent cachées.</translation>
    </message>
    <message>
        <source>Wrong theories leave the game, and their players move one sector forward, at most once for each sector reviewed.</source>
        <comment>rules, peer review</comment>
        <translation>Les théories fausses quittent la partie, et leurs joueurs avancent d’un secteur, au plus une fois par secteur vérifié.</translation>
    </message>
    <message>
        <source>Locating Planet X</source>
        <comment>section of the rules</comment>
        <translation>Localiser la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Say where Planet X is, and what is in the sector on each side. You have found it only if all three are right.</source>
        <comment>rules</comment>
        <translation>Dites où est la Planète&#xa0;X, et ce que contient le secteur de chaque côté. Vous l’avez trouvée seulement si les trois sont justes.</translation>
    </message>
    <message>
        <source>Any sector can be named, visible or not. Others hear only whether you found it.</source>
        <comment>rules, locating Planet X</comment>
        <translation>Tout secteur peut être nommé, observable ou non. Les autres apprennent seulement si vous l’avez trouvée.</translation>
    </message>
    <message>
        <source>The end and last chance</source>
        <comment>section of the rules</comment>
        <translation>La fin et la dernière chance</translation>
    </message>
    <message>
        <source>Everybody behind the finder then has one last chance, whoever is furthest behind first: some theories, or one attempt to locate Planet X.</source>
        <comment>rules</comment>
        <translation>Qui se trouve derrière a alors une dernière chance, en commençant par le plus en retard&#x202f;: des théories, ou un essai de localiser la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>At the end the whole sky is shown. Wrong theories leave without a penalty.</source>
        <comment>rules</comment>
        <translation>À la fin, tout le ciel est révélé. Les théories fausses partent sans pénalité.</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>section of the rules</comment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Every right theory scores:</source>
        <comment>rules, above a table of points</comment>
        <translation>Chaque théorie juste rapporte&#x202f;:</translation>
    </message>
    <message>
        <source>One more point for each sector in which you were first to be right, or among the first.</source>
        <comment>rules, score</comment>
        <translation>Un point de plus pour chaque secteur où vous avez eu raison en premier, ou parmi les premiers.</translation>
    </message>
    <message>
        <source>Planet X: %1 points for the first to find it. Whoever finds it in the last chance has %2 points for each sector behind.</source>
        <comment>rules, score</comment>
        <translation>Planète&#xa0;X&#x202f;: %1 points pour qui la trouve en premier. Qui la trouve à la dernière chance a %2 points par secteur de retard.</translation>
    </message>
    <message>
        <source>The highest total wins. In a tie points for Planet X decide, then those for being first; otherwise the victory is shared.</source>
        <comment>rules, score</comment>
        <translation>Le plus grand total gagne. À égalité, les points de la Planète&#xa0;X décident, puis ceux des premiers&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>Terms</source>
        <comment>section of the rules: words that clues use</comment>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Whoever is last on the time track plays. In one sector, whoever arrived first plays first.</source>
        <comment>rules</comment>
        <translation>Le dernier sur la piste du temps joue. Dans un même secteur, qui est arrivé le premier joue le premier.</translation>
    </message>
    <message>
        <source>Then the Earth follows to the last pawn. The visible sky is the half that begins with the Earth’s sector, clockwise.</source>
        <comment>rules</comment>
        <translation>Puis la Terre rejoint le dernier pion. Le ciel observable est la moitié qui commence au secteur de la Terre, dans le sens horaire.</translation>
    </message>
    <message>
        <source>In a theory phase everybody chooses at once, in secret; none is fine. Any sector will do, visible or not.</source>
        <comment>rules</comment>
        <translation>Dans une phase de théorie, tous choisissent en même temps, en secret&#x202f;; on peut s’abstenir. Tout secteur convient, observable ou non.</translation>
    </message>
    <message>
        <source>Theories of one phase go to different sectors, never to one whose object is known.</source>
        <comment>rules</comment>
        <translation>Les théories d’une phase vont dans des secteurs différents, jamais dans un secteur dont l’objet est connu.</translation>
    </message>
    <message>
        <source>When somebody finds Planet X, that pawn still moves on, and turns are over.</source>
        <comment>rules</comment>
        <translation>Quand quelqu’un trouve la Planète&#xa0;X, son pion avance encore, et il n’y a plus de tours.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing in the rules about “%1”</source>
        <comment>title, %1 what was typed</comment>
        <translation>Rien dans les règles sur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Try another word, or only its beginning.</source>
        <comment>below: nothing was found in the rules</comment>
        <translation>Essayez un autre mot, ou seulement son début.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <comment>button: nothing was found</comment>
        <translation>Montrer toutes les règles</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <comment>title of a page</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>in an empty text field</comment>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <comment>button</comment>
        <translation>Effacer la recherche</translation>
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
        <translation>le secteur %1</translation>
    </message>
    <message>
        <source>sectors %1</source>
        <comment>where somebody surveys: %1 a run, &apos;11–3&apos;</comment>
        <translation>les secteurs %1</translation>
    </message>
</context>
<context>
    <name>SameStory</name>
    <message>
        <source>The same on every phone?</source>
        <comment>heading above eight symbols that people compare</comment>
        <translation>Pareil sur tous les téléphones&#x202f;?</translation>
    </message>
    <message>
        <source>Then you have all seen the same game, up to entry %1.</source>
        <comment>below eight symbols, after &apos;The same on every phone?&apos;</comment>
        <translation>Alors tout le monde a vu la même partie, jusqu’à l’entrée %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>below the place of eight symbols, while they are made</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Leader bonus</source>
        <comment>line of the score sheet</comment>
        <translation>Bonus de leader</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <comment>line of the score sheet</comment>
        <translation>Astéroïdes</translation>
    </message>
    <message>
        <source>Comets</source>
        <comment>line of the score sheet</comment>
        <translation>Comètes</translation>
    </message>
    <message>
        <source>Dwarf planets</source>
        <comment>line of the score sheet</comment>
        <translation>Planètes naines</translation>
    </message>
    <message>
        <source>Gas clouds</source>
        <comment>line of the score sheet</comment>
        <translation>Nuages de gaz</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>line of the score sheet</comment>
        <translation>Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>line of the score sheet</comment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScorePlayers</name>
    <message>
        <source>Whose points</source>
        <comment>spoken name of the row of players on the score sheet</comment>
        <translation>Points de qui</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points</source>
        <comment>spoken name of a player on the score sheet</comment>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2</source>
        <comment>spoken line of the score sheet: %1 &apos;Total&apos;, %2 &apos;Mira 17, Luca 16&apos;</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>%1 for the finder, later %2 for each sector behind</source>
        <comment>score sheet, points for Planet X</comment>
        <translation>%1 pour la trouver, plus tard %2 par secteur de retard</translation>
    </message>
    <message>
        <source>Enter right theories first</source>
        <comment>score sheet: why no leader bonus can be entered yet</comment>
        <translation>Entrez d’abord les théories justes</translation>
    </message>
    <message>
        <source>%1 for each sector right first, up to %2</source>
        <comment>score sheet: leader bonus, points and how many sectors</comment>
        <translation>%1 par secteur juste en premier, jusqu’à %2</translation>
    </message>
    <message>
        <source>%1 each, up to %2</source>
        <comment>score sheet: points for a right theory, and how many there can be</comment>
        <translation>%1 chacun, jusqu’à %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <comment>title of the page</comment>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>Right theories, the lead, Planet X</source>
        <comment>line under &apos;Score sheet&apos;</comment>
        <translation>Théories justes, avance, Planète&#xa0;X</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes the score sheet; everything is kept already</comment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ScoreStepper</name>
    <message>
        <source>%1, one less</source>
        <comment>spoken name of a button on the score sheet, %1 &apos;Asteroids&apos;</comment>
        <translation>%1, un de moins</translation>
    </message>
    <message>
        <source>%1, one more</source>
        <comment>spoken name of a button on the score sheet, %1 &apos;Asteroids&apos;</comment>
        <translation>%1, un de plus</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player %1</source>
        <comment>in the empty field for a name; %1 a number</comment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <comment>in the empty field for a name</comment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <comment>what is wrong with a player&apos;s name</comment>
        <translation>Quelqu’un d’autre porte ce nom.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <comment>spoken name of the button; %1 a number</comment>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>button; %1 the season, %2 how many starting facts</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Change pawn, season and starting facts</source>
        <comment>spoken about the button</comment>
        <translation>Changer de pion, de saison et de faits de départ</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <comment>button</comment>
        <translation>Définir un PIN</translation>
    </message>
    <message>
        <source>No PIN</source>
        <comment>a player of this device has none</comment>
        <translation>Aucun PIN</translation>
    </message>
    <message>
        <source>PIN set</source>
        <comment>button; the PIN can be changed</comment>
        <translation>PIN défini</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <comment>a player of this device has one</comment>
        <translation>A un PIN</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>Pawn</source>
        <comment>heading: the shape and colour of a player</comment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Season of the note sheet</source>
        <comment>heading: each player has one of the four seasons</comment>
        <translation>Saison de la feuille de notes</translation>
    </message>
    <message>
        <source>Starting facts</source>
        <comment>heading: how many facts a player knows at the start</comment>
        <translation>Faits de départ</translation>
    </message>
    <message>
        <source>The same for everybody today: %1, %2.</source>
        <comment>what cannot be chosen in the contest of the day; %1 the season, %2 how many starting facts</comment>
        <translation>Pareil pour tous aujourd’hui&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>What others at the table have is taken. The host can swap.</source>
        <comment>about pawns and seasons to choose from</comment>
        <translation>Ce que d’autres ont à la table est pris. L’hôte peut échanger.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Player %1</source>
        <comment>somebody who has no name yet; %1 a number</comment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button that closes the sheet; the choices are kept</comment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>SectorPicture</name>
    <message>
        <source>A sky of %1 sectors: %2</source>
        <comment>spoken of a small picture: %1 a number, %2 what is in which sectors</comment>
        <translation>Un ciel de %1 secteurs&#x202f;: %2</translation>
    </message>
    <message>
        <source>lit: %1</source>
        <comment>spoken of a small picture: %1 numbers of sectors</comment>
        <translation>en lumière&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>SectorSheet</name>
    <message>
        <source>Sector before</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Secteur précédent</translation>
    </message>
    <message>
        <source>in the visible sky</source>
        <comment>a sector</comment>
        <translation>dans le ciel observable</translation>
    </message>
    <message>
        <source>below the horizon</source>
        <comment>a sector</comment>
        <translation>sous l’horizon</translation>
    </message>
    <message>
        <source>Sector after</source>
        <comment>button that shows the neighbouring sector</comment>
        <translation>Secteur suivant</translation>
    </message>
    <message>
        <source>Confirmed: %1</source>
        <comment>what peer review has shown a sector to be</comment>
        <translation>Confirmé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <comment>what peer review has shown a sector not to be</comment>
        <translation>Exclu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing is public about this sector yet.</source>
        <comment>card of a sector</comment>
        <translation>Rien n’est encore public sur ce secteur.</translation>
    </message>
    <message>
        <source>1 step before peer review</source>
        <comment>a face-down theory</comment>
        <translation>1 pas avant la vérification</translation>
    </message>
    <message>
        <source>%1 steps before peer review</source>
        <comment>a face-down theory, two or more</comment>
        <translation>%1 pas avant la vérification</translation>
    </message>
    <message>
        <source>%1: %2, confirmed</source>
        <comment>a theory that was turned up; %1 a player, %2 an object</comment>
        <translation>%1&#x202f;: %2, exact</translation>
    </message>
    <message>
        <source>%1: face down, %2</source>
        <comment>a theory; %1 a player, %2 how far it is from peer review</comment>
        <translation>%1&#x202f;: face cachée, %2</translation>
    </message>
    <message>
        <source>%1: %3, face down, %2</source>
        <comment>an own theory; %1 a player, %2 how far it is from peer review, %3 an object</comment>
        <translation>%1&#x202f;: %3, face cachée, %2</translation>
    </message>
</context>
<context>
    <name>SectorSteps</name>
    <message>
        <source>Your notes</source>
        <comment>heading above the own marks in a sector</comment>
        <translation>Vos notes</translation>
    </message>
    <message>
        <source>Survey from here</source>
        <comment>button on the card of a sector</comment>
        <translation>Détecter à partir d’ici</translation>
    </message>
    <message>
        <source>Note something</source>
        <comment>button on the card of a sector</comment>
        <translation>Noter quelque chose</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>button</comment>
        <translation>Sonder le secteur %1</translation>
    </message>
    <message>
        <source>Your last target. Only you will see the answer.</source>
        <comment>below the button that targets a sector at once</comment>
        <translation>Votre dernier sondage. La réponse ne sera que pour vous.</translation>
    </message>
    <message>
        <source>%1 targets left. Only you will see the answer.</source>
        <comment>below the button that targets a sector at once, two or more</comment>
        <translation>Il vous reste %1 sondages. La réponse ne sera que pour vous.</translation>
    </message>
</context>
<context>
    <name>SectorTheory</name>
    <message>
        <source>Your theory for this sector</source>
        <comment>heading above objects to choose from</comment>
        <translation>Votre théorie pour ce secteur</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>button that makes a choice of theories final</comment>
        <translation>Sceller</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <comment>title of the page</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading in the settings</comment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>button</comment>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>Share</source>
        <comment>button: gives the game code to another app</comment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share the code</source>
        <comment>spoken name of the button Share</comment>
        <translation>Partager le code</translation>
    </message>
    <message>
        <source>Copied: code and link can be pasted into a message.</source>
        <comment>after the game code was copied</comment>
        <translation>Copié&#x202f;: le code et le lien peuvent être collés dans un message.</translation>
    </message>
    <message>
        <source>Join my table in Aphelion. The game code is %1: %2</source>
        <comment>text that is shared; %1 the game code, %2 a link</comment>
        <translation>Rejoignez ma table dans Aphelion. Le code de la partie est %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ShareToday</name>
    <message>
        <source>Share my result</source>
        <comment>button: a result of the sky of the day, without spoilers</comment>
        <translation>Partager mon résultat</translation>
    </message>
    <message>
        <source>Copied. It can be pasted anywhere.</source>
        <comment>after a result was copied as text</comment>
        <translation>Copié. Vous pouvez le coller où vous voulez.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close this sheet</source>
        <comment>spoken: what a tap beside a sheet does</comment>
        <translation>Fermer cette feuille</translation>
    </message>
</context>
<context>
    <name>SkyLaws</name>
    <message>
        <source>only in sectors %1</source>
        <comment>law of comets; %1 numbers of sectors</comment>
        <translation>seulement dans les secteurs %1</translation>
    </message>
    <message>
        <source>always beside another asteroid</source>
        <comment>law of asteroids</comment>
        <translation>toujours à côté d’un autre astéroïde</translation>
    </message>
    <message>
        <source>never beside Planet X, all within exactly %1 sectors</source>
        <comment>law of dwarf planets in Expert</comment>
        <translation>jamais à côté de la Planète&#xa0;X, toutes dans exactement %1 secteurs</translation>
    </message>
    <message>
        <source>never beside Planet X</source>
        <comment>law of dwarf planets</comment>
        <translation>jamais à côté de la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>always beside a truly empty sector</source>
        <comment>law of gas clouds</comment>
        <translation>toujours à côté d’un secteur réellement vide</translation>
    </message>
    <message>
        <source>nothing there at all</source>
        <comment>of truly empty sectors</comment>
        <translation>rien du tout</translation>
    </message>
    <message>
        <source>looks empty, and that is the riddle</source>
        <comment>of Planet X</comment>
        <translation>semble vide, voilà l’énigme</translation>
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
        <translation>Roue du ciel, %1 secteurs, la Terre dans le secteur %2</translation>
    </message>
    <message>
        <source>visible</source>
        <comment>a sector in the visible half of the sky</comment>
        <translation>observable</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>a sector below the horizon</comment>
        <translation>caché</translation>
    </message>
</context>
<context>
    <name>SoloPage</name>
    <message>
        <source>The sky</source>
        <comment>heading over choices: the mode of the game</comment>
        <translation>Le ciel</translation>
    </message>
    <message>
        <source>Help on the notes</source>
        <comment>heading over choices</comment>
        <translation>Aide pour les notes</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button that goes on to the next page</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How you play</source>
        <comment>heading over choices</comment>
        <translation>Comment vous jouez</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>choice: no cardboard board</comment>
        <translation>Tout à l’écran</translation>
    </message>
    <message>
        <source>The app is the table.</source>
        <comment>what the choice means</comment>
        <translation>L’application est la table.</translation>
    </message>
    <message>
        <source>With the board</source>
        <comment>choice: the cardboard board is on the table</comment>
        <translation>Avec le plateau</translation>
    </message>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Ciel du jour</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>title of the page: a game against bots</comment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The app tells you what to move.</source>
        <comment>what the choice means, alone against bots</comment>
        <translation>L’application vous dit quoi déplacer.</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>heading over players that the app plays for</comment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Everybody meets the same bots today, with the same season and facts.</source>
        <comment>the contest of the day</comment>
        <translation>Tout le monde affronte aujourd’hui les mêmes bots, avec la même saison et les mêmes faits.</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <comment>button: a player that the app plays for</comment>
        <translation>Ajouter un bot</translation>
    </message>
</context>
<context>
    <name>StartAnewSheet</name>
    <message>
        <source>Begin new notes for %1?</source>
        <comment>question; %1 a player</comment>
        <translation>Commencer de nouvelles notes pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>The old file is put aside under another name, not deleted. Answers are worked out again from the log; marks and texts written by hand are lost.</source>
        <comment>what beginning new notes means</comment>
        <translation>L’ancien fichier est mis de côté sous un autre nom, pas supprimé. Les réponses sont recalculées à partir du journal&#x202f;; les marques et textes faits à la main sont perdus.</translation>
    </message>
    <message>
        <source>Begin new notes</source>
        <comment>button when a player&apos;s file cannot be opened any more</comment>
        <translation>Commencer de nouvelles notes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>StartFact</name>
    <message>
        <source>Sector %1 is not %2</source>
        <comment>a starting fact, spoken: %1 a number, %2 &apos;a comet&apos;</comment>
        <translation>Secteur %1&#x202f;: ce n’est pas %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sector %1&lt;/b&gt; is not %2</source>
        <comment>a starting fact: %1 a number, %2 &apos;a comet&apos;; what is between &lt;b&gt; and &lt;/b&gt; is strong</comment>
        <translation>&lt;b&gt;Secteur %1&lt;/b&gt;&#x202f;: ce n’est pas %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Welcome, %1</source>
        <comment>title of a page: %1 a name</comment>
        <translation>Bienvenue, %1</translation>
    </message>
    <message>
        <source>Welcome</source>
        <comment>title of a page</comment>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>You start with an open sky</source>
        <comment>below the title, when there are no starting facts</comment>
        <translation>Vous commencez avec un ciel ouvert</translation>
    </message>
    <message>
        <source>What you know from the start; only you see this</source>
        <comment>below the title</comment>
        <translation>Ce que vous savez au départ&#x202f;; rien que pour vous</translation>
    </message>
    <message>
        <source>No starting facts at your level</source>
        <comment>when there are no starting facts</comment>
        <translation>Aucun fait de départ à votre niveau</translation>
    </message>
    <message>
        <source>Everything on your notes you will have found out yourself.</source>
        <comment>when there are no starting facts</comment>
        <translation>Tout ce qui sera sur vos notes, vous l’aurez trouvé vous-même.</translation>
    </message>
    <message>
        <source>They’re already in your notes</source>
        <comment>below the button that leaves the starting facts</comment>
        <translation>Ils sont déjà dans vos notes</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button below the starting facts</comment>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <comment>title of the page: what came of a player&apos;s games</comment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Nobody has played on this device yet.</source>
        <comment>statistics</comment>
        <translation>Personne n’a encore joué sur cet appareil.</translation>
    </message>
    <message>
        <source>Whose games?</source>
        <comment>statistics: somebody is to be chosen</comment>
        <translation>Les parties de qui&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>under a number: that were played</comment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won</source>
        <comment>under a number: games</comment>
        <translation>
            <numerusform>gagnée</numerusform>
            <numerusform>gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <comment>under a number: games</comment>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>helps a game</source>
        <comment>under a number: how often help was used in a game, on average</comment>
        <translation>aides par partie</translation>
    </message>
    <message>
        <source>When Planet X was located</source>
        <comment>heading over a chart of the last games</comment>
        <translation>Quand la Planète&#xa0;X a été localisée</translation>
    </message>
    <message>
        <source>Time of locating Planet X in the last games</source>
        <comment>spoken name of a chart</comment>
        <translation>Temps de localisation de la Planète&#xa0;X dans les dernières parties</translation>
    </message>
    <message>
        <source>Filled: Standard. Ring: Expert. The newest game is at the right.</source>
        <comment>under a chart of the last games</comment>
        <translation>Plein&#x202f;: Standard. Anneau&#x202f;: Expert. La partie la plus récente est à droite.</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading over a chart of the last games</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points in the last games</source>
        <comment>spoken name of a chart</comment>
        <translation>Points des dernières parties</translation>
    </message>
    <message>
        <source>Filled: won against others.</source>
        <comment>under a chart of the points of the last games</comment>
        <translation>Plein&#x202f;: gagnée contre d’autres.</translation>
    </message>
    <message>
        <source>No finished games yet. Your results will be here.</source>
        <comment>statistics of a player without games</comment>
        <translation>Aucune partie finie pour l’instant. Vos résultats seront ici.</translation>
    </message>
    <message>
        <source>Results are kept with a player’s notes, behind the PIN.</source>
        <comment>statistics</comment>
        <translation>Les résultats sont gardés avec les notes du joueur, derrière le PIN.</translation>
    </message>
</context>
<context>
    <name>StoredFacts</name>
    <message>
        <source>The folder</source>
        <comment>heading over the place of the app&apos;s files</comment>
        <translation>Le dossier</translation>
    </message>
    <message>
        <source>Files put aside</source>
        <comment>heading over names of files</comment>
        <translation>Fichiers mis de côté</translation>
    </message>
</context>
<context>
    <name>StoredGroup</name>
    <message>
        <source>What is stored</source>
        <comment>heading in the settings</comment>
        <translation>Ce qui est gardé</translation>
    </message>
    <message>
        <source>Games, notes, players and these settings are on this device only, in encrypted files. Nothing is sent anywhere.</source>
        <comment>what is stored</comment>
        <translation>Parties, notes, joueurs et ces réglages ne sont que sur cet appareil, dans des fichiers chiffrés. Rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>The key to them lies in a file beside them, because this device has no keystore the app could use. PINs still keep notes apart.</source>
        <comment>where the key is</comment>
        <translation>Leur clé est dans un fichier à côté d’eux, car cet appareil n’a pas de trousseau utilisable. Les PIN séparent quand même les notes.</translation>
    </message>
    <message>
        <source>Tables on this device</source>
        <comment>heading in the settings</comment>
        <translation>Tables sur cet appareil</translation>
    </message>
    <message>
        <source>Leave the table to delete tables or players.</source>
        <comment>why there are no buttons to delete</comment>
        <translation>Quittez la table pour supprimer des tables ou des joueurs.</translation>
    </message>
    <message>
        <source>Delete the table of %1</source>
        <comment>spoken name of a button; %1 the names of players</comment>
        <translation>Supprimer la table&#x202f;: %1</translation>
    </message>
    <message>
        <source>The key to them is kept by the device’s own keystore.</source>
        <comment>where the key is</comment>
        <translation>Leur clé est gardée par le trousseau de l’appareil.</translation>
    </message>
</context>
<context>
    <name>SurveyLines</name>
    <message>
        <source>Comets begin and end a run only on %1</source>
        <comment>rule of a survey, %1 sectors, &apos;11, 2, 3&apos;</comment>
        <translation>Pour les comètes, une zone commence et finit seulement en %1</translation>
    </message>
    <message>
        <source>Planet X appears empty and is counted</source>
        <comment>rule of a survey of what appears empty</comment>
        <translation>La Planète&#xa0;X semble vide et est comptée</translation>
    </message>
    <message>
        <source>Any run within the visible sky, %1</source>
        <comment>rule of a survey, %1 sectors, &apos;11–4&apos;</comment>
        <translation>Toute zone du ciel observable, %1</translation>
    </message>
    <message>
        <source>The longer the run, the less time it costs</source>
        <comment>before a run is picked</comment>
        <translation>Plus la zone est longue, moins elle coûte de temps</translation>
    </message>
    <message>
        <source>Others will see the object and the run, not the answer</source>
        <comment>before a survey is complete</comment>
        <translation>Les autres verront l’objet et la zone, pas la réponse</translation>
    </message>
</context>
<context>
    <name>SurveyPage</name>
    <message>
        <source>Survey</source>
        <comment>title of a page</comment>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Pick an object, drag for a shorter run</source>
        <comment>below the title Survey</comment>
        <translation>Choisissez un objet, glissez pour raccourcir</translation>
    </message>
    <message>
        <source>Survey of %1 in %2</source>
        <comment>above an answer: %1 &apos;asteroids&apos;, %2 &apos;sectors 10–3&apos;</comment>
        <translation>Détecter %1 dans %2</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>button</comment>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Survey %1</source>
        <comment>button, %1 &apos;asteroids&apos;</comment>
        <translation>Détecter %1</translation>
    </message>
    <message>
        <source>Pick an object first</source>
        <comment>below the button of a survey</comment>
        <translation>Choisissez d’abord un objet</translation>
    </message>
    <message>
        <source>Now pick a run of sectors on the wheel</source>
        <comment>below the button of a survey</comment>
        <translation>Choisissez maintenant une zone sur la roue</translation>
    </message>
    <message>
        <source>Only you will see the answer</source>
        <comment>below a button that asks</comment>
        <translation>La réponse ne sera que pour vous</translation>
    </message>
    <message>
        <source>Drag along the bright half</source>
        <comment>in the middle of the wheel</comment>
        <translation>Glissez le long de la moitié claire</translation>
    </message>
    <message>
        <source>1 sector</source>
        <comment>the length of a run</comment>
        <translation>1 secteur</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <comment>the length of a run, two or more</comment>
        <translation>%1 secteurs</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>star</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>étoile</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>lune</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>soleil</translation>
    </message>
    <message>
        <source>Saturn</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>Saturne</translation>
    </message>
    <message>
        <source>rocket</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>fusée</translation>
    </message>
    <message>
        <source>telescope</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>télescope</translation>
    </message>
    <message>
        <source>key</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>clé</translation>
    </message>
    <message>
        <source>anchor</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>ancre</translation>
    </message>
    <message>
        <source>leaf</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>feuille</translation>
    </message>
    <message>
        <source>fish</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>poisson</translation>
    </message>
    <message>
        <source>bell</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>cloche</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>tasse</translation>
    </message>
    <message>
        <source>house</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>maison</translation>
    </message>
    <message>
        <source>tree</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>sapin</translation>
    </message>
    <message>
        <source>heart</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>goutte</translation>
    </message>
    <message>
        <source>lightning</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>éclair</translation>
    </message>
    <message>
        <source>candle</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>bougie</translation>
    </message>
    <message>
        <source>flag</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>couronne</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>eye</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>œil</translation>
    </message>
    <message>
        <source>bird</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>cat</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>chat</translation>
    </message>
    <message>
        <source>boat</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>bateau</translation>
    </message>
    <message>
        <source>wheel</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>roue</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>échelle</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>montagne</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>champignon</translation>
    </message>
    <message>
        <source>umbrella</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>parapluie</translation>
    </message>
    <message>
        <source>hourglass</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>sablier</translation>
    </message>
    <message>
        <source>glasses</source>
        <comment>one of 32 symbols: a word that everybody knows</comment>
        <translation>lunettes</translation>
    </message>
    <message>
        <source>Symbols of entry %1: %2</source>
        <comment>spoken; %1 a number in the log, %2 eight of the symbols&apos; words</comment>
        <translation>Symboles de l’entrée %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>TableChoices</name>
    <message>
        <source>How you play</source>
        <comment>heading over choices</comment>
        <translation>Comment vous jouez</translation>
    </message>
    <message>
        <source>All on screen</source>
        <comment>choice: no cardboard board</comment>
        <translation>Tout à l’écran</translation>
    </message>
    <message>
        <source>The app is the table.</source>
        <comment>what the choice means</comment>
        <translation>L’application est la table.</translation>
    </message>
    <message>
        <source>With the board</source>
        <comment>choice: the cardboard board is on the table</comment>
        <translation>Avec le plateau</translation>
    </message>
    <message>
        <source>The app answers what you ask.</source>
        <comment>what the choice means</comment>
        <translation>L’application répond à vos questions.</translation>
    </message>
    <message>
        <source>This device is for</source>
        <comment>heading over choices</comment>
        <translation>Cet appareil est pour</translation>
    </message>
    <message>
        <source>Several of us</source>
        <comment>choice: players who share the device</comment>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>You hand it round; a curtain keeps notes private.</source>
        <comment>what the choice means</comment>
        <translation>On se le passe&#x202f;; un rideau protège les notes.</translation>
    </message>
    <message>
        <source>Everybody has a device of their own.</source>
        <comment>what the choice means</comment>
        <translation>Chacun a son propre appareil.</translation>
    </message>
    <message>
        <source>Just me</source>
        <comment>choice: one player at the device</comment>
        <translation>Moi seul</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Log</source>
        <comment>button that shows what happened so far</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button that shows everything else</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Close my notes</source>
        <comment>button that lets the curtain fall on a shared device</comment>
        <translation>Fermer mes notes</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Try again</source>
        <comment>button after something could not be stored</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <comment>button that lets the curtain fall for the next player, %1 a name</comment>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>Reveal and score</source>
        <comment>button on the table after the end</comment>
        <translation>Révéler et compter</translation>
    </message>
    <message>
        <source>Your choice is on its way.</source>
        <comment>while another phone is asked</comment>
        <translation>Votre choix est en route.</translation>
    </message>
    <message>
        <source>Your question is on its way. The answer also goes to your notes.</source>
        <comment>while another phone is asked</comment>
        <translation>Votre question est en route. La réponse ira aussi dans vos notes.</translation>
    </message>
    <message>
        <source>Your question waits until the leading phone is back.</source>
        <comment>while another phone is out of reach</comment>
        <translation>Votre question attend le retour du téléphone qui mène la table.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>after theories have been chosen</comment>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Revealed once everyone has chosen</source>
        <comment>after theories have been chosen</comment>
        <translation>Révélé quand tout le monde aura choisi</translation>
    </message>
    <message>
        <source>Start this code anew</source>
        <comment>button: the same game from its beginning, with a table of today</comment>
        <translation>Recommencer avec ce code</translation>
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
        <translation>Ciel observable %1</translation>
    </message>
    <message>
        <source>The board lies on the table</source>
        <comment>line under the title in a game with the cardboard board</comment>
        <translation>Le plateau est sur la table</translation>
    </message>
    <message>
        <source>%1 found Planet X</source>
        <comment>line under the title, %1 a player</comment>
        <translation>%1 a trouvé la Planète&#xa0;X</translation>
    </message>
    <message>
        <source>theory phase</source>
        <comment>line under the title, while theories are chosen</comment>
        <translation>phase de théorie</translation>
    </message>
    <message>
        <source>theory phase next, at %1</source>
        <comment>line under the title, %1 a sector</comment>
        <translation>ensuite phase de théorie, en %1</translation>
    </message>
    <message>
        <source>conference next, at %1</source>
        <comment>line under the title, %1 a sector</comment>
        <translation>ensuite conférence, en %1</translation>
    </message>
    <message>
        <source>The search is over</source>
        <comment>title of the table after the end</comment>
        <translation>La recherche est finie</translation>
    </message>
    <message>
        <source>At the table</source>
        <comment>title of the table when nobody&apos;s notes are open</comment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>title of the table, %1 a player who is out of reach</comment>
        <translation>On attend %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <comment>title of the table, %1 the player who looks</comment>
        <translation>À vous, %1</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <comment>title of the table, %1 another player</comment>
        <translation>%1 choisit</translation>
    </message>
    <message>
        <source>Your last chance</source>
        <comment>title of the table after somebody found Planet X</comment>
        <translation>Votre dernière chance</translation>
    </message>
    <message>
        <source>Last chance</source>
        <comment>title of the table after somebody found Planet X</comment>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <source>Choose your theories</source>
        <comment>title of the table in a theory phase</comment>
        <translation>Choisissez vos théories</translation>
    </message>
    <message>
        <source>Theory phase</source>
        <comment>title of the table in a theory phase</comment>
        <translation>Phase de théorie</translation>
    </message>
    <message>
        <source>%1 has a last chance</source>
        <comment>title of the table after somebody found Planet X, %1 another player</comment>
        <translation>Dernière chance pour %1</translation>
    </message>
    <message>
        <source>You found Planet X</source>
        <comment>line under the title</comment>
        <translation>Vous avez trouvé la Planète&#xa0;X</translation>
    </message>
</context>
<context>
    <name>TakeSheet</name>
    <message>
        <source>The PIN of %1</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1, votre PIN</translation>
    </message>
    <message>
        <source>%1 is ready to go</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>%1 peut partir</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <comment>name of a field</comment>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>The same passphrase again</source>
        <comment>name of a field</comment>
        <translation>La même phrase secrète encore une fois</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <comment>about a passphrase that was typed twice</comment>
        <translation>Les deux ne sont pas identiques.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 the file of a player</comment>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Make the file</source>
        <comment>button: the file of a player for another device</comment>
        <translation>Créer le fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes a sheet</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button that closes a sheet without doing anything</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Move %1 to another device</source>
        <comment>title of a sheet; %1 a player</comment>
        <translation>Passer %1 sur un autre appareil</translation>
    </message>
    <message>
        <source>Notes, answers and statistics go into a file that only this passphrase opens. It can’t be recovered. %1 and the tables stay here too.</source>
        <comment>about taking a player to another device; %1 a player</comment>
        <translation>Les notes, réponses et statistiques vont dans un fichier que seule cette phrase secrète ouvre. Elle est impossible à retrouver. %1 et les tables restent aussi ici.</translation>
    </message>
    <message>
        <source>Take the file to the other device and choose “Import a player” in Settings there.</source>
        <comment>what to do with the file of a player</comment>
        <translation>Apportez le fichier sur l’autre appareil et choisissez-y «&#x202f;Importer un joueur&#x202f;» dans les réglages.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>on a button that was pressed, while something takes its time</comment>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>TakenSheet</name>
    <message>
        <source>Was that you, %1?</source>
        <comment>question: %1 a player, whose seat another phone has now</comment>
        <translation>Était-ce vous, %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1’s seat goes on at another phone. %2 agreed to it.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un autre téléphone joue maintenant pour %1. Ont accepté&#x202f;: %2.</translation>
    </message>
    <message>
        <source>If it was not you, this phone gets the seat back, everybody is told, and the result of %1 is marked as disputed.</source>
        <comment>what giving a seat back means, %1 a player</comment>
        <translation>Si ce n’était pas vous, ce téléphone retrouve la place, tout le monde l’apprend, et le résultat est marqué comme contesté (%1).</translation>
    </message>
    <message>
        <source>Yes, that was me</source>
        <comment>button: somebody goes on with another phone</comment>
        <translation>Oui, c’était moi</translation>
    </message>
    <message>
        <source>No, give it back</source>
        <comment>button: somebody else took the seat</comment>
        <translation>Non, rendez-la-moi</translation>
    </message>
    <message>
        <source>Was that right, %1?</source>
        <comment>question: %1 a player, for whom a bot plays, or who was removed</comment>
        <translation>Était-ce juste, %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1 was removed from the table.</source>
        <comment>%1 a player</comment>
        <translation>%1 ne fait plus partie de la table.</translation>
    </message>
    <message>
        <source>A bot plays for %1 until %1 does. %2 agreed to it.</source>
        <comment>%1 a player, %2 one or several names</comment>
        <translation>Un bot joue pour %1 en attendant son retour. Ont accepté&#x202f;: %2.</translation>
    </message>
    <message>
        <source>If not, everybody is told, the result of %1 is marked as disputed, and more than half of you may go on from before that.</source>
        <comment>what an objection means, %1 a player</comment>
        <translation>Sinon, tout le monde l’apprend, le résultat est marqué comme contesté (%1), et plus de la moitié d’entre vous peut reprendre avant cela.</translation>
    </message>
    <message>
        <source>Yes, that was right</source>
        <comment>button: a bot plays for somebody, or somebody was removed</comment>
        <translation>Oui, c’était juste</translation>
    </message>
    <message>
        <source>No, I was there</source>
        <comment>button: a bot plays for somebody, or somebody was removed</comment>
        <translation>Non, j’étais là</translation>
    </message>
</context>
<context>
    <name>TargetPage</name>
    <message>
        <source>Target</source>
        <comment>title of a page</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>See what is in one sector</source>
        <comment>below the title Target</comment>
        <translation>Voir ce qu’il y a dans un secteur</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>above an answer</comment>
        <translation>Secteur %1</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>button</comment>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Target sector %1</source>
        <comment>button</comment>
        <translation>Sonder le secteur %1</translation>
    </message>
    <message>
        <source>Pick a sector on the wheel</source>
        <comment>below the button of a target</comment>
        <translation>Choisissez un secteur sur la roue</translation>
    </message>
    <message>
        <source>Only you will see the answer</source>
        <comment>below a button that asks</comment>
        <translation>La réponse ne sera que pour vous</translation>
    </message>
    <message>
        <source>Tap a bright sector</source>
        <comment>in the middle of the wheel</comment>
        <translation>Touchez un secteur clair</translation>
    </message>
    <message>
        <source>You have no targets left</source>
        <comment>tokens for the whole game</comment>
        <translation>Vous n’avez plus de jeton pour sonder</translation>
    </message>
    <message>
        <source>You have 1 target left for the whole game</source>
        <comment>tokens for the whole game</comment>
        <translation>Il vous reste 1 sondage pour toute la partie</translation>
    </message>
    <message>
        <source>You have %1 targets left for the whole game</source>
        <comment>tokens for the whole game, two or more</comment>
        <translation>Il vous reste %1 sondages pour toute la partie</translation>
    </message>
    <message>
        <source>Others will see the sector, not the answer</source>
        <comment>before a target is complete</comment>
        <translation>Les autres verront le secteur, pas la réponse</translation>
    </message>
</context>
<context>
    <name>TermPhrases</name>
    <message>
        <source>Adjacent</source>
        <comment>a term that is explained</comment>
        <translation>Adjacent</translation>
    </message>
    <message>
        <source>Directly opposite</source>
        <comment>a term that is explained</comment>
        <translation>Directement opposé</translation>
    </message>
    <message>
        <source>Within %1 sectors</source>
        <comment>a term that is explained, %1 two or more</comment>
        <translation>À %1 secteurs ou moins</translation>
    </message>
    <message>
        <source>In a band of %1 sectors</source>
        <comment>a term that is explained, %1 two or more</comment>
        <translation>Dans un groupe de %1 secteurs</translation>
    </message>
    <message>
        <source>Consecutive</source>
        <comment>a term that is explained</comment>
        <translation>Consécutifs</translation>
    </message>
    <message>
        <source>Truly empty, appears empty</source>
        <comment>two terms that are explained</comment>
        <translation>Réellement vide, semble vide</translation>
    </message>
    <message>
        <source>Right beside it, on either side. The sky is a circle: the last sector and sector 1 are adjacent, too.</source>
        <comment>what adjacent means</comment>
        <translation>Juste à côté, d’un côté ou de l’autre. Le ciel est un cercle&#x202f;: le dernier secteur et le secteur 1 sont adjacents aussi.</translation>
    </message>
    <message>
        <source>Straight across the circle: %3 of %2 sectors away.</source>
        <comment>what directly opposite means: 6 of 12 or 9 of 18</comment>
        <translation>Tout droit de l’autre côté du cercle&#x202f;: à %3 secteurs sur %2.</translation>
    </message>
    <message>
        <source>At most %1 steps away, either way round. Adjacent sectors count; its own does not.</source>
        <comment>what within %1 sectors means, two or more</comment>
        <translation>À %1 pas au plus, dans un sens ou dans l’autre. Les secteurs adjacents comptent, le sien non.</translation>
    </message>
    <message>
        <source>A stretch of %1 sectors, or a shorter one, holds them all. Something else may lie between them.</source>
        <comment>what a band of %1 sectors means</comment>
        <translation>Une suite de %1 secteurs, ou une plus courte, les contient tous. Autre chose peut se trouver entre eux.</translation>
    </message>
    <message>
        <source>One beside the next, with nothing else between. The run may pass from the last sector to sector 1.</source>
        <comment>what consecutive means</comment>
        <translation>L’un à côté de l’autre, sans rien d’autre entre eux. La suite peut passer du dernier secteur au secteur 1.</translation>
    </message>
    <message>
        <source>A truly empty sector holds nothing. Planet X only appears empty: surveys and targets cannot tell the two apart.</source>
        <comment>what truly empty and appears empty mean</comment>
        <translation>Un secteur réellement vide ne contient rien. La Planète&#xa0;X semble seulement vide&#x202f;: détecter et sonder ne font pas la différence.</translation>
    </message>
    <message>
        <source>adjacent</source>
        <comment>a term, in: What does adjacent mean?</comment>
        <translation>adjacent</translation>
    </message>
    <message>
        <source>directly opposite</source>
        <comment>a term, in: What does directly opposite mean?</comment>
        <translation>directement opposé</translation>
    </message>
    <message>
        <source>within %1 sectors</source>
        <comment>a term, in: What does within 3 sectors mean?</comment>
        <translation>à %1 secteurs ou moins</translation>
    </message>
    <message>
        <source>a band of %1 sectors</source>
        <comment>a term, in: What does a band of 5 sectors mean?</comment>
        <translation>un groupe de %1 secteurs</translation>
    </message>
    <message>
        <source>consecutive</source>
        <comment>a term, in: What does consecutive mean?</comment>
        <translation>consécutifs</translation>
    </message>
    <message>
        <source>truly empty</source>
        <comment>a term, in: What does truly empty mean?</comment>
        <translation>réellement vide</translation>
    </message>
    <message>
        <source>What does “%1” mean?</source>
        <comment>spoken name of a button, %1 a term</comment>
        <translation>Que veut dire «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>What do “%1” and “%2” mean?</source>
        <comment>spoken name of a button, %1 and %2 terms</comment>
        <translation>Que veulent dire «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TermsSheet</name>
    <message>
        <source>Done</source>
        <comment>button that closes a sheet</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Other terms</source>
        <comment>button that explains the other words of clues, too</comment>
        <translation>Autres termes</translation>
    </message>
</context>
<context>
    <name>TextSize</name>
    <message>
        <source>Smaller text</source>
        <comment>spoken name of a button</comment>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting; %1 its name, %2 its value</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>heading in the settings</comment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>text size in per cent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Larger text</source>
        <comment>spoken name of a button</comment>
        <translation>Texte plus grand</translation>
    </message>
</context>
<context>
    <name>TheoriesPage</name>
    <message>
        <source>Theories</source>
        <comment>title of a page</comment>
        <translation>Théories</translation>
    </message>
    <message>
        <source>One at most, secret for now</source>
        <comment>below the title Theories</comment>
        <translation>Une au plus, secrète pour l’instant</translation>
    </message>
    <message>
        <source>Up to %1, secret for now</source>
        <comment>below the title Theories, two or more</comment>
        <translation>Jusqu’à %1, secrètes pour l’instant</translation>
    </message>
    <message>
        <source>No theory this time</source>
        <comment>button that chooses nothing</comment>
        <translation>Aucune théorie cette fois</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>button that makes a choice of theories final</comment>
        <translation>Sceller</translation>
    </message>
    <message>
        <source>Others see only that you have chosen</source>
        <comment>below the button that seals theories</comment>
        <translation>Les autres voient seulement que vous avez choisi</translation>
    </message>
    <message>
        <source>You can’t change it later</source>
        <comment>below the button that seals theories</comment>
        <translation>Vous ne pourrez plus le changer</translation>
    </message>
</context>
<context>
    <name>TheoryPicker</name>
    <message>
        <source>No theory chosen yet</source>
        <comment>above the list of chosen theories</comment>
        <translation>Aucune théorie choisie pour l’instant</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <comment>theories, above their list</comment>
        <translation>Choisies&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>One theory this round (it moves)</source>
        <comment>above the one chosen theory: a tap on another sector moves it</comment>
        <translation>Une théorie cette fois (elle se déplace)</translation>
    </message>
    <message>
        <source>To choose another, remove one first.</source>
        <comment>when no more theories may be chosen</comment>
        <translation>Pour en choisir une autre, retirez-en d’abord une.</translation>
    </message>
</context>
<context>
    <name>TheoryRow</name>
    <message>
        <source>You claimed this before, and it was wrong.</source>
        <comment>warning about a theory</comment>
        <translation>Vous l’avez déjà affirmé, et c’était faux.</translation>
    </message>
    <message>
        <source>Peer review has ruled this out.</source>
        <comment>warning about a theory</comment>
        <translation>La vérification par les pairs l’a exclu.</translation>
    </message>
    <message>
        <source>%1 in sector %2</source>
        <comment>a theory: %1 &apos;Comet&apos;, %2 a number</comment>
        <translation>%1 dans le secteur %2</translation>
    </message>
    <message>
        <source>Remove the theory in sector %1</source>
        <comment>spoken name of a button</comment>
        <translation>Retirer la théorie du secteur %1</translation>
    </message>
    <message>
        <source>You already have another theory in this sector.</source>
        <comment>warning about a theory</comment>
        <translation>Vous avez déjà une autre théorie dans ce secteur.</translation>
    </message>
</context>
<context>
    <name>TheoryWheel</name>
    <message>
        <source>Pick an object first</source>
        <comment>in the middle of the wheel</comment>
        <translation>Choisissez d’abord un objet</translation>
    </message>
    <message>
        <source>Tap its sector</source>
        <comment>in the middle of the wheel: where this object is</comment>
        <translation>Touchez son secteur</translation>
    </message>
    <message>
        <source>Tap another sector to move it</source>
        <comment>in the middle of the wheel: the one theory that is allowed</comment>
        <translation>Touchez un autre secteur pour la déplacer</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>%1 and %2 are level; %1 has more points for Planet X.</source>
        <comment>a tie at the end</comment>
        <translation>%1 et %2 sont à égalité&#x202f;; %1 a plus de points pour la Planète&#xa0;X.</translation>
    </message>
    <message>
        <source>%1 and %2 are level; %1 has the larger leader bonus.</source>
        <comment>a tie at the end</comment>
        <translation>%1 et %2 sont à égalité&#x202f;; %1 a le plus grand bonus de leader.</translation>
    </message>
    <message>
        <source>%1 and %2 share the victory.</source>
        <comment>a tie at the end that nothing decides</comment>
        <translation>%1 et %2 partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Sky of the day</source>
        <comment>title of the page and of a shared result</comment>
        <translation>Ciel du jour</translation>
    </message>
    <message>
        <source>Copied. It can be pasted anywhere.</source>
        <comment>after a result was copied as text</comment>
        <translation>Copié. Vous pouvez le coller où vous voulez.</translation>
    </message>
    <message>
        <source>Aphelion %1</source>
        <comment>name of a picture&apos;s file, %1 the date</comment>
        <translation>Aphelion %1</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <comment>after a result was to be saved as a picture</comment>
        <translation>L’image n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>%1 the file of a picture</comment>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button: a result to share</comment>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>Skies of the day so far</source>
        <comment>heading over personal bests</comment>
        <translation>Ciels du jour jusqu’ici</translation>
    </message>
    <message>
        <source>Days played</source>
        <comment>personal bests</comment>
        <translation>Jours joués</translation>
    </message>
    <message>
        <source>Your first result of the day counts.</source>
        <comment>sky of the day</comment>
        <translation>Votre premier résultat du jour compte.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <comment>button: the sky of the day</comment>
        <translation>Le rejouer</translation>
    </message>
    <message>
        <source>The same sky, bots, season and facts for everybody. Standard on weekdays, Expert at weekends.</source>
        <comment>about the sky of the day</comment>
        <translation>Le même ciel, les mêmes bots, la même saison et les mêmes faits pour tous. Standard en semaine, Expert le week-end.</translation>
    </message>
    <message>
        <source>Share as text</source>
        <comment>button: a result to share</comment>
        <translation>Partager en texte</translation>
    </message>
    <message>
        <source>Played already: your first result counts.</source>
        <comment>sky of the day</comment>
        <translation>Déjà joué&#x202f;: votre premier résultat compte.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <comment>button: the sky of the day against bots</comment>
        <translation>Jouer en solo</translation>
    </message>
</context>
<context>
    <name>TodayWords</name>
    <message>
        <source>Aphelion: sky of the day</source>
        <comment>first line of a result that is shared as text</comment>
        <translation>Aphelion&#x202f;: ciel du jour</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <comment>skies of the day, one after the other</comment>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenChoice</name>
    <message>
        <source>%1 left</source>
        <comment>tokens of an object, below its name</comment>
        <translation>encore %1</translation>
    </message>
</context>
<context>
    <name>ToldCard</name>
    <message>
        <source>Put the answer away</source>
        <comment>spoken name of a button on an answer</comment>
        <translation>Ranger la réponse</translation>
    </message>
</context>
<context>
    <name>TopicCard</name>
    <message>
        <source>read by %1</source>
        <comment>on a research topic: %1 one or more names</comment>
        <translation>lu par %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>read by you</source>
        <comment>on a research topic</comment>
        <translation>lu par vous</translation>
    </message>
    <message>
        <source>Topic %1: %2</source>
        <comment>spoken: %1 a letter, %2 &apos;Asteroids and comets&apos;</comment>
        <translation>Sujet %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>TrackTable</name>
    <message>
        <source>placed</source>
        <comment>outer space of the theory track, as short as can be</comment>
        <translation>placée</translation>
    </message>
    <message>
        <source>review</source>
        <comment>inner space of the theory track, as short as can be</comment>
        <translation>examen</translation>
    </message>
    <message>
        <source>just placed</source>
        <comment>spoken: outer space of the theory track</comment>
        <translation>tout juste placée</translation>
    </message>
    <message>
        <source>moved one space</source>
        <comment>spoken: second space of the theory track</comment>
        <translation>avancée d’une case</translation>
    </message>
    <message>
        <source>moved two spaces</source>
        <comment>spoken: third space of the theory track</comment>
        <translation>avancée de deux cases</translation>
    </message>
    <message>
        <source>at the peer review</source>
        <comment>spoken: inner space of the theory track</comment>
        <translation>à la vérification par les pairs</translation>
    </message>
    <message>
        <source>Face down: only their owners know what they say</source>
        <comment>below the theories on their tracks</comment>
        <translation>Face cachée&#x202f;: seuls leurs auteurs savent ce qu’elles disent</translation>
    </message>
</context>
<context>
    <name>TravelFileDialog</name>
    <message>
        <source>The file of a player</source>
        <comment>title of a dialog for files</comment>
        <translation>Le fichier d’un joueur</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That is not the PIN</source>
        <comment>what went wrong</comment>
        <translation>Ce n’est pas le bon PIN</translation>
    </message>
    <message>
        <source>Try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Réessayez. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Too many tries</source>
        <comment>what went wrong</comment>
        <translation>Trop d’essais</translation>
    </message>
    <message>
        <source>Wait a moment before the next one. Your notes are safe.</source>
        <comment>what to do about it</comment>
        <translation>Attendez un moment avant le prochain. Vos notes sont en sûreté.</translation>
    </message>
    <message>
        <source>That is not the passphrase</source>
        <comment>what went wrong</comment>
        <translation>Ce n’est pas la bonne phrase secrète</translation>
    </message>
    <message>
        <source>Try again with the one the file was saved with.</source>
        <comment>what to do about it</comment>
        <translation>Réessayez avec celle de l’enregistrement du fichier.</translation>
    </message>
    <message>
        <source>The passphrase is too short</source>
        <comment>what went wrong</comment>
        <translation>La phrase secrète est trop courte</translation>
    </message>
    <message>
        <source>Choose a longer one, for instance four words.</source>
        <comment>what to do about it</comment>
        <translation>Choisissez-en une plus longue, par exemple quatre mots.</translation>
    </message>
    <message>
        <source>Your notes cannot be read</source>
        <comment>what went wrong</comment>
        <translation>Vos notes sont illisibles</translation>
    </message>
    <message>
        <source>The file is damaged or belongs to another device. It is kept; the game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Le fichier est endommagé ou vient d’un autre appareil. Il est gardé&#x202f;; la partie continue avec de nouvelles notes.</translation>
    </message>
    <message>
        <source>Your notes are not as they were left</source>
        <comment>what went wrong</comment>
        <translation>Vos notes ne sont pas telles qu’on les a laissées</translation>
    </message>
    <message>
        <source>Somebody put another file in their place. It is kept; the game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Quelqu’un a mis un autre fichier à leur place. Il est gardé&#x202f;; la partie continue avec de nouvelles notes.</translation>
    </message>
    <message>
        <source>A file is damaged</source>
        <comment>what went wrong</comment>
        <translation>Un fichier est endommagé</translation>
    </message>
    <message>
        <source>It is kept, but cannot be opened. The game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Il est gardé, mais ne peut pas être ouvert. La partie continue avec de nouvelles notes.</translation>
    </message>
    <message>
        <source>A file is gone</source>
        <comment>what went wrong</comment>
        <translation>Un fichier a disparu</translation>
    </message>
    <message>
        <source>It was here before. The game goes on with new notes.</source>
        <comment>what to do about it</comment>
        <translation>Il était là auparavant. La partie continue avec de nouvelles notes.</translation>
    </message>
    <message>
        <source>Made by a newer version</source>
        <comment>what went wrong</comment>
        <translation>Fait par une version plus récente</translation>
    </message>
    <message>
        <source>Update the app to open it. Everything else still works.</source>
        <comment>what to do about it</comment>
        <translation>Mettez l’application à jour pour l’ouvrir. Tout le reste marche encore.</translation>
    </message>
    <message>
        <source>This device is full</source>
        <comment>what went wrong</comment>
        <translation>Cet appareil est plein</translation>
    </message>
    <message>
        <source>Nothing new can be kept. Make some room, then try again; what was kept is safe.</source>
        <comment>what to do about it</comment>
        <translation>Rien de nouveau ne peut être gardé. Faites de la place, puis réessayez&#x202f;; ce qui a été gardé est en sûreté.</translation>
    </message>
    <message>
        <source>Nothing can be kept here</source>
        <comment>what went wrong</comment>
        <translation>Rien ne peut être gardé ici</translation>
    </message>
    <message>
        <source>The app may not write to its folder. You can look at everything; allow writing and try again.</source>
        <comment>what to do about it</comment>
        <translation>L’application ne peut pas écrire dans son dossier. Vous pouvez tout regarder&#x202f;; autorisez l’écriture et réessayez.</translation>
    </message>
    <message>
        <source>Aphelion is already open</source>
        <comment>what went wrong</comment>
        <translation>Aphelion est déjà ouvert</translation>
    </message>
    <message>
        <source>Close its other window, then try again.</source>
        <comment>what to do about it</comment>
        <translation>Fermez son autre fenêtre, puis réessayez.</translation>
    </message>
    <message>
        <source>The storage does not answer</source>
        <comment>what went wrong</comment>
        <translation>Le stockage ne répond pas</translation>
    </message>
    <message>
        <source>Try again. If that does not help, restart the device; what was kept is safe.</source>
        <comment>what to do about it</comment>
        <translation>Réessayez. Si cela ne suffit pas, redémarrez l’appareil&#x202f;; ce qui a été gardé est en sûreté.</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <comment>what went wrong</comment>
        <translation>Pas assez de mémoire</translation>
    </message>
    <message>
        <source>Close some other apps, then try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Fermez d’autres applications, puis réessayez. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>The key to your files is lost</source>
        <comment>what went wrong</comment>
        <translation>La clé de vos fichiers est perdue</translation>
    </message>
    <message>
        <source>The files are still here, but cannot be opened. You can begin again; they are set aside.</source>
        <comment>what to do about it</comment>
        <translation>Les fichiers sont encore là, mais ne peuvent pas être ouverts. Vous pouvez recommencer&#x202f;; ils sont mis de côté.</translation>
    </message>
    <message>
        <source>The device keeps its key to itself</source>
        <comment>what went wrong</comment>
        <translation>L’appareil garde sa clé pour lui</translation>
    </message>
    <message>
        <source>Unlock the device, then try again. Nothing is lost.</source>
        <comment>what to do about it</comment>
        <translation>Déverrouillez l’appareil, puis réessayez. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>A name is missing or too long</source>
        <comment>what went wrong</comment>
        <translation>Un nom manque ou est trop long</translation>
    </message>
    <message>
        <source>Give everybody a short name.</source>
        <comment>what to do about it</comment>
        <translation>Donnez à chacun un nom court.</translation>
    </message>
    <message>
        <source>There is already one of that name</source>
        <comment>what went wrong</comment>
        <translation>Il y en a déjà un de ce nom</translation>
    </message>
    <message>
        <source>Nothing was overwritten. Choose another name.</source>
        <comment>what to do about it</comment>
        <translation>Rien n’a été écrasé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>It is not here any more</source>
        <comment>what went wrong</comment>
        <translation>Ce n’est plus ici</translation>
    </message>
    <message>
        <source>It may have been deleted. Everything else still works.</source>
        <comment>what to do about it</comment>
        <translation>C’est peut-être supprimé. Tout le reste marche encore.</translation>
    </message>
    <message>
        <source>No table is open</source>
        <comment>what went wrong</comment>
        <translation>Aucune table n’est ouverte</translation>
    </message>
    <message>
        <source>Open one from the first page.</source>
        <comment>what to do about it</comment>
        <translation>Ouvrez-en une depuis l’accueil.</translation>
    </message>
    <message>
        <source>The curtain is down</source>
        <comment>what went wrong</comment>
        <translation>Le rideau est baissé</translation>
    </message>
    <message>
        <source>Sit down at the table first.</source>
        <comment>what to do about it</comment>
        <translation>Asseyez-vous d’abord à la table.</translation>
    </message>
    <message>
        <source>This seat is on another device</source>
        <comment>what went wrong</comment>
        <translation>Cette place est sur un autre appareil</translation>
    </message>
    <message>
        <source>Play it there.</source>
        <comment>what to do about it</comment>
        <translation>Jouez-la là-bas.</translation>
    </message>
    <message>
        <source>Another device leads this table</source>
        <comment>what went wrong</comment>
        <translation>Un autre appareil mène cette table</translation>
    </message>
    <message>
        <source>Do it there. You can go on playing here.</source>
        <comment>what to do about it</comment>
        <translation>Faites-le là-bas. Vous pouvez continuer à jouer ici.</translation>
    </message>
    <message>
        <source>The phone that leads this table is out of reach</source>
        <comment>what went wrong</comment>
        <translation>Le téléphone qui mène cette table est hors de portée</translation>
    </message>
    <message>
        <source>Nothing is lost. You can go on with your notes; actions wait until it is back.</source>
        <comment>what to do about it</comment>
        <translation>Rien n’est perdu. Vous pouvez continuer vos notes&#x202f;; les actions attendent son retour.</translation>
    </message>
    <message>
        <source>Still on its way</source>
        <comment>what went wrong</comment>
        <translation>Encore en route</translation>
    </message>
    <message>
        <source>The phones remember different games</source>
        <comment>what went wrong</comment>
        <translation>Les téléphones n’ont pas gardé la même partie</translation>
    </message>
    <message>
        <source>That phone is gone</source>
        <comment>what went wrong</comment>
        <translation>Ce téléphone est parti</translation>
    </message>
    <message>
        <source>The other phone could not keep it</source>
        <comment>what went wrong</comment>
        <translation>L’autre téléphone n’a pas pu le garder</translation>
    </message>
    <message>
        <source>It may be full. Make some room there, then try again; nothing is lost here.</source>
        <comment>what to do about it</comment>
        <translation>Il est peut-être plein. Faites-y de la place, puis réessayez&#x202f;; rien n’est perdu ici.</translation>
    </message>
    <message>
        <source>The players do not fit together</source>
        <comment>what went wrong</comment>
        <translation>Les joueurs ne vont pas ensemble</translation>
    </message>
    <message>
        <source>Nobody is at the table yet</source>
        <comment>what went wrong</comment>
        <translation>Il n’y a encore personne à la table</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <comment>what to do about it</comment>
        <translation>Ajoutez au moins un joueur.</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <comment>what went wrong</comment>
        <translation>Il manque encore quelque chose</translation>
    </message>
    <message>
        <source>The record of this game does not fit together</source>
        <comment>what went wrong</comment>
        <translation>L’enregistrement de cette partie est incohérent</translation>
    </message>
    <message>
        <source>It was cut short or changed. The game cannot go on, but your other games can.</source>
        <comment>what to do about it</comment>
        <translation>Il a été coupé ou modifié. Cette partie ne peut pas continuer, mais vos autres parties si.</translation>
    </message>
    <message>
        <source>That came too late</source>
        <comment>what went wrong</comment>
        <translation>C’est arrivé trop tard</translation>
    </message>
    <message>
        <source>The table has gone on in the meantime. Look at it and choose again.</source>
        <comment>what to do about it</comment>
        <translation>La table a continué entre-temps. Regardez-la et choisissez à nouveau.</translation>
    </message>
    <message>
        <source>Something shown at this table is not what was sealed</source>
        <comment>what went wrong</comment>
        <translation>Quelque chose montré à cette table n’est pas ce qui a été scellé</translation>
    </message>
    <message>
        <source>It was not entered. The game stays as it was.</source>
        <comment>what to do about it</comment>
        <translation>Ce n’est pas inscrit. La partie reste comme elle était.</translation>
    </message>
    <message>
        <source>This is not a whole game code</source>
        <comment>what went wrong</comment>
        <translation>Ce n’est pas un code entier</translation>
    </message>
    <message>
        <source>Type all of its symbols. A short one is of another app.</source>
        <comment>what to do about it</comment>
        <translation>Tapez tous ses symboles. Un code court vient d’une autre application.</translation>
    </message>
    <message>
        <source>This symbol is not in any code</source>
        <comment>what went wrong</comment>
        <translation>Ce symbole n’est dans aucun code</translation>
    </message>
    <message>
        <source>Codes are made of digits and letters, and never of U.</source>
        <comment>what to do about it</comment>
        <translation>Les codes sont faits de chiffres et de lettres, jamais de U.</translation>
    </message>
    <message>
        <source>This does not say anything certain</source>
        <comment>what went wrong</comment>
        <translation>Cela ne dit rien de certain</translation>
    </message>
    <message>
        <source>Only what is certainly there or certainly not can be kept as a fact.</source>
        <comment>what to do about it</comment>
        <translation>Seul ce qui est là ou n’est pas là avec certitude peut être gardé comme fait.</translation>
    </message>
    <message>
        <source>The text is too long</source>
        <comment>what went wrong</comment>
        <translation>Le texte est trop long</translation>
    </message>
    <message>
        <source>Shorten it a little. What you typed is still there.</source>
        <comment>what to do about it</comment>
        <translation>Raccourcissez-le un peu. Ce que vous avez tapé est encore là.</translation>
    </message>
    <message>
        <source>Your notes say this already.</source>
        <comment>what to do about it</comment>
        <translation>Vos notes le disent déjà.</translation>
    </message>
    <message>
        <source>No what-if is open</source>
        <comment>what went wrong</comment>
        <translation>Aucune hypothèse n’est ouverte</translation>
    </message>
    <message>
        <source>Begin one first, then keep or drop it.</source>
        <comment>what to do about it</comment>
        <translation>Commencez-en une, puis gardez-la ou écartez-la.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <comment>what went wrong</comment>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>This is how your notes began.</source>
        <comment>what to do about it</comment>
        <translation>Vos notes ont commencé ainsi.</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <comment>what went wrong</comment>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>These are your latest notes.</source>
        <comment>what to do about it</comment>
        <translation>Ce sont vos notes les plus récentes.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <comment>what went wrong, when nothing better is known</comment>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Try again. What was kept so far is safe.</source>
        <comment>what to do about it, when nothing better is known</comment>
        <translation>Réessayez. Ce qui a été gardé est en sûreté.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <comment>what went wrong: the file of a player from another device</comment>
        <translation>Ce fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>It is damaged, or it is not the file of a player. Make it again on the other device; nothing has changed here.</source>
        <comment>what to do about it</comment>
        <translation>Il est endommagé, ou ce n’est pas le fichier d’un joueur. Créez-le à nouveau sur l’autre appareil&#x202f;; ici, rien n’a changé.</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <comment>what went wrong: the file of a player from another device</comment>
        <translation>Le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>It may have been moved or deleted. Choose it again.</source>
        <comment>what to do about it</comment>
        <translation>Il a peut-être été déplacé ou supprimé. Choisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>No comet can be here</source>
        <comment>what went wrong</comment>
        <translation>Aucune comète ne peut être ici</translation>
    </message>
    <message>
        <source>Comets can only be in sectors with a comet mark.</source>
        <comment>what to do about it</comment>
        <translation>Les comètes ne peuvent être que dans les secteurs marqués d’une comète.</translation>
    </message>
    <message>
        <source>Your last question has no answer yet. Your notes work meanwhile.</source>
        <comment>what to do about it</comment>
        <translation>Votre dernière question n’a pas encore de réponse. Vos notes marchent entre-temps.</translation>
    </message>
    <message>
        <source>Decide first which one counts. Until then you can look at everything.</source>
        <comment>what to do about it</comment>
        <translation>Décidez d’abord lequel compte. D’ici là, vous pouvez tout regarder.</translation>
    </message>
    <message>
        <source>It’s out of reach now. It shows up again when it’s back.</source>
        <comment>what to do about it</comment>
        <translation>Il est maintenant hors de portée. Il réapparaît à son retour.</translation>
    </message>
    <message>
        <source>Everyone needs their own season and colour, and nobody can sit down twice.</source>
        <comment>what to do about it</comment>
        <translation>Chacun a besoin d’une saison et d’une couleur à soi, et personne ne s’assoit deux fois.</translation>
    </message>
    <message>
        <source>Choose what is still open here.</source>
        <comment>what to do about it</comment>
        <translation>Choisissez ce qui manque ici.</translation>
    </message>
    <message>
        <source>That code has a typo</source>
        <comment>what went wrong</comment>
        <translation>Ce code contient une faute de frappe</translation>
    </message>
    <message>
        <source>Compare it symbol by symbol: two may be swapped.</source>
        <comment>what to do about it</comment>
        <translation>Comparez-le symbole par symbole&#x202f;: deux peuvent être inversés.</translation>
    </message>
    <message>
        <source>This mark can’t be changed</source>
        <comment>what went wrong</comment>
        <translation>Cette marque ne peut pas être changée</translation>
    </message>
    <message>
        <source>It follows from the rules and is printed on the sheet. The other cells are yours.</source>
        <comment>what to do about it</comment>
        <translation>Elle découle des règles et est imprimée sur la feuille. Les autres cases sont à vous.</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <comment>what went wrong</comment>
        <translation>Rien à changer</translation>
    </message>
    <message>
        <source>That’s not possible now</source>
        <comment>what went wrong: the rules do not allow it</comment>
        <translation>Ce n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>An older version of the app began this game</source>
        <comment>what went wrong</comment>
        <translation>Cette partie vient d’une version plus ancienne de l’appli</translation>
    </message>
    <message>
        <source>You can look at everything. To play on, start its code anew on one phone and let the others join.</source>
        <comment>what to do about it</comment>
        <translation>Vous pouvez tout regarder. Pour jouer, relancez son code sur un téléphone&#x202f;; les autres le rejoignent.</translation>
    </message>
    <message>
        <source>That seat can’t change hands now</source>
        <comment>what went wrong</comment>
        <translation>Cette place ne peut pas changer de main maintenant</translation>
    </message>
    <message>
        <source>It may have changed just before. Look at the table and choose again.</source>
        <comment>what to do about it</comment>
        <translation>Elle vient peut-être de changer. Regardez la table et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>Too much for one seat</source>
        <comment>what went wrong: a seat has made more entries than are allowed</comment>
        <translation>Trop pour une seule place</translation>
    </message>
    <message>
        <source>This seat has made more entries than any game needs. The others can go on, and your notes still work.</source>
        <comment>what to do about it</comment>
        <translation>Cette place a fait plus d’inscriptions qu’aucune partie n’en demande. Les autres peuvent continuer, et vos notes restent utilisables.</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>1 sector ahead</source>
        <comment>how far a pawn stands before the rearmost</comment>
        <translation>1 secteur d’avance</translation>
    </message>
    <message>
        <source>%1 sectors ahead</source>
        <comment>how far a pawn stands before the rearmost, two or more</comment>
        <translation>%1 secteurs d’avance</translation>
    </message>
    <message>
        <source>Turn order</source>
        <comment>spoken name of the row of players</comment>
        <translation>Ordre du tour</translation>
    </message>
    <message>
        <source>still choosing</source>
        <comment>a player in a secret choice</comment>
        <translation>choisit encore</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>the player whose turn it is</comment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>a player at another device</comment>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name in the row of players</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <comment>for a player who is out of reach</comment>
        <translation>un bot joue</translation>
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
        <translation>Personne ne joue ici pour l’instant</translation>
    </message>
    <message>
        <source>If you have just come, your seat is on its way. Otherwise it was given up, or goes on with another phone. You can still look at the board.</source>
        <comment>on the curtain of a device without a seat</comment>
        <translation>Si vous venez d’arriver, votre place est en route. Sinon elle a été libérée, ou continue avec un autre téléphone. Vous pouvez toujours regarder le plateau.</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>%1 said %2, and is right.</source>
        <comment>peer review: %1 a name, %2 &apos;a comet&apos;</comment>
        <translation>%1 a dit «&#x202f;%2&#x202f;», et c’est juste.</translation>
    </message>
    <message>
        <source>%1 said %2. It is not.</source>
        <comment>peer review: %1 a name, %2 &apos;a comet&apos;</comment>
        <translation>%1 a dit «&#x202f;%2&#x202f;». C’est faux.</translation>
    </message>
    <message>
        <source>A theory of %1</source>
        <comment>spoken: a token in the peer review that is not turned up yet, %1 a name</comment>
        <translation>Une théorie&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1’s theory cannot be opened any more. It leaves the board.</source>
        <comment>peer review: %1 a name</comment>
        <translation>%1&#x202f;: cette théorie ne peut plus être ouverte. Elle quitte le plateau.</translation>
    </message>
</context>
<context>
    <name>WaitingSheet</name>
    <message>
        <source>Asking the table</source>
        <comment>title, while another phone is asked</comment>
        <translation>Question à la table</translation>
    </message>
    <message>
        <source>%1 enters it and answers.</source>
        <comment>while another phone is asked; %1 &apos;Ana&apos;s phone&apos;</comment>
        <translation>%1 l’inscrit et répond.</translation>
    </message>
    <message>
        <source>Your question is kept and asked as soon as that phone is back.</source>
        <comment>while another phone is out of reach</comment>
        <translation>Votre question est gardée et posée dès que ce téléphone revient.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button, while another phone is asked</comment>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>No need to wait here: you will see the answer wherever you are, and it will be in your notes.</source>
        <comment>while another phone is asked</comment>
        <translation>Inutile d’attendre ici&#x202f;: vous verrez la réponse où que vous soyez, et elle sera dans vos notes.</translation>
    </message>
</context>
<context>
    <name>WhatIfBanner</name>
    <message>
        <source>Inside another what-if, %1 deep</source>
        <comment>%1 what-ifs are open, one in the other</comment>
        <translation>Dans une autre hypothèse, profondeur %1</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>button: ends a what-if, the notes are as before</comment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>button: ends a what-if, its marks stay in the notes</comment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>WinnerWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>large, after a game alone</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You win!</source>
        <comment>large, after the game</comment>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>large, after the game: %1 a name</comment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <comment>large, after the game: %1 two or more names</comment>
        <translation>%1 partagent la victoire</translation>
    </message>
    <message numerus="yes">
        <source>with %n points</source>
        <comment>below &apos;Ana wins&apos;</comment>
        <translation>
            <numerusform>avec %n point</numerusform>
            <numerusform>avec %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>comet</source>
        <comment>name of an object in a sector</comment>
        <translation>comète</translation>
    </message>
    <message>
        <source>asteroid</source>
        <comment>name of an object in a sector</comment>
        <translation>astéroïde</translation>
    </message>
    <message>
        <source>dwarf planet</source>
        <comment>name of an object in a sector</comment>
        <translation>planète naine</translation>
    </message>
    <message>
        <source>gas cloud</source>
        <comment>name of an object in a sector</comment>
        <translation>nuage de gaz</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a sector that is truly empty</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Planet X</source>
        <comment>name of an object in a sector</comment>
        <translation>Planète&#xa0;X</translation>
    </message>
    <message>
        <source>appears empty</source>
        <comment>a sector that is empty or hides Planet X</comment>
        <translation>semble vide</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>mark in the notes: may be here</comment>
        <translation>possible</translation>
    </message>
    <message>
        <source>not here</source>
        <comment>mark in the notes</comment>
        <translation>pas ici</translation>
    </message>
    <message>
        <source>suspected</source>
        <comment>mark in the notes</comment>
        <translation>soupçonné</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>mark in the notes</comment>
        <translation>certain</translation>
    </message>
    <message>
        <source>a law of the sky</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>une loi du ciel</translation>
    </message>
    <message>
        <source>starting fact</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>fait de départ</translation>
    </message>
    <message>
        <source>own answer</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>votre réponse</translation>
    </message>
    <message>
        <source>public</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>public</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>where a mark in the notes comes from</comment>
        <translation>à la main</translation>
    </message>
    <message>
        <source>circle</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>carré</translation>
    </message>
    <message>
        <source>triangle</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>triangle</translation>
    </message>
    <message>
        <source>diamond</source>
        <comment>shape of a player&apos;s pawn</comment>
        <translation>losange</translation>
    </message>
    <message>
        <source>not possible now</source>
        <comment>spoken of a button that cannot be used at the moment</comment>
        <translation>impossible pour l’instant</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list: %1 all but the last, %2 the last</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <comment>spoken name of a sector, %1 its number</comment>
        <translation>Secteur %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>spoken after an action, %1 sectors of time</comment>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>a theory, face down</source>
        <comment>spoken of a sector where one lies</comment>
        <translation>une théorie, face cachée</translation>
    </message>
    <message>
        <source>a theory: %1</source>
        <comment>spoken of a sector where one lies; %1 &apos;comet&apos;</comment>
        <translation>une théorie&#x202f;: %1</translation>
    </message>
</context>
</TS>
