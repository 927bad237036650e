#include "handset/handset.h"

#import <UIKit/UIKit.h>

// Covers the window while the app is not in front, so that the picture among the recent apps shows nothing.
@interface AphelionCover : NSObject
@property(nonatomic) BOOL wanted;
@end

@implementation AphelionCover {
    UIView* _cover;
}

- (instancetype)init {
    if ((self = [super init])) {
        NSNotificationCenter* center = NSNotificationCenter.defaultCenter;
        [center addObserver:self selector:@selector(leave) name:UIApplicationWillResignActiveNotification object:nil];
        [center addObserver:self selector:@selector(come) name:UIApplicationDidBecomeActiveNotification object:nil];
    }
    return self;
}

- (void)dealloc {
    [NSNotificationCenter.defaultCenter removeObserver:self];
}

- (void)leave {
    UIWindow* const window = UIApplication.sharedApplication.windows.firstObject;
    if (!self.wanted || _cover || !window)
        return;
    _cover = [[UIView alloc] initWithFrame:window.bounds];
    _cover.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    _cover.backgroundColor = UIColor.blackColor;
    [window addSubview:_cover];
}

- (void)come {
    [_cover removeFromSuperview];
    _cover = nil;
}

@end

namespace aphelion {

namespace {

UIViewController* front() {
    UIViewController* shown = UIApplication.sharedApplication.windows.firstObject.rootViewController;
    while (shown.presentedViewController)
        shown = shown.presentedViewController;
    return shown;
}

Shared hand(id what) {
    UIViewController* const owner = front();
    if (!owner || !what)
        return Shared::Nothing;
    UIActivityViewController* const sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ what ]
                                                                              applicationActivities:nil];
    UIPopoverPresentationController* const popover = sheet.popoverPresentationController; // on a tablet
    popover.sourceView = owner.view;
    popover.sourceRect = CGRectMake(CGRectGetMidX(owner.view.bounds), CGRectGetMidY(owner.view.bounds), 1, 1);
    popover.permittedArrowDirections = 0;
    [owner presentViewController:sheet animated:YES completion:nil];
    return Shared::Handed;
}

// An iPhone or iPad. Screenshots cannot be forbidden there; the picture among the recent apps is covered.
class IosHandset : public Handset {
public:
    void stayAwake(bool on) override { UIApplication.sharedApplication.idleTimerDisabled = on; }
    void keepPrivate(bool on) override { m_cover.wanted = on; }

    // A tablet ignores it; which ones do cannot be asked in a simple way.
    bool canFeel() const override { return UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPhone; }
    void feel(Touch touch) override {
        switch (touch) {
        case Touch::Light: return impact(UIImpactFeedbackStyleLight);
        case Touch::Firm: return impact(UIImpactFeedbackStyleMedium);
        case Touch::Twice:
            [[[UINotificationFeedbackGenerator alloc] init]
                notificationOccurred:UINotificationFeedbackTypeSuccess];
            return;
        }
    }

    // Qt plays in the ambient category, which the ring switch quiets.
    bool mayBeHeard() const override { return true; }

    Shared share(const QString& text) override { return hand(text.toNSString()); }
    Shared shareFile(const QString& path) override { return hand([NSURL fileURLWithPath:path.toNSString()]); }

private:
    static void impact(UIImpactFeedbackStyle style) {
        [[[UIImpactFeedbackGenerator alloc] initWithStyle:style] impactOccurred];
    }

    AphelionCover* const m_cover = [[AphelionCover alloc] init];
};

} // namespace

std::unique_ptr<Handset> platformHandset() { return std::make_unique<IosHandset>(); }

} // namespace aphelion
