package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapSink;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/** Makes slices of the beginnings of states. */
final class Slices implements StatemapSink {

    private final SliceSink sink;
    private final StateNumbers numbers;
    private final long origin;
    private final Map<String, Integer> rows = new HashMap<>();
    private final List<@Nullable Slice> open = new ArrayList<>();

    private record Slice(int state, @Nullable String tag) {}

    /**
     * @param origin what times are counted from
     */
    Slices(SliceSink sink, StateNumbers numbers, long origin) {
        this.sink = sink;
        this.numbers = numbers;
        this.origin = origin;
    }

    @Override
    public void datum(long time, String entity, int state, @Nullable String tag)
            throws IOException {
        Integer known = rows.get(entity);
        int row = known == null ? rows.size() : known;
        if (known == null) {
            rows.put(entity, row);
            open.add(null);
            sink.row(row, entity);
        }
        Slice before = open.get(row);
        if (before != null && before.state == state && Objects.equals(before.tag, tag)) {
            return;
        }
        if (before != null) {
            sink.ends(origin + time, row);
        }
        String name = numbers.name(state);
        boolean isNone = name.equals(StatemapState.NONE);
        open.set(row, isNone ? null : new Slice(state, tag));
        if (!isNone) {
            sink.begins(origin + time, row, name, tag);
        }
    }

    /** Ends what is open. */
    void finish(long end) throws IOException {
        for (int row = 0; row < open.size(); row++) {
            if (open.get(row) != null) {
                sink.ends(end, row);
            }
        }
    }

    @Override
    public void description(String entity, String description) {
        // slices have none
    }

    @Override
    public void tag(StatemapTag tag) {
        // the label is enough
    }
}
