pragma Singleton
import QtQuick

// Why something cannot be done now, and what can: one or two short sentences.
QtObject {
    function why(refusal: string): string { return refusal; }
}
