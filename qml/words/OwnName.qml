pragma Singleton
import QtQuick

// A name where names stand: the own one is marked.
QtObject {
    function of(name: string, own: bool): string {
        return own ? qsTr("%1 (you)", "the own name among others, %1 a name").arg(name) : name;
    }
}
