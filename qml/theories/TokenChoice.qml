import QtQuick
import Aphelion

// The objects of which a theory can be made, with the tokens that are left. `form` is a TheoriesForm or a LastChanceForm.
ObjectChoice {
    id: root

    required property var form

    letters: form.tokens.map(token => token.object)
    details: form.tokens.map(token => qsTr("%1 left", "tokens of an object, below its name").arg(token.left))
    open: form.tokens.map(token => token.open)
    current: form.object
    onChosen: letter => form.object = letter
}
