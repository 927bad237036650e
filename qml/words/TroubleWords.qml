pragma Singleton
import QtQuick

// Why something did not happen: a refusal, or something in the way of storing or opening.
QtObject {
    function title(trouble: string): string { return trouble; } // what went wrong, short
    function detail(trouble: string): string { return ""; } // what still works and what to do
}
