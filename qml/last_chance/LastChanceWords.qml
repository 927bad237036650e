pragma Singleton
import QtQuick

// How far behind the finder a player is, and what that allows.
QtObject {
    function behind(sectors: int): string {
        return sectors === 1 ? qsTr("Your pawn is 1 sector behind", "behind the one who found Planet X")
            : qsTr("Your pawn is %1 sectors behind", "behind the one who found Planet X, two or more").arg(sectors);
    }
    function mayDo(theories: int): string {
        return theories === 1 ? qsTr("So you may place one theory, or try once to locate Planet X.", "last chance")
            : qsTr("So you may place up to %1 theories, or try once to locate Planet X.", "last chance, two or more").arg(theories);
    }
}
