import QtQuick
import QtQuick.Templates as T

// Pages over one another: the one on top is shown, and Back takes it off.
T.StackView {
    id: root

    // Asks the page on top to go back, as its own button would. False if it is the first one.
    function goBack(): bool {
        const page = root.currentItem as PageFrame;
        if (!page || !page.canGoBack)
            return false;
        page.back();
        return true;
    }

    component SlideIn: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.pageIn; easing.type: Easing.OutCubic }
        NumberAnimation { property: "x"; from: 12; to: 0; duration: Theme.pageIn; easing.type: Easing.OutCubic }
    }
    component FadeOut: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.pageOut; easing.type: Easing.InCubic }
    }
    component FadeIn: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.pageIn; easing.type: Easing.OutCubic }
    }
    component SlideOut: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.pageOut; easing.type: Easing.InCubic }
        NumberAnimation { property: "x"; from: 0; to: 12; duration: Theme.pageOut; easing.type: Easing.InCubic }
    }
    pushEnter: SlideIn {}
    pushExit: FadeOut {}
    popEnter: FadeIn {}
    popExit: SlideOut {}
    replaceEnter: SlideIn {}
    replaceExit: FadeOut {}
}
