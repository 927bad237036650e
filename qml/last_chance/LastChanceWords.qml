pragma Singleton
import QtQuick
import Aphelion.Parts

// How far behind the finder a player is, and what that allows.
QtObject {
    function behind(sectors: int, finder: string): string {
        return sectors === 1 ? qsTr("Your pawn is 1 sector behind %1", "%1 the name of who found Planet X").arg(finder)
            : Words.fill(qsTr("Your pawn is %1 sectors behind %2", "%1 two or more, %2 the name of who found Planet X"), sectors, finder);
    }
    function mayDo(theories: int): string {
        return theories === 1 ? qsTr("So you may place one theory, or try once to locate Planet X.", "last chance")
            : qsTr("So you may place up to %1 theories, or try once to locate Planet X.", "last chance, two or more").arg(theories);
    }
}
