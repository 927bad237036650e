import QtQuick

// Words to read, as they are: a name that looks like markup stays a name.
Text {
    textFormat: Text.PlainText
}
