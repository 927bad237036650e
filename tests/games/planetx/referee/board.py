"""The board as the contract of `planetx play` describes it."""

from typing import Any

from rules import Table


def board(table: Table) -> dict[str, Any]:
    visible = table.visible()
    return {
        "phase": table.phase,
        "toAct": table.to_act,
        "waitingFor": table.waiting_for,
        "earth": table.sector_at(table.earth),
        "visible": [visible[0], visible[-1]],
        "pawns": [{"t": time, "sector": table.sector_at(time)} for time in table.time],
        "targetsLeft": table.targets_left,
        "tokens": table.tokens,
        "theories": [{"player": theory.player, "sector": theory.sector, "space": theory.space,
                      "object": theory.object if theory.face_up else None,
                      "faceUp": theory.face_up} for theory in table.theories],
        "confirmed": {str(sector): kind for sector, kind in table.confirmed.items()},
        "ruledOut": [{"sector": sector, "object": kind}
                     for sector, kind in sorted(table.ruled_out)],
        "conferences": table.conferences,
        "finder": table.finder,
        "scores": table.scores,
    }
