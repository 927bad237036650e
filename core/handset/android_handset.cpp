#include "handset/handset.h"

#include <QCoreApplication>
#include <QJniObject>

namespace aphelion {

namespace {

constexpr auto glue = "org/aphelion/app/Handset";
constexpr auto takesFlag = "(Landroid/app/Activity;Z)V";
constexpr auto takesNumber = "(Landroid/app/Activity;I)V";
constexpr auto answersFlag = "(Landroid/app/Activity;)Z";
constexpr auto takesText = "(Landroid/app/Activity;Ljava/lang/String;)Z";

QJniObject activity() { return QNativeInterface::QAndroidApplication::context(); }

void tell(const char* verb, bool on) {
    QJniObject::callStaticMethod<void>(glue, verb, takesFlag, activity().object(), static_cast<jboolean>(on));
}

bool says(const char* question) {
    return QJniObject::callStaticMethod<jboolean>(glue, question, answersFlag, activity().object());
}

Shared hand(const char* verb, const QString& what) {
    const QJniObject text = QJniObject::fromString(what);
    const bool handed =
        QJniObject::callStaticMethod<jboolean>(glue, verb, takesText, activity().object(), text.object<jstring>());
    return handed ? Shared::Handed : Shared::Nothing;
}

// An Android phone, through a few lines of Java.
class AndroidHandset : public Handset {
public:
    void stayAwake(bool on) override { tell("stayAwake", on); }
    void keepPrivate(bool on) override { tell("keepPrivate", on); }
    bool canFeel() const override { return says("canFeel"); }
    void feel(Touch touch) override {
        QJniObject::callStaticMethod<void>(glue, "feel", takesNumber, activity().object(), static_cast<jint>(touch));
    }
    bool mayBeHeard() const override { return says("mayBeHeard"); }
    Shared share(const QString& text) override { return hand("share", text); }
    Shared shareFile(const QString& path) override { return hand("shareFile", path); }
};

} // namespace

std::unique_ptr<Handset> platformHandset() { return std::make_unique<AndroidHandset>(); }

} // namespace aphelion
