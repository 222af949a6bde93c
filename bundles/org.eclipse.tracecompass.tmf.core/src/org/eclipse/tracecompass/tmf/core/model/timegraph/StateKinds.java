package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/** The kinds of states that were met, by number: states of a kind look the same. */
final class StateKinds {

    private static final int MOST_SHARES = 1000;

    /** What a state looks like. */
    record Kind(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        TimeGraphState state(long start, long end) {
            return new TimeGraphState(start, end - start + 1, value, label, style);
        }
    }

    private final Map<Kind, Integer> fIds = new HashMap<>();
    private final List<Kind> fKinds = new ArrayList<>();

    /** What blends of kinds look like that were asked for. */
    private final Map<List<Integer>, ShareKinds> fShares = new HashMap<>();

    private @Nullable Kind fLastKind;
    private int fLastKindId;

    int size() {
        return fKinds.size();
    }

    Kind get(int id) {
        return fKinds.get(id);
    }

    /**
     * What blends of some kinds look like; the same for the same kinds, as long as they are few.
     * May be called by several threads once all kinds are known.
     */
    synchronized ShareKinds shares(int[] kinds) {
        if (fShares.size() >= MOST_SHARES) {
            fShares.clear();
        }
        return fShares.computeIfAbsent(
                Arrays.stream(kinds).boxed().toList(),
                ids -> new ShareKinds(ids.stream().map(fKinds::get).toList()));
    }

    int idOf(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        // states of a kind come in runs: comparing with the latest one saves most of the hashing
        Kind last = fLastKind;
        if (last != null && last.value == value && last.label == label && last.style == style) {
            return fLastKindId;
        }
        Kind kind = new Kind(value, label, style);
        Integer known = fIds.get(kind);
        int id = known == null ? fKinds.size() : known;
        if (known == null) {
            fIds.put(kind, id);
            fKinds.add(kind);
        }
        fLastKind = kind;
        fLastKindId = id;
        return id;
    }
}
