pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property Session session
    required property PublicNews news

    signal done()

    title: "PeerReviewPage"
}
