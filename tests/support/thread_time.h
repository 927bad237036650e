#pragma once

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <functional>

namespace planetx {

// Milliseconds of the processor that this thread has spent.
inline double spent() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// The longest that this thread is busy at a stretch while it waits for something.
inline double longestBusy(const std::function<bool()>& waits) {
    double longest = 0;
    for (double last = spent(); waits(); last = spent()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, spent() - last);
        QTest::qSleep(1);
    }
    return longest;
}

} // namespace planetx
