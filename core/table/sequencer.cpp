#include "table/sequencer.h"

namespace aphelion {

Result<Sequenced, LogFault> sequence(const Log& log, const SigningKey& host, const Ask& ask, const Judge& judge) {
    if (const Entry* before = log.made(ask.author, ask.counter); before != nullptr && before->ask == ask)
        return Sequenced{*before, false};
    const Entry entry = placedBy(host, log.table(), {log.nextNumber(), log.head().hash, ask});
    if (const auto fault = log.objection(entry))
        return *fault;
    if (!judge(ask))
        return LogFault::AgainstTheRules;
    return Sequenced{entry, true};
}

} // namespace aphelion
